# What the house itself says, whatever is played.
house-you = you
house-you-first = You
house-pot = pot { $number }
house-seat = Seat { $number }
house-spades = spades
house-hearts = hearts
house-diamonds = diamonds
house-clubs = clubs
house-flowers = flowers
house-moons = moons
house-taroks = tarocks
house-skus = Sküs
house-not-your-turn = It is not your turn.
house-not-now = That cannot be done now.
house-impossible-outcome = That cannot have fallen.
house-not-held = You do not hold that card.
house-dealer = dealer
house-points = points
house-tricks = tricks
house-measure-holes = holes
house-measure-saetze = Sätze
house-talon = talon
house-cards = { $cards }
house-list = { $first }, { $next }
house-nothing = nothing
house-laid-on = on the card
house-laid-beside = beside it (half)
house-laid-corner = under the corner (a quarter)
house-laid-up = face up
house-laid-down = face down
house-play-card = Play { $card }
house-paid-in = { $from } pays { $amount } { $to ->
        [pot] into the pot
       *[other] into the pot ({ $to })
    }
    .you-from = You pay { $amount } { $to ->
        [pot] into the pot
       *[other] into the pot ({ $to })
    }
house-paid-out = { $to } draws { $amount } { $from ->
        [pot] from the pot
       *[other] from the pot ({ $from })
    }
    .you-to = You draw { $amount } { $from ->
        [pot] from the pot
       *[other] from the pot ({ $from })
    }
house-paid = { $from } pays { $amount } to { $to }
    .you-from = You pay { $amount } to { $to }
    .you-to = { $from } pays { $amount } to you
house-paid-over = { $amount } goes from the { $from } to the { $to }
house-unscored = { $seat } loses { $points }
    .you = You lose { $points }
house-scored = { $seat } marks { $points }
    .you = You mark { $points }
house-calls = { $seat }: { $words }
    .you = You: { $words }
house-said = “{ $words }”
house-counters = { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
 }
house-shown = Shown: { $card }
house-men-lost = Men lost: { $men }
house-bank-legend = -1: one of the four is out; below it: the stakes
house-secret = What may be known
house-secret-once-more = The trick is not over. Whoever wants to know the secret now closes this page and presses s once more.
house-more-stakes = { $count ->
    [one] and one more stake
   *[other] and { $count } more stakes
 }
house-cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
house-bank-middle = In the middle: { $cards }
house-bank-turn = Bank { $bank } · punters { $punters } · { $left } cards left
house-bank-share = The bank keeps { $hundred } in the hundred of a stake on { $place } ({ $share }).
house-bank-share-bare = The bank keeps { $hundred } in the hundred of a stake ({ $share }).
house-ruin-unknown = nobody can reckon how long counters last with such a stake now
house-ruin-no-stake = a stake must be more than nothing
house-dice = Dice { $high } and { $low }
house-match-over = The match is over.
house-account = The account
house-your-choice = Your choice
house-choose-number = Type a number, a move, or ? for help
house-plain-help = A number chooses; or type a move as shown in brackets. h hint · u take back · r rules · s scene · l log · a account · m could the last deal have been made? · g words of the trade · ? NUMBER explain a choice · ? CARD why it may not be played · q leave (the match is saved)
house-no-such-choice = There is no choice { $number }.
house-once-more = { $choice }? Choose it once more if you mean it.
house-not-understood = That is not a move: { $why }
house-hint = Hint: { $choice }
house-book-says = The book: { $advice }
house-because = · { $reason }
house-nothing-to-take-back = There is nothing to take back.
house-taken-back = Taken back.
house-saved = The match is saved; `spadille play --resume` goes on.
house-goodbye = Good night.
house-takes-turn = { $seat } is to act
    .you = You are to act
