# Was an einem L'Hombre-Tisch gesagt wird.

# Entscheidungen: wie ein Fehler gutgemacht wird.
lhombre-ruling-may-refuse-card = Wer die Karte bekommen hat, darf sie zurückweisen.
lhombre-ruling-discard-one-more = Er legt eine Karte mehr weg, als er kauft.
lhombre-ruling-draw-one-more = Er kauft eine Karte mehr, als er weglegt.
lhombre-ruling-pull-one-blind = Ihm wird unbesehen eine Karte aus der Hand gezogen.
lhombre-ruling-put-back = Das zu viel Gekaufte wird zurückgelegt.
lhombre-ruling-take-from-talon = Er nimmt das Fehlende vom Talon.
lhombre-ruling-take-from-discards = Er nimmt das Fehlende unbesehen aus den abgelegten Karten.
lhombre-ruling-take-back-card = Er nimmt die Karte zurück und spielt eine andere.
lhombre-ruling-take-back-discards = Er darf Karten aus seinen abgelegten zurücknehmen.
lhombre-ruling-card-stays = Die Karte bleibt liegen.
lhombre-ruling-replay-from-trick = Die späteren Stiche werden aufgenommen, und von diesem Stich an wird neu gespielt.
lhombre-ruling-play-on = Er nimmt seine Karten wieder auf und spielt weiter.
lhombre-ruling-play-on-named-lead = Er spielt weiter und muss die Karte ausspielen, die sein rechter Gegner nennt.
lhombre-ruling-play-shown-card = Er muss die gezeigte Karte spielen.
lhombre-ruling-accept-or-drop-vole = Der Hombre darf die Karte gelten lassen oder die Vole aufgeben.
lhombre-ruling-take-own-back = Jeder nimmt seine eigenen Karten zurück.
lhombre-ruling-nine-new-cards = Jeder bekommt unbesehen neun neue Karten.
lhombre-ruling-restore = Die Karten werden wieder in Ordnung gebracht.
lhombre-ruling-hombre-may-redeal = Der Hombre entscheidet, ob neu gegeben wird.

# Rat: warum.
lhombre-why-solo-tout = Jeder Stich ist sicher: Versprechen Sie alle.
lhombre-why-solo = Auf dieses Blatt spielt das Buch Solo in {$suit}.
lhombre-why-ask = Auf dieses Blatt fragt das Buch in {$suit}.
lhombre-why-two-suits = Zwei Farben locken gleich sehr.
lhombre-why-middle = Für die Mittelhand sind diese Karten zu schwach.
lhombre-why-overbid = Das Spiel ist für dieses Blatt zu hoch.
lhombre-why-two-aces = Zwei schwarze Asse allein genügen nicht.
lhombre-why-poor = Keines der Blätter des Buches ist darunter.
lhombre-why-nullissimo = Diese Karten sollten keinen Stich machen.
lhombre-why-grandissimo = Die schwarzen Asse und Ihre Könige machen die Stiche auch ohne Trumpffarbe.
lhombre-why-blind-aces = Alle haben gepasst, also muss der Talon gut sein, und die schwarzen Asse behalten Sie.
lhombre-why-casco = Alle haben gepasst, also muss der Talon gut sein.
lhombre-why-trump = {$suit} verspricht am meisten.
lhombre-why-discard = Trümpfe und Könige bleiben; {$cards} wird niemand vermissen.
lhombre-why-leave-talon = Mit schlechten Karten überlässt man den Talon dem Nächsten.
lhombre-why-only-card = Eine andere Karte darf nicht gespielt werden.
lhombre-why-stay-under = Bleiben Sie unter dem, was liegt.
lhombre-why-force-null = Lassen Sie dem Hombre keine Karte, unter der er bleiben kann.
lhombre-why-draw-trumps = Ziehen Sie die Trümpfe, die noch draußen sind.
lhombre-why-master = Keine höhere Karte der Farbe ist mehr draußen.
lhombre-why-fork = Warten Sie, bis man in Ihre Trümpfe spielen muss.
lhombre-why-low = Diese Karte ist der kleinste Verlust.
lhombre-why-help-weak = Lassen Sie dem schwächeren Gegner diesen Stich, damit der stärkere nicht auf vier kommt.
lhombre-why-take = Nehmen Sie den Stich so billig wie möglich.
lhombre-why-weak-lead = Ihren Stich haben Sie: Bringen Sie Ihren Freund mit einer kleinen Karte ans Spiel.
lhombre-why-king = Diese Karte ist die höchste ihrer Farbe: Nutzen Sie sie, solange sie sticht.
lhombre-why-force-over = Zwingen Sie den Hombre zum Überstechen.
lhombre-why-unload = Räumen Sie Ihrem Freund Ihre hohen Karten aus dem Weg.
lhombre-why-give-up = Der Kauf war schlecht, und Codille droht.
lhombre-why-play-it = Das Spiel ist noch zu gewinnen.
lhombre-why-take-over = Sie haben die Stiche für Codille.
lhombre-why-leave-it = Ihnen fehlen die Stiche für Codille, und ein Misslingen kostet eine Bête.
lhombre-why-vole = Jede Karte ist sicher: Spielen Sie auf die Vole.
lhombre-why-stop = Nicht jede Karte ist sicher: Begnügen Sie sich mit den ersten fünf.
