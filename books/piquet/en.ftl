# What is said at a table of Piquet.
piquet-ask-discard = Choose the cards to lay away
piquet-packet = { $seat } deals by { $number }.
    .you = You deal by { $number }.
piquet-announces-blank = { $seat } announces a carte blanche and will take { $number }.
    .you = You announce a carte blanche and will take { $number }.
piquet-shows-blank = { $seat } shows a carte blanche: { $cards }.
    .you = You show a carte blanche: { $cards }.
piquet-demands = { $seat } demands { $card } as the first lead.
    .you = You demand { $card } as the first lead.
piquet-cut = The cut shows { $first } and { $second }: { $seat } deals.
    .you = The cut shows { $first } and { $second }: you deal.
piquet-dealt = { $seat } deals twelve cards each.
    .you = You deal twelve cards each.
piquet-takes = { $seat } exchanges { $number }.
    .you = You exchange { $number }.
piquet-takes-and-leaves = { $left ->
    [0] { $seat } exchanges { $number } and leaves none of the five.
   *[other] { $seat } exchanges { $number } and leaves { $left } of the five.
}
    .you = { $left ->
        [0] You exchange { $number } and leave none of the five.
       *[other] You exchange { $number } and leave { $left } of the five.
    }
piquet-you-take = You take { $cards }.
piquet-looks = { $seat } looks at { $number } of the cards left.
    .you = You look at { $number } of the cards left.
piquet-you-see = You see { $cards }.
piquet-names-suit = { $seat } names { $suit } and looks at what is left.
    .you = You name { $suit } and look at what is left.
piquet-equal = Equal { $class }: nobody counts.
piquet-counts-class = { $seat } counts the { $class }: { $what }.
    .you = You count the { $class }: { $what }.
piquet-class-counts = { $seat } counts { $number } for the { $class }.
    .you = You count { $number } for the { $class }.
piquet-lacks-suit = { $seat } does not hold the suit named and lays his hand open.
    .you = You do not hold the suit named and lay your hand open.
piquet-leads = { $seat } leads { $card }.
    .you = You lead { $card }.
piquet-replies = { $seat } plays { $card }.
    .you = You play { $card }.
piquet-trick = { $seat } takes the trick.
    .you = You take the trick.
piquet-deal-over = The deal counts { $first } to { $second }.
piquet-marks = { $seat } marks { $number }.
    .you = You mark { $number }.
piquet-must-follow = You hold { $suit } and must follow.
piquet-must-lead-demanded = You must lead the card that was demanded.
piquet-must-lead-named = You must lead the suit you named.
piquet-must-lead-thrown = You must lead the cards you threw down in their order.
piquet-no-second-exchange = Nobody exchanges twice.
piquet-not-blank = Your hand is not without court cards, or carte blanche is not played.
piquet-blank-too-late = A carte blanche is shown before the exchange.
piquet-wrong-number = Lay away { $least } to { $most } cards.
piquet-class-rummel = Rummel
piquet-class-sequences = sequences
piquet-class-sets = sets
piquet-what-rummel = { $cards } cards of { $suit }, { $pips } pips
piquet-recalls = { $seat } remembers his { $class } in time.
    .you = You remember your { $class } in time.
piquet-content = { $seat } has nothing to add.
    .you = You have nothing to add.
piquet-retracts = { $seat } takes back his "good" in { $class }.
    .you = You take back your "good" in { $class }.
piquet-corrects = { $seat } mends his set before his own first card.
    .you = You mend your set before your own first card.
piquet-says-pic = { $seat } says: thirty of Pic make sixty.
    .you = You say: thirty of Pic make sixty.
piquet-throws-in = { $seat } throws his hand in.
    .you = You throw your hand in.
piquet-throws-down = { $seat } throws down { $cards }.
    .you = You throw down { $cards }.
piquet-says-good = { $seat } says: good.
    .you = You say: good.
piquet-calls = { $seat } calls { $what }.
    .you = You call { $what }.
piquet-calls-nothing = { $seat } has nothing to call ({ $class }).
    .you = You have nothing to call ({ $class }).
piquet-shows = { $seat } shows { $cards }.
    .you = You show { $cards }.
piquet-not-shown = { $seat } plays without having shown his { $class } and loses it.
    .you = You play without having shown your { $class } and lose it.
