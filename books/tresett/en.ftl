# What is said at a table of Tresett.
tresett-title = Deal { $deal } of { $deals }
tresett-partners = { $a } and { $c } play against { $b } and { $d }.
tresett-pack = Forty cards, without tens, nines and eights.
tresett-order = In every suit the three is highest, then 2 A K Q J 7 6 5 4.
tresett-no-trump = There are no trumps.
tresett-with-calling = The Vorhand may call for a card; so no marks are carried over.
tresett-first-dealer = { $seat } deals first.
    .you = You deal first.
tresett-next-dealer = { $seat } deals next.
    .you = You deal next.
tresett-dealt = { $seat } deals twice five cards to each.
    .you = You deal twice five cards to each.
tresett-leads-first = { $seat } leads.
    .you = You lead.
tresett-plays = { $seat } plays { $card }.
    .you = You play { $card }.
tresett-takes = { $seat } takes the trick.
    .you = You take the trick.
tresett-partner = partner
tresett-marks = marks
tresett-parties = Parties

tresett-set = { $number ->
    [3] three
   *[other] four
} { $rank ->
    [3] threes
    [2] twos
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [7] sevens
    [6] sixes
    [5] fives
   *[4] fours
}
tresett-neapolitaine = { $number ->
    [3] a Neapolitaine in { $suit }
   *[other] a Neapolitaine of { $number } in { $suit }
}
tresett-announces = { $seat }: { $what }.
    .you = You: { $what }.
tresett-counts-twice = Cards that { $seat } has counted in a set count in the Neapolitaine again.
    .you = Cards that you have counted in a set count in the Neapolitaine again.
tresett-sevens-partie = { $seat } and partner break off a Partie on the Kamm; the race goes on.
    .you = You and partner break off a Partie on the Kamm; the race goes on.
tresett-announcing-begins = From the Vorhand on, each announces what he has.
tresett-late-begins = Now threes, twos, aces and Neapolitaines may be announced.
tresett-speaks = { $seat } announces everything now.
    .you = You announce everything now.
tresett-waits = { $seat } keeps something for the second trick.
    .you = You keep something for the second trick.
tresett-no-more = { $seat } has nothing more to announce.
    .you = You have nothing more to announce.
tresett-out-by-announcing = { $seat } is out; the cards are thrown in.
    .you = You are out; the cards are thrown in.

tresett-calls = { $seat } calls for { $card }.
    .you = You call for { $card }.
tresett-calls-nothing = { $seat } calls for nothing.
    .you = You call for nothing.
tresett-hands-over = { $seat } hands { $card } to { $other }.
    .you = You hand { $card } to { $other }.
    .you-other = { $seat } hands { $card } to you.
tresett-gives-back = { $seat } gives { $other } a card for it.
    .you = You give { $other } a card for it.
    .you-other = { $seat } gives you a card for it.
tresett-you-get = You get { $card }.
tresett-shows = { $seat } shows the suit: { $cards }.
    .you = You show the suit: { $cards }.
tresett-called-counts = { $card } counts in what { $seat } announces.
    .you = { $card } counts in what you announce.

tresett-counts = { $seat } and { $other } count { $number ->
    [one] one point
   *[other] { $number } points
}, with { $figures ->
    [one] one figure
   *[other] { $figures } figures
}.
    .you = You and { $other } count { $number ->
        [one] one point
       *[other] { $number } points
    }, with { $figures ->
        [one] one figure
       *[other] { $figures } figures
    }.
tresett-eleven = Figures left over count nothing; there are eleven points in all.
tresett-points-not-laid = The points of this deal are not laid.
tresett-sweep = { $seat } and { $other } make { $feat }: { $number } Parties.
    .you = You and { $other } make { $feat }: { $number } Parties.