house-form-subset = { $label } ({ $min } to { $max }): { $verb } followed by cards, as in { $example }
house-form-card = { $label }: { $verb } followed by a card, as in { $example }
house-form-amount = { $label } ({ $min } to { $max }): { $verb }, where, how much, as in { $example }
house-law = Law: { $sentence }
house-barred = { $cards } may not be played: { $why }
house-words = Words of the trade
house-pace = Pace: { $pace }
house-sheet-keys = Enter next deal, a account, m could it be made, l log
house-sheet-keys-soon = goes on by itself in { $seconds } s; Enter next deal
house-holes = { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }, { $points } points { $flag }
house-tables-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
house-tables-out = out: { $men }
house-hint-title = Hint
house-pace-calm = calm
house-pace-brisk = brisk
house-pace-once = at once
law-emended = Emended: { $text }
law-reading = Our reading: { $text }
sheet-show = Account of the deal
sheet-sum = together
house-log = What happened
house-keys = Arrows move, Enter chooses, Tab changes between cards, board and list, Space picks a card. h hint · ? explain · g words of the trade · r rules · l log · a account · p pace · m could the last deal have been made? · u take back · : type a move · q leave (the match is saved). Everything can be clicked, too; the wheel scrolls.
house-footer = h hint  ? explain  q leave  u take back  r rules  l log  a account  g words  p pace  : type
house-footer-over = Enter leave the table  r rules  l log  a account  u take back  m could it be made
house-footer-stage = s secret  h hint  ? explain  q leave  u take back  r rules  l log  g words  p pace  : type
house-popup-keys = ↑↓ scroll, Esc closes
house-nothing-paid = Nothing was paid.
house-pick = Picked { $picked } of { $min } to { $max } (Space picks, Enter confirms)
house-stake-keys = ←→ where  ↑↓ amount  w manner  Enter stake  Tab list
house-stroke-keys = ←→ figure  ↑↓ change  PgUp PgDn more  w manner  Enter play  Tab list
house-balls-in-hand = In hand: { $balls }
house-form-stroke = { $label }: { $verb } and its figures, for example { $example }
house-ball-at = { $ball }: { $place }
house-ball-on-the-wall = on the wall
house-ball-in-hand = in hand
house-ball-gone = out of play
house-ball-flies = The ball: { $x } m from the lower end, { $y } m from the middle towards the main wall, { $z } m high
house-player-stands = { $name }: { $x } m from the lower end, { $y } m from the middle towards the main wall
house-server-stands = { $name }, to serve: { $x } m from the lower end, { $y } m from the middle towards the main wall
house-too-small = The table needs at least { $width } columns and { $height } lines. Make the window larger.
house-menu-title = Spadille, a house of historical games
house-menu-games = Games
house-menu-keys = ↑↓ choose  a…z find  Enter set up  ? rules  Esc leave
house-menu-resume-keys = ↑↓ choose  a…z find  Enter go on playing  Esc leave
house-menu-nothing = No game of that name
house-game-facts =
    { $most ->
        [one] 1 player
       *[other] { $players } players
    } · { $minutes } minutes · weight { $weight } of 5
house-no-family = there is no family "{ $family }"; there are: { $known }
house-no-such-games = No game of the house is like that.
house-menu-more = PgDn more
house-menu-resume = Go on with the last match
house-menu-preset = Rules
house-menu-opponents = Opponents
house-menu-seat = Your seat
house-menu-seat-help = One of { $seats } seats, counted in the order of play.
house-menu-begin = Sit down and play
house-group-table = Length and players
house-group-auction = Calling
house-group-play = Play
house-group-payments = Payments and counting
house-group-strictness = Strictness
house-menu-options = Options
house-menu-setup-keys = ↑↓ move  ←→ change  Enter sit down and play  Esc/q back
house-bot-random = a child (anything)
house-bot-novice = a novice
house-bot-book = a player by the book
house-bot-search = a master (search)
house-bot-random-help = Plays any lawful move, whatever it is worth.
house-bot-novice-help = Has read the book and forgets it now and then.
house-bot-book-help = Plays at once, as the book advises.
house-bot-search-help = Reckons for less than half a second before each move; plays best.
house-yes = yes
house-no = no
house-estimate = { $choice } ({ $value } ± { $margin } counters)
house-estimate-exact = { $choice } ({ $value } counters)
house-estimate-promise = { $choice } ({ $promise })
house-book-differs = Here the reckoning and the book part ways.

# The house as a server: tables, seats, people.
room-sat = { $seat } sits down.
    .you = You sit down.
room-rose = { $name } leaves the seat.
    .you-name = You leave the seat.
room-bot-sat = { $seat } (a bot) takes the seat.
room-stands-in = A bot plays for { $seat }.
    .you = A bot plays for you.
room-returned = { $seat } plays again.
    .you = You play again.
room-began = The match begins.
room-asks-take-back = { $seat } asks to take back the last move.
    .you = You ask to take back the last move.
room-asks-pause = { $seat } asks for a pause.
    .you = You ask for a pause.
room-asks-break-off = { $seat } asks to break off the match.
    .you = You ask to break off the match.
room-agrees = { $seat } agrees.
    .you = You agree.