piquet-proves-set = { $seat } proves his set: { $cards }.
    .you = You prove your set: { $cards }.
piquet-false-set = { $seat } called what he has not and counts nothing in this deal.
    .you = You called what you have not and count nothing in this deal.
piquet-pic-forgotten = { $seat } forgot to say his Pic; it is lost.
    .you = You forgot to say your Pic; it is lost.
piquet-why-keep = Keep { $cards }.
piquet-why-packet = Threes are dealt fastest.
piquet-why-blank = A carte blanche counts ten and hinders Pic and Repic.
piquet-why-look = Looking at the rest of your five costs nothing.
piquet-why-not-look = Looking tells more than it is worth.
piquet-why-demand = A card you can take.
piquet-why-lead = Lead from the top of your longest suit; a card nothing can beat counts and keeps the lead.
piquet-why-reply = Take as cheaply as you can; if you cannot, give up the least.
piquet-why-retract = You hold as much or more: take back your "good" before you play.
piquet-why-doubt = You have seen too many of these cards yourself: the set cannot be true.
piquet-why-ask = The missing card tells what was laid away.
piquet-why-ask-at-the-end = If the set stands the Partie is lost: ask to see it.
piquet-why-pic = Say sixty before the cards are mixed.
piquet-why-call = Call everything before the first lead.
piquet-why-show = What is not shown before the first card is lost.
piquet-why-recall = You have called nothing here though you hold something: say it before the lead.
piquet-do-packet = Deal by { $number }
piquet-do-blank = Announce carte blanche, taking { $number }
piquet-do-show-blank = Show carte blanche
piquet-do-discard = Lay away { $cards }
piquet-do-look = Look at the cards left
piquet-do-name = Name { $suit } and look
piquet-do-pass = Pass
piquet-do-content = Nothing to add
piquet-do-believe = Believe the set
piquet-do-demand = Demand { $card }
piquet-do-declare = Call { $class }
piquet-do-declare-set = Call { $number ->
    [3] three
   *[4] four
} { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[10] tens
}
piquet-do-good = Say: good
piquet-do-show = Show { $class }
piquet-do-recall = Remember { $class }
piquet-do-retract = Take back "good" in { $class }
piquet-do-correct = Mend the set called
piquet-do-doubt = Ask about the { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[10] tens
}
piquet-do-pic = Say sixty (Pic)
piquet-do-throw-in = Throw the hand in
piquet-do-throw-down = Throw down { $order }
piquet-title-target = Partie { $partie } of { $parties } · deal { $deal } · to { $target }
piquet-title-four = Round { $partie } of { $parties } · deal { $deal } of 4
piquet-elder = Vorhand
piquet-younger = dealer
piquet-this-deal = this deal
piquet-carte-blanche = carte blanche
piquet-laid-away = laid away
piquet-note-exchange = { $seat } exchanges
    .you = You exchange
piquet-note-look = { $seat } may look at the cards left
    .you = You may look at the cards left
piquet-note-call = { $seat } calls { $class }
    .you = You call { $class }
piquet-note-answer = { $seat } answers on { $class }
    .you = You answer on { $class }
piquet-note-reply = { $seat } replies
    .you = You reply
piquet-note-lead = { $seat } leads
    .you = You lead
piquet-note-choose = { $seat } chooses
    .you = You choose
piquet-note-proof = { $seat } may ask about the set before the Partie is lost
    .you = You may ask about the set before the Partie is lost
piquet-note-named = Vorhand has named { $suit }
piquet-note-repic = Repic for { $seat }
    .you = Repic for you
piquet-note-pic = Pic for { $seat }
    .you = Pic for you
piquet-figure-rummel = { $cards } cards, { $pips } pips
piquet-figure-sequence = { $length ->
    [3] tierce
    [4] quart
    [5] quint
    [6] sixte
    [7] septième
   *[8] octave
} { $top ->
    [A] major
    [K] of the king
    [Q] of the queen
    [J] of the jack
   *[other] of the { $top }
}
piquet-figure-set = { $number ->
    [3] three
   *[4] four
} { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[10] tens
}

# Facts that cannot be.
piquet-fact-not-over = the match is not over yet
piquet-fact-after = there are deals after the match was over
piquet-this-deal = points of this deal
