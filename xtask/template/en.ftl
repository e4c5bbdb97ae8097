__ID__-title = Deal { $deal } of { $deals }
__ID__-dealt = { $seat } has dealt.
    .you = You have dealt.
__ID__-passes = { $seat } passes.
    .you = You pass.
__ID__-deal-over = The deal is over.
__ID__-do-pass = Pass
__ID__-why-pass = There is nothing else to do yet.