room-declines = { $seat } declines.
    .you = You decline.
room-taken-back = The move is taken back.
room-paused = The match is paused.
room-resumed = { $seat } goes on.
    .you = You go on.
room-closed = The table is closed.
room-followed = Another table follows.
room-malformed = That cannot be understood: { $why }
room-nobody = Please come in first, as a guest or with an account.
room-not-found = There is no such thing here.
room-too-many = That was too much at once; please wait a moment.
room-unavailable = The house cannot write that down just now; please try again in a moment.
room-corrupt = The log of this table cannot be read.
room-thinks-too-long = A bot of this house thinks at most 3000 times or three seconds.
room-bad-salt = A salt has up to 64 letters and digits.
room-nothing-said = Nothing was said.
room-said-too-much = That is too long; at most { $most } letters.
room-fork-too-long = A match can be played on from its first { $most } steps.
room-newer-house = A newer house keeps this table; this one cannot read what it wrote.
room-said-enough = Enough has been said at this table: { $most } times.
room-silent = The host has asked you to be silent.
room-still-playing = The match is not over yet.
room-sits-already = You already have a seat here.
room-name-taken = Somebody else is called so at this table, and one of you has an account. Take another name first.
room-too-long = A match may have at most { $most } tours, rounds or games.
room-too-long-in-all = A match may have at most { $most } moves or points in all.
room-weak-password = This password is too easily guessed. A short sentence is good.
room-wrong-code = Login or code are not right.
room-no-account = Only an account has a password.
room-seat-taken = That seat is not free.
room-not-begun = The match has not begun.
room-is-paused = The match is paused.
room-bot-plays = A bot plays for you; take your seat again first.
room-moved-on = The table has moved on; please look again.
room-asked-already = Something has been asked already; please answer that first.
room-rated-counts = The match is rated and counts however it ends: bots cannot break it off with you.
room-rated = The match is rated: no hints, and nothing is taken back.
room-nothing-asked = You have nothing to answer.
room-not-away = Nobody is away long enough for that.
room-no-seat = You have no seat here.
room-only-host = Only the host can do that.
room-record-later = That can be seen when the match is over.
room-wrong-seats = Seats described: { $given }; the game has { $wanted }.
room-two-seats = One can sit on one seat only.
room-too-many-tables = You have { $most } tables open; please finish one first.
room-no-name = Please give a name.
room-bad-login = A login has 3 to 32 letters, digits, - or _.
room-bad-password = A password has at least { $least } characters.
room-login-taken = That login is taken.
room-wrong-password = Login or password is wrong.
room-foreign = That was asked by another site.
room-session-ended = Your session has ended.
room-house-closes = The house is closing; come back in a moment.
house-open = The house is open at { $address }; Ctrl-C closes it.
house-no-browser = No browser could be opened; please go to { $address }.
house-verified = Fair: all { $outcomes } outcomes are those of the seed and the salts ({ $salts ->
    [0] nobody added salt
    [one] one player added salt
   *[other] { $salts } players added salt
 }).
house-verified-given = The match was forked; its first { $given } outcomes were given and not dealt here.
house-unproven = Not proved: { $why }.
house-unproven-no-seed = the record does not tell the seed it was dealt from
house-unproven-seed = what it says it was dealt from is no seed of 64 hexadecimal digits
house-unproven-commitment = the seed is not the one the house was bound to
house-unproven-given = the record says that the match began with { $claimed } outcomes, and it has { $there }
house-unproven-salts = there are { $salts } salts for { $seats } seats
house-unproven-salt = the salt of seat { $seat } is not made of up to 64 letters and digits
    .you = your salt is not made of up to 64 letters and digits
house-unproven-nothing-dealt = all its { $given } outcomes were given beforehand, and nothing was dealt
house-unproven-outcome = line { $line } of the record is not what the seed and the salts give

# What is wrong with a command line.
args-wrong = { $sentence } (`spadille --help` tells more)
args-unknown = there is no argument { $arg }
args-unknown-near = there is no argument { $arg }; did you mean { $near }?
args-no-command = there is no command "{ $command }"
args-no-command-near = there is no command "{ $command }"; did you mean "{ $near }"?
args-no-value = { $arg } needs a value
args-invalid-value = "{ $value }" is no value for { $arg }; there are: { $known }
args-unfit-value = "{ $value }" does not fit { $arg }; expected is { $wanted }
args-bad-value = "{ $value }" does not fit { $arg }
args-a-number = a number
args-an-address = an address with its port, such as 127.0.0.1:1782
args-a-language = a language: en or de
args-within = a number from { $least } to { $most }
args-missing = missing: { $arg }
args-wrong-number = { $arg } has too many or too few values
args-twice = { $arg } stands there twice
args-conflict = { $arg } does not go together with { $other }
args-not-utf8 = an argument is no text in UTF-8
args-at-least-one = { $arg } must be at least 1

