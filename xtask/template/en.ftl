# What is said at a table of __NAME__.
__ID__-title = Deal { $deal } of { $deals }
__ID__-dealt = { $seat } deals five cards to each.
    .you = You deal five cards to each.
__ID__-plays = { $seat } plays { $card }.
    .you = You play { $card }.
__ID__-takes = { $seat } takes the trick.
    .you = You take the trick.
__ID__-deal-over = The tricks are paid.
__ID__-must-follow = You have { $suit } and must follow suit.
__ID__-fact-tricks = Tell the tricks of all players, { $number } in all.
__ID__-note-lead = { $seat } leads
    .you = You lead
__ID__-note-play = { $seat } plays
    .you = You play
