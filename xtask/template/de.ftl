__ID__-title = Spiel { $deal } von { $deals }
__ID__-dealt = { $seat } hat gegeben.
    .you = Sie haben gegeben.
__ID__-passes = { $seat } passt.
    .you = Sie passen.
__ID__-deal-over = Das Spiel ist vorbei.
__ID__-do-pass = Passen
__ID__-why-pass = Noch gibt es nichts anderes zu tun.