# What else can go wrong at the terminal.
house-no-game = there is no game "{ $game }"
house-which-game = which game? `spadille list` names them; `spadille play GAME --plain` begins
house-not-a-pair = "{ $words }" is not of the form name=value
house-not-a-size = "{ $words }" is not a size such as 96x30
house-wrong-players = { $given } players for a table of { $wanted }
house-wrong-opponents = { $given } opponents for a table of { $seats }; name { $wanted } or one for all
house-no-such-seat = seat { $seat } does not exist; the table has seats 1 to { $seats }
house-seat-waits = seat { $seat } is not to act
house-chance-next = cards or dice come next
house-no-bot = there is no bot "{ $bot }" for { $game }
house-no-reasons = a player who is { $bot } has no reasons; ask search or book
house-bench-line = { $game } { $matches } matches/s { $decisions } decisions/s  ({ $length } decisions a match; { $all_matches } matches, { $all_decisions } decisions in { $seconds } s)
house-arena-player = player
house-arena-mean = counters/deal
house-arena-interval = 95 % ±
house-arena-deals = deals
house-arena-decisions = decisions/s
house-arena-sum = { $deals } deals in { $matches } matches, each set of seatings with the same luck ({ $sets } sets), { $seconds } s
house-arena-progress = { $done }/{ $all } deals  { $time }
house-two-players = an arena needs at least two players, as in --players search,book
house-bench-seconds = --seconds must be more than 0 and at most 3600
house-no-tariff = { $game } has no tariff.
house-no-law = { $game } has no law "{ $law }"
house-no-law-near = { $game } has no law "{ $law }"; there are: { $near }
house-facts-object = expected a JSON object of facts
house-not-saved = the match could not be saved: { $why }
house-nothing-played = no match was played to its end at this terminal
house-no-left-match = there is no match to go on with
house-no-saved-match = this is not a saved match: { $why }
house-save-taken = there is a file already; name another, or go on with it by --resume
house-saved-in = The match is saved; `spadille play --resume --save { $file }` goes on.
house-nothing-found = Nothing speaks of “{ $words }”.
house-saved-players = this saved match has the wrong number of players
house-bad-record = record: { $why }
house-bad-record-line = record, line { $line }: { $why }
house-why = { $why }
house-no-seat = there is no seat { $seat }; the table has { $seats }
house-fact-may-lack = (nothing, if it does not apply)
house-fact-needed = Without this nothing can be settled.
house-fact-unknown = “{ $words }” cannot be read here; wanted: { $known }
house-fact-number = NUMBER
house-fact-lines = (one a line; an empty line ends)
house-missing-facts = these facts are missing: { $names } (`--form` shows them all)
house-bad-facts = facts: { $why }
house-record-empty = it is empty
house-record-header = not a header: { $why }
house-record-foreign = not the header of a Spadille record
house-record-newer = written in form { $form }; this program reads up to form { $most }, a newer one is needed
house-record-step = neither a move nor an outcome
house-record-other = this is a record of { $game }, not of { $wanted }
house-record-names = { $names } names for { $seats } seats
house-no-chance = nothing is dealt or thrown here
house-no-outcome = not an outcome: { $why }
house-no-move = "{ $found }" is not a move of this game
house-not-to-act = it is not the turn of { $seat }
    .you = it is not your turn