tresett-gallara = the Gallara
tresett-gallaton = the Gallaton
tresett-stramazette = the Stramazette
tresett-stramazetton = the Stramazetton
tresett-partie = { $seat } and { $other } have twenty-one marks.
    .you = You and { $other } have twenty-one marks.
tresett-out-by-points = The points of trick { $number } brought them there.
tresett-double = The others are not past ten: the Partie counts double.
tresett-carries = { $seat } and { $other } carry { $number ->
    [one] one mark
   *[other] { $number } marks
} over.
    .you = You and { $other } carry { $number ->
        [one] one mark
       *[other] { $number } marks
    } over.
tresett-anew = Both pairs start from nothing.
tresett-won = { $seat } and { $other } win a Partie.
    .you = You and { $other } win a Partie.
tresett-won-double = { $seat } and { $other } win a double Partie.
    .you = You and { $other } win a double Partie.
tresett-race-goes-on = The race goes on.
tresett-rises = The company rises: { $first } Parties to { $second }.

tresett-must-follow = You have { $suit } and must follow suit.
tresett-not-yet = Wait for your turn to announce.
tresett-too-late = The time for that announcement is over.
tresett-too-early = Only the Vorhand may announce that before the second trick.
tresett-not-held = You do not hold that.
tresett-said-already = You have announced that already.
tresett-call-missing = Call for a card of the pack that you lack.
tresett-not-the-called = Give another card back than the one you called for.
tresett-fact-parties = No pair has more than { $number } Parties.

tresett-note-call = { $seat } may call for a missing card
    .you = You may call for a missing card
tresett-note-give = { $seat } gives a card back
    .you = You give a card back
tresett-note-early = { $seat } announces before the first lead
    .you = You announce before the first lead
tresett-note-speak = { $seat } announces everything, or waits
    .you = You announce everything, or wait
tresett-note-late = { $seat } announces at the second trick
    .you = You announce at the second trick
tresett-note-lead = { $seat } leads
    .you = You lead
tresett-note-play = { $seat } plays
    .you = You play

tresett-do-speak = Announce everything now
tresett-do-wait = Wait until the second trick
tresett-do-no-call = Call for nothing
tresett-do-done = Nothing more
tresett-do-announce = Announce { $what } ({ $number ->
    [one] one mark
   *[other] { $number } marks
})
tresett-do-announce-partie = Announce { $what } (a Partie and { $number ->
    [one] one mark
   *[other] { $number } marks
})
tresett-do-call = Call for { $card }
tresett-do-give = Give { $card } back

tresett-why-wait = Keep it to yourself until the second trick; then it counts as well, and nobody is warned.
tresett-why-speak = Speak now: you may be out by it, or the others may be out before you are asked again.
tresett-why-announce = Whatever may be announced now brings marks.
tresett-why-done = There is nothing more to announce.
tresett-why-call = { $card } helps you most, in what you announce or in the tricks.
tresett-why-give = { $card } can be missed most easily.
tresett-why-return = Your partner led low: bring the suit back with { $card }.
tresett-why-demand = With three, two and more, demand at once with { $card }.
tresett-why-three-ace = { $card } may bring the two down; then your ace is free.
tresett-why-go-on = Go on demanding: nothing beats { $card }.
tresett-why-invite = { $card } is low: your partner takes with his highest and brings the suit back.
tresett-why-picture = You have nothing to demand or invite with: { $card } asks your partner to direct the play.
tresett-why-not-thrown = Not the suit your partner threw first: rather { $card }.
tresett-why-drop-ace = Your partner demands with the three: { $card } is a sure point in this trick.
tresett-why-drop-two = Your partner leads the three: { $card } makes room for the ace he may hold.
tresett-why-take-invited = Your partner invites: take with { $card }, your highest.
tresett-why-feed = Your partner has the trick: give { $card }, which counts.
tresett-why-throw-small = { $card } serves you nothing, and tells your partner what you do not want.
tresett-why-figures = Only figures are left to throw; { $card } costs least.