house-stays-shut = the house stays shut: { $why }
house-store-shut = the store { $place } cannot be opened: { $why }
house-store-taken = another house is open in this folder
house-store-journal = the journal { $journal } is damaged: entries that were written can no longer be read. Keep a copy of the folder, then restore it from a backup, or delete the journal to go on without them
house-store-head = the database is damaged: its head cannot be read; restore it from a backup
house-store-found = the database is damaged ({ $found }); restore it from a backup
house-store-damaged = the database is damaged
house-store-newer = the store is of a newer house; start that one
house-store-full = the disk is full
house-store-read-only = the store can only be read
house-store-unopened = the file of the store cannot be opened
house-store-gone = the file of the store is gone
house-store-away = nobody answers there
house-store-late = the store does not answer in time
house-store-silent = the store does not answer: { $why }
house-store-no-key = the name or the password is refused
house-store-nowhere = there is no database of that name
house-store-address = the address cannot be read
house-nats-shut = the line to the other houses at { $place } cannot be opened: { $why }
house-not-listening = nobody can listen at { $address }: { $why }
house-address-taken = somebody does so already
house-address-elsewhere = this machine has no such address
house-address-forbidden = that is not allowed here
house-rehearsal-alone = at a rehearsal deals are known beforehand: it is for this machine alone, not for others
house-file-missing = there is no such file
house-folder-missing = there is no such folder
house-disk-full = there is no room left
house-file-forbidden = one may not do that with this file
house-file-is-folder = this is a folder, not a file
house-file-no-folder = a part of this path is no folder
house-file-no-text = this is no text in UTF-8
house-deal-over = End of the deal. { $how }

# Reasons of a sensible player
house-why-draw = Draw the trumps that are out.
house-why-low-lead = Nothing is to be won yet: lead low.
house-why-master = Nothing of the suit beats {$card}.
house-why-only = Nothing else is possible.
house-why-take = {$card} takes the trick at the least cost.
house-why-throw = This card is the least loss.

# The solver.
house-solve-what = what is to be solved? Name a file of deals, or --record FILE, or --hands "… / …"
house-solve-not-here = nothing can be solved here: no cards are being played, or something binds whoever is to play
house-solve-not-of = these are no hands of { $game } that can be solved
house-solve-line = line { $line }: { $why }
house-solve-twice = { $card } is there twice
house-solve-uneven = the hands must be equally long and not empty; one has { $one }, another { $other }
house-solve-too-many = so many cards cannot be reckoned out in a moment: each may hold { $most } at the most, and here somebody holds { $left }
house-solve-tricks = { $side }: { $n ->
    [one] 1 trick
   *[other] { $n } tricks
 } with best play.
house-solve-points = { $side }: { $n } with best play.
house-solve-turn = { $seat } is to play. What that side makes after each card:
house-solve-card = { $card }: { $n }
house-solve-best = Best play:
house-beside-cards = Cards that are paid for by themselves are among these: what they bring or cost is not in these figures.
house-beside-sweep = Whoever makes the first tricks, all of them, or none may be paid for it: that is not in these figures.
house-beside-shares = It also matters which player makes how many of them: that is not in these figures.
house-beside-order = It also counts who leads, who takes and in which order the tricks fall: that is not in these figures.
house-solve-plays = { $seat }: { $card }
house-plain-after = m could the last deal have been made? · a account · l log · anything else leaves
house-made-ask = Could it have been made?
house-made-not-here = nothing of this deal can be solved: its cards were not played, or its game has no solver
house-made-tricks = { $side } made { $made }; with best play by all it would have been { $could }.
house-made-points = { $side } made { $made } points; with best play by all it would have been { $could }.
house-made-alone-tricks = { $side } made { $made }; against all others together it would have been { $could }.
house-made-alone-points = { $side } made { $made } points; against all others together it would have been { $could }.
house-made-late = The end of the deal, from where each held { $left } cards:
house-made-cost = { $seat }: { $card }, which gave away { $cost }
house-analyse-white = White
house-analyse-black = Black
house-analyse-what = which throw is to be taken apart? Name --record FILE, or --position JSON with --dice 5,3
house-analyse-not-of = throws of { $game } cannot be taken apart
house-analyse-not-here = after step { $step } no throw is to be played; --step names another, --played takes the throw played last
house-analyse-nothing-played = no throw was played up to there
house-analyse-nothing-to-play = there is nothing to be played
house-analyse-dice = a throw is two numbers from 1 to 6, as --dice 5,3
house-analyse-json = { $flag } is not JSON: { $why }
house-analyse-throw = { $seat } has thrown { $high } and { $low }.
    .you = You have thrown { $high } and { $low }.
house-analyse-scores = { $seat } marks { $points }: { $what }
    .you = You mark { $points }: { $what }
house-analyse-scores-on = { $seat } marks { $points }: { $what } on { $field }
    .you = You mark { $points }: { $what } on { $field }
house-analyse-play = Play
house-analyse-book = Book
house-analyse-search = Search
house-analyse-worth = Worth
house-held-ask = What this throw held
house-held-only = Nothing else could be played.
house-held-both = That was the best play, for book and reckoning alike.
house-held-book = The book would have played so too.
house-held-search = By reckoning that was the best play.
house-held-better = The book would have played so too; by reckoning this was better: { $best }.
house-held-best-was = Better, for book and reckoning alike: { $best }.
house-held-two-better = By reckoning this was better: { $best }; by the book: { $book }.
house-laid-unread = the position cannot be read: { $why }
house-laid-fields = the fields of the board are numbered 1 to 24
house-laid-fifteen = each player has fifteen men, on the board, out or off
house-laid-shared = men of both cannot stand on one field
house-laid-over = in this position the game is over
house-laid-decides = this throw decides the match before it is played

# The odds.
odds-plain = { $words }
odds-none = no odds are reckoned for "{ $game }"; there are: { $known }
odds-not-asked-here = { $option } means nothing at { $game }
odds-impossible = so many cards or copies cannot be left, or nobody can stand there
odds-rounds-of-what = --rounds needs --counters: with how many counters does one begin?
odds-too-much = more than { $most } counters or rounds are not reckoned
odds-no-chart = no chart is called "{ $chart }"; there are: { $known }
odds-copies = { $copies ->
    [one] 1 copy left
   *[other] { $copies } copies left
 }
odds-cards-left = cards left
odds-copies-left = copies left
odds-copies-before = copies before the plié
odds-copies-in-pack = copies in the pack
odds-punter-wins = punter wins
odds-punter-loses = punter loses
odds-plie = plié
odds-undecided = undecided
odds-force-half = Force card (half)
odds-stage-plain = collect at the first win
odds-stage-outward = bend outwards and play on
odds-stage-lappe = { $times ->
    [2] double Lappé
    [3] treble Lappé
   *[other] quadruple Lappé
 }
odds-plan = bend as far as
odds-wins = wins running
odds-more-of-one = { $n } more of one colour
odds-pay-half = pay half
odds-share = the bank's share
odds-chance = chance
odds-what = what
odds-one-card = one card
odds-two-cards = between two cards
odds-four-cards = amid four cards
odds-place = the stake lies on
odds-in-shares = in equal shares
odds-jointly = decided jointly
odds-pair = pair
odds-banker-wins = banker wins
odds-punters-win = punters win
odds-coups = coups decided
odds-pairs = pairs among them
odds-coups-won = won by the banker
odds-ends-undecided = the pack ends in an undecided coup
odds-pack = { $cards } cards
odds-left-copies = copies of the left card
odds-right-copies = right: { $copies }
odds-survives = the bank stands
odds-brings = mean gain per counter
odds-call = call
odds-bankers-card = banker's card
odds-heaps-staked = heaps staked on
odds-heaps-win = { $n } win
odds-banker-stands = banker on { $points }
odds-punter-stands = punter stands on
odds-stands-on = stands on { $points } and above
odds-plays-best = plays every hand as well as can be
odds-splits-pictures = splits pictures where he may, and plays every hand as well as can be
odds-punter = punter
odds-loses-two = loses two stakes
odds-loses-one = loses one
odds-wins-one = wins one
odds-wins-two = wins two (born)
odds-born = born in the first two cards
odds-both-born = punter and banker both born
odds-born-double = banker's born hand takes double
odds-born-single = takes single
odds-request = request
odds-a-picture = a picture comes
odds-number = number
odds-by-one = on one die
odds-by-both = by both together
odds-hit = hit, way open
odds-hit-closed = hit, all between closed
odds-hit-blind = blind then
odds-distance = distance
odds-closed-fields = closed fields ahead
odds-one-passes = one man passes
odds-two-pass = two men pass
odds-throw = throw
odds-times = times in 36
odds-stake = stake
odds-deviation = deviation a round
odds-ruined = { $counters } counters lost in { $rounds } rounds
odds-rounds = rounds
odds-title-standing = The bank's share of a stake left until it is decided, bottom card unknown
odds-title-known = The bank's share of a stake left until it is decided, bottom card known
odds-title-turn = The bank's share of a stake for one turn that is not the last
odds-title-outcomes = What becomes of a stake, { $cards } cards left
odds-title-plans = The bank's share of the first stake when wins are bent, { $cards } cards left
odds-title-streak = The chance of so many wins running on one card, { $cards } cards left
odds-title-plie = What a plié costs in the turn before which { $cards } cards were left
odds-title-colour = Guessing the colour after a plié: how often the better guess is wrong, and the stake lost
odds-title-schnitt = Ordinary Schnitt: staked before the cut
odds-title-continuation = Schnitt with continuation: the bank's share of a stake left until it is decided
odds-title-places = The bank's share at the start, by where the stake lies
odds-title-coup = The coming coup
odds-title-laid = The bank's share once two cards lie, { $cards } cards left
odds-title-through = A pack dealt right through, on average
odds-title-calling = One calling from { $cards } cards
odds-title-first-hit = The chance that the first agreement falls on a call
odds-title-ride = The banker leaves everything standing
odds-title-heap = One heap
odds-title-against = The chance that a heap wins against the banker's card
odds-title-heaps = How many heaps win ({ $cards } cards)
odds-title-best = The bank's share when the banker stands on { $points }, fresh pack
odds-title-thresholds = The bank's share by what both stand on, fresh pack
odds-title-gains = What the best player gets when the banker stands on { $points }, fresh pack
odds-title-pictures = Asking for a picture with an ace in hand, fresh pack
odds-title-hits = Throws in thirty-six: to make a number, and to hit a man so far ahead
odds-title-two = Throws in thirty-six that reach a field from one of two distances (to hit, or to fill)
odds-title-fill = Throws in thirty-six that fill two fields at once, a man for each number
odds-title-pass = Throws in thirty-six that pass closed fields
odds-title-throws = The throws that can be told apart
odds-title-banks = The banks of 1860 and two of today
odds-title-roulette = Roulette
odds-title-blackjack = Blackjack, best play, packs without number
odds-title-ruin = The chance that { $counters } counters are lost, one laid every round
odds-bank-schnitt = Schnitt, an honest pack
odds-bank-pharo-twice = Pharo, a rank out twice, bottom known (49 cards)
odds-bank-pharo = Pharo, at the start
odds-bank-paroli = Pharo, up to Paroli
odds-bank-sept = Pharo, up to Sept-leva
odds-bank-sussmilch = Süßmilch, one card
odds-bank-sussmilch-four = Süßmilch, four cards jointly
odds-bank-landsknecht = Landsknecht
odds-bank-haufeln = Häufeln, 52 cards
odds-bank-haufeln-short = Häufeln, 32 cards
odds-bank-onze = Onze et demie, best play against 8
odds-bank-vingt = Vingt-et-un, best play against 17
odds-bank-bluchern = Blüchern
odds-bank-roulette = Roulette, red or black, one nought
odds-bank-roulette-half = Roulette, half back at nought
odds-bank-roulette-number = Roulette, one number, one nought
odds-bank-roulette-two = Roulette, red or black, two noughts
odds-bank-roulette-five = Roulette, first five, two noughts
odds-bank-blackjack = Blackjack, best play

# Inspecting records.
inspect-other-game = this is a record of { $game }; all records must be of one game ({ $wanted })
inspect-no-bank = { $game } is no game against a bank; its cards are not inspected
inspect-no-deals = no cards are dealt in these records
inspect-no-whole = { $deals ->
    [one] The one deal of these records is of no whole pack (a faulty one, as the table may have agreed); what honest cards do is reckoned for whole packs only, so nothing can be told of it.
   *[other] All { $deals } deals of these records are of no whole packs (faulty ones, as the table may have agreed); what honest cards do is reckoned for whole packs only, so nothing can be told of them.
 }
inspect-level = the level must lie between 0 and 1
inspect-head = { $deals ->
    [one] One deal of { $game }.
   *[other] { $deals } deals of { $game }.
 } Honest cards are suspected at most once in { $once } inspections.
inspect-test-echo = Second cards that repeat the first ones at some distance, at most
inspect-test-succession = Cards that follow the same card as in the deal before, at most
inspect-test-shift = Cards that lie as in the deal before, all moved by one distance, at most
inspect-test-winners = Ranks that win, in all
inspect-test-pairs = Pairs of one rank, in all
inspect-test-first-cards = How often the rank that stands out most came first
inspect-line = { $test }: { $found } (honest: { $expected }); chance { $chance }. { $verdict }
inspect-quiet = Nothing strange.
inspect-alarm = Suspicious!
inspect-fair = Nothing tells these cards from honestly shuffled ones.
inspect-prepared = These cards were not honestly shuffled.
inspect-silent = { $test }: says nothing yet; it takes { $deals } deals.
inspect-silent-running = { $test }: says nothing yet; it takes { $deals } deals in one record.
inspect-silent-level = { $test }: can say nothing at so small a level.
inspect-too-few = These are too few deals to tell anything: it takes { $deals }.
inspect-too-few-running = These are too few deals to tell anything: it takes { $deals } in one record.
inspect-too-few-level = At so small a level no deals can tell anything.
inspect-shared = { $deals ->
    [one] One deal stands in an earlier record already (a copy, or the same match played on from some step) and is not counted again; no honest shuffle would repeat it.
   *[other] { $deals } deals stand in earlier records already (copies, or the same match played on from some step) and are not counted again; no honest shuffle would repeat them.
 }
inspect-left-out = { $deals ->
    [one] One deal is left out: it is of other packs than the first, of no whole pack, or one too many.
   *[other] { $deals } deals are left out: they are of other packs than the first, of no whole pack, or too many.
 }

study-verdict-holds = for the book
study-verdict-even = no difference
study-verdict-fails = against the book
study-verdict-open = undecided
study-odds-holds = right
study-odds-even = nearly right
study-odds-fails = wrong
study-odds-open = no figure given
study-way = “{ $way }”
study-way-then = { $first }, then { $next }
study-way-next = { $first }; { $next }
study-more = { $book } brings { $lead } ± { $half } counters more than { $other }, { $ways ->
    [one] the other way that was tried
   *[other] the best of { $ways } other ways that were tried
 }, in { $worlds } deals.
study-less = { $book } brings { $lead } ± { $half } counters less than { $other }, { $ways ->
    [one] the other way that was tried
   *[other] the best of { $ways } other ways that were tried
 }, in { $worlds } deals.
study-disputed = { $finding } With open hands and best play, though, { $better } makes { $lead } ± { $half } more than { $worse }: the two disagree.
study-no-other-way = Beside { $book } there was no other way to try.
study-followed-more = Quoted in { $times } deals; somebody who looks ahead would do the same in { $agreed } of a hundred. On average of all, the book's way brings { $lead } ± { $half } counters more than his.
study-followed-less = Quoted in { $times } deals; somebody who looks ahead would do the same in { $agreed } of a hundred. On average of all, the book's way brings { $lead } ± { $half } counters less than his.
study-followed-alike = Quoted in { $times ->
    [one] one deal
   *[other] { $times } deals
 }; somebody who looks ahead would do the same in { $agreed } of a hundred. There is nothing to compare.
study-followed-by = { $preset }: { $finding }
study-reckoned-ratio = The book says: { $says }. Exactly it is { $exact }, that is { $about }.
study-reckoned = The book says: { $says }. Exactly it is { $exact }, that is { $percent } in the hundred.
study-hand = Your hand: { $cards }
study-laid = On the table: { $cards }
study-company = At the table: { $company }
study-left-alone = All others pass.
study-shows = shows { $cards }
study-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
study-nothing = there is nothing to find out about { $game } by these questions
study-wrong-question = the question { $id } cannot be asked: { $why }
study-unknown = { $id }: the book does not ask this, or asks it otherwise by now; it has to be studied again
study-untried = not tried
study-untried-why = These maxims of the book nothing here tries: either they say how to watch, remember and reckon, not what to play, or in none of these deals did the book come to quote them while there was a choice.
study-title = { $game }: was the book right?
study-how = Printed odds are reckoned exactly. Hands and positions of the book are played out: the hidden cards are dealt anew each time so that they agree with all that the player has seen, and in every such deal each way is played to its end by the same players with the same luck; what is told is by how much the book's way is ahead of the best other one, with 95 % confidence for all ways of a question together; of more than sixty-four ways only those are tried that a player would think of. Maxims are followed through deals of the book against itself: wherever one is quoted and somebody who looks ahead would do otherwise, both are played out. What came up fewer than 30 times stays undecided, and so does a way of which playing out and open hands for certain say the opposite. All of it holds among these players: against better or worse ones a way may bring something else. Of a hundred questions about which nothing is to be found, some five will seem certain by luck.
study-made = { $worlds } deals for each question, { $open } of them also solved with open hands; whoever plays on is { $players }; seed { $seed }. The same command finds the same again:
study-counted = { $all ->
    [one] One question
   *[other] { $all } questions
 }: { $holds } for the book, { $fails } against it, { $even } without a difference, { $open } undecided.
study-picture = { $title } What its way brings beside the best other one
study-axis = counters less or more than the best other way, with 95 % confidence
study-value = counters
study-behind = the book is ahead by
study-solved = hands open
study-ask-again = asked again by { $words }
args-at-least-two = { $arg } must be at least 2
