# What the browser table says of its own; what it shares with the terminal stands in en.ftl.

# Everywhere
again = Try again
cancel = Cancel
close = Close
confirm = Confirm
counters = Counters
go-on = Go on
loading = One moment…
motto = a house of historical games
pot = the pot
rated = rated
stay = Stay
you = you

# The house: its doors, its light, what is wrong
nav-label = The house
nav-lobby = To the lobby
nav-me = Myself
nav-skip = To the content
line-broken = The line is broken; we are coming back…
lost-title = There is no such room in this house.

# About the house
about-title = About the house
about-what = Spadille is a house of historical games. Five German books, printed between 1773 and about 1860, describe forty-eight of them: card games with auctions and pots, banking games, games at tables with dice, chess, billiards, the jeu de paume and tricks with cards. They are played here exactly as written.
about-laws = Every counter that changes hands carries its law, and every law names the page it comes from. Where the books differ, the table may choose.
about-fair = The house cannot choose the cards: it commits itself to its seed before anybody sits down, and every player may add a salt of his own.
about-api = For programs
about-api-text = Whatever this page does, a program can do as well:

# Whose work is in the house
makers-title = Whose work is in the house
makers-text = Many others have made what this house is built of. Here are all { $number } of their works, by licence, with the words of the licences.
makers-missing = The list could not be fetched.
makers-font = typeface
makers-script = in the browser
makers-crate = in the program

# Settings
likes-title = Settings
likes-language = Language
likes-theme = Light
likes-theme-auto = as the device
likes-theme-candle = candle-light
likes-theme-day = daylight
likes-pack = Cards
likes-pack-own = as each game was played
likes-pack-french = French
likes-pack-german = German
likes-four-colour = four colours
likes-back = Backs
likes-back-tarotee = lattice
likes-back-speckled = speckled
likes-back-scales = scales
likes-pace = How fast the table tells what happens
likes-pace-calm = { house-pace-calm }
likes-pace-brisk = { house-pace-brisk }
likes-pace-once = { house-pace-once }
likes-one-touch = a finger plays a card with one touch
likes-sounds = quiet sounds

# The lobby
lobby-title = Sit down and play
lobby-title-back = Welcome back, { $name }
lobby-lead = The games of the old books, exactly as they were written: with their laws, their advice and their accounts. Alone against players who know the book, or with friends.
lobby-lesson = Lesson
lobby-mine = My tables
lobby-open = Open tables
lobby-none-open = No table stands open just now. Set one up, and others will see it here.
lobby-play = Play against the book
lobby-opening = setting the table…
lobby-sit = Take a seat
lobby-watch = Watch
guest-default-name = Guest
guest-name = What shall we call you?

# How a table stands
status-closed = This table was given up.
status-stand-in = You were away, and a bot plays for you.
status-short-waiting = seats free
status-short-playing = playing
status-short-paused = paused
status-short-over = over
status-short-closed = given up

# Setting up a table
new-sources = From: { $sources }
new-seats = Who sits where
new-me = myself
new-open = anybody
new-bot = a bot
new-public = Stands open in the lobby; otherwise one comes by invitation
new-rated = Rated: no hints, nothing is taken back
new-grace = A bot may stand in for somebody away
new-grace-never = never: the table waits for days
new-grace-minutes = { $minutes ->
    [one] after 1 minute
   *[other] after { $minutes } minutes
 }
new-pace = Bots take for a move
new-pace-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
new-preset = By which rules
new-options = { $number ->
    [one] One further option
   *[other] { $number } further options
 }
new-changed = { $number ->
    [one] One option changed
   *[other] { $number } options changed
 }
new-number = a number
new-search = Search the options
new-standard = Otherwise: { $value }
new-reset = As before
new-open-button = Open the table
agreed-title = What is agreed on
agreed-by = { agreed-title }: { $preset }

# The bots; the others stand in en.ftl
bot-label = How the bot plays
bot-thinker = a thinker
bot-thinker-help = Thinks ahead.
bot-deep-thinker = a deep thinker
bot-deep-thinker-help = Thinks hard, and takes longer.

# Before everybody has sat down
waiting-intro = { $host } has set up this table. The match begins as soon as every seat is taken.
waiting-sit = Sit down here
waiting-rise = Rise
waiting-seat-bot = Seat it
waiting-clear = Free the seat
waiting-close = Give up the table
invite-link = Invitation
invite-copy = Copy invitation
invite-copied = Copied

# The table and who sits at it
table-label = The table
table-onlookers = { $number ->
    [one] 1 onlooker
   *[other] { $number } onlookers
 }
table-others = The other players
table-tools = At this table
table-your-turn = It is your turn.
seat-kept = kept for { $name }
seat-free = free seat
seat-here = is here
seat-stand-in = a bot stands in
seat-your-turn = your turn
seat-to-act = to act
pots-more = { $number ->
    [one] 1 more
   *[other] { $number } more
 }

# What one may do
choose-card = Play a card
choose-move = Move a man
choose-place = Point at a place
choose-which = Which do you mean?
amount-label = Amount, from { $min } to { $max }
amount-less = Less
amount-more = More
form-clear = Clear
form-between = { $picked } chosen; { $min } to { $max } wanted
form-exactly = { $picked } of { $max }
grave-title = { $choice }?
grave-text = This cannot be undone by yourself. Are you sure?
grave-no = No, play on
hand-label = Your cards
hand-picked = { $card }, chosen

# The boards
board-bank = The layout
board-chequer = The board
board-stage = The stage
stage-page-ask = The trick is not over. Do you want to know it now?
stage-page-show = Tell me
stage-pages = What may be known
stage-programme = The programme
stage-card-at = place { $place }
stage-pile-count = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
    }
stage-step = step { $step } of { $of }
board-tables = The board of twenty-four fields
cards-last-trick = last trick
cards-played = { $name } played: { $card }
cards-trick = The trick
bank-bank-side = for the bank
bank-punters-side = for the punters
bank-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
 }
bank-seen = { $seen } seen
bank-shown = shown
bank-stake = { $name }: { $amount } ({ $stage })
bank-share = The bank keeps { $hundred } in the hundred
bank-share-short = the bank keeps { $hundred } in the hundred
bank-share-exact = exactly { $share }
bank-share-cost = of { $amount } about { $cost }
ruin-ask = How long do my counters last?
ruin-counters = My counters
ruin-told = { $stakes ->
    [0] These counters are less than one such stake.
    [one] These counters are one such stake.
   *[other] These counters are { $stakes } such stakes.
 }
ruin-even = As likely as not they are gone after { $rounds } rounds.
ruin-not-even = It is more likely that they last through { $rounds } rounds.
ruin-end = After { $rounds } rounds they are gone with a chance of { $chance } in the hundred.
ruin-rounds = rounds
ruin-gone = gone, in the hundred
ruin-plot = The chance that { $counters } are gone, laid by { $stake }
tables-point = Field { $point }: { $there }
tables-white = { $men ->
    [one] 1 white man
   *[other] { $men } white men
 }
tables-black = { $men ->
    [one] 1 black man
   *[other] { $men } black men
 }
tables-empty = empty
tables-off = Bear off
tables-leg-back = Put the man back
tables-score = { $name }: { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tables-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
tables-out = { $name }: { $men ->
    [one] 1 man out
   *[other] { $men } men out
 }.
tables-bar = Your men who are out: { $men }
chequer-square = { $square }, { $piece }
piece-white-king = white king
piece-white-queen = white queen
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-black-king = black king
piece-black-queen = black queen
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn

# The menu of the table, and what needs everybody's consent
menu-take-back = Ask to take back
menu-pause = Ask for a pause
menu-break-off = Ask to break off
menu-return = Take my seat again
menu-stand-in = Let a bot stand in for { $name }
menu-rise = Leave the table for good
leave-title = { menu-rise }?
leave-text = A bot will have your seat and play the match to its end. You cannot come back to it.
leave-yes = Leave for good
request-label = Something is asked
request-agree = Agree
request-decline = Decline
request-withdraw = Withdraw
request-waiting = Waiting for { $names }

# Keys
keys-title = Keys
keys-list = This list
keys-arrows = Move between cards, squares, fields
keys-enter = Choose
keys-escape = Put down, close

# Hints
hint-title = { house-hint-title }
hint-ask = What would you do?
hint-thinking = thinking…
hint-not-now = Nothing is to be decided by you just now.
hint-rated = There are no hints in a rated match.
hint-book = The book advises
hint-computed = Played out in mind
hint-agrees = Book and reckoning agree.
hint-choice = Choice
hint-note = Counters won on average, and how far the distance from the best choice may be wrong.
hint-follow = Do as the book says

# Rules, laws and their sources
rules-title = Rules
rules-label = Pages of the book
rules-rules = { rules-title }
rules-laws = Laws
rules-advice = Advice
rules-words = Words
rules-search = Search
law-show = Show the law
law-show-of = Show the law of: { $choice }
law-unknown = This law does not stand in our book.
source-house = custom of the house
source-chapter = “{ $name }”

# The account book and the account of a deal
account-title = Account book
account-empty = Nothing has been paid or marked yet.
account-player = Player
account-which = Show
account-whole = the whole match
score-title = Score sheet
score-holes = { $number ->
    [one] { $number } hole
   *[other] { $number } holes
 }
score-saetze = { $number ->
    [one] { $number } Satz
   *[other] { $number } Sätze
 }
sheet-label = { sheet-show }: { $title }
sheet-last = The last deal
moment-next = Next deal
moment-left = { $seconds ->
    [one] goes on by itself in 1 second
   *[other] goes on by itself in { $seconds } seconds
 }

# Log and talk
log-title = Log and talk
log-deal = Deal { $deal }
chat-label = Say something to the table
chat-placeholder = Say something…
chat-say = Say
chat-mute = Do not hear { $name }
chat-unmute = Hear { $name } again
chat-hush = Hush { $name }
chat-unhush = Let { $name } speak

# History, and playing on from a step of it
history-title = History
history-step = Step { $step } of { $steps }
history-back = One step back
history-forward = One step forward
history-present = Back to the present
history-eyes = Through whose eyes
history-own = my own
history-quiet = Nothing was said at this step.
fork-title = Play on from here
fork-against = Against
fork-go = Play on against bots

# Fair dealing
fair-title = Fair dealing
fair-intro = Before anybody sat down, the house chose a secret seed and published its fingerprint. Seed and salts together decide every card and every throw.
fair-commitment = Fingerprint of the seed
fair-salts = Salts of the players
fair-no-salt = none given
fair-mine = mine
fair-seed = The seed
fair-seed-later = is revealed when the match is over
fair-check = Check it here
fair-kept = The seed is the one promised at the beginning.
fair-broken = The seed is not the one promised! The house has cheated.
fair-salt-used = Your salt is among the salts.
fair-salt-missing = Your salt is not among the salts!
fair-salt-unknown = This browser does not know a salt of yours for this table.
fair-proves = If the seed is the one promised, the house could not change it after the match began; if your salt is among the salts, it had its say. That the cards of the record really follow from seed and salts is proved by the program:

# The end of the match
result-title = The match is over
result-broken = The match was broken off
result-account = How it ended
result-place = Place
result-rated = This match counts for the ratings; they stand in the profiles.
result-unrated = This match was not rated.
result-next = To the next table
result-rematch = Play again
result-look = Look at the table
record-download = Download the record
record-download-all = Download all records

# Lessons
learn-back = Turn back
learn-book = The book would choose: { $moves }
learn-chosen = You chose: { $move }
learn-next = Turn the page
learn-page = Page { $page } of { $pages }
learn-right = So would the book.
learn-turn = Turn the pages
learn-you = { $name } (you)
learn-wrong = The book would do otherwise.

# Myself and others
me-keys = Keys of the account
me-old-password = Password now
me-password-changed = The password is changed. All other sessions have ended.
me-change-password = Change the password
me-new-codes = Make recovery codes
me-codes-text = Whoever loses the password comes in with a recovery code. Each is good for once; new ones replace the old.
me-codes-now = Keep these codes safe. They are shown only now.
me-lost = Password lost
me-code = Recovery code
fair-other = The house now shows another commitment than at the beginning.
me-account = An account
me-nobody = You are not yet known here. Guests play at once; an account keeps your ratings and tables on every device.
me-guest-note = You are a guest. With an account you keep your tables, wherever you come from.
me-name = My name
me-rename = Change it
me-records = My records
me-records-text = Every finished match of yours, in the notation of the house.
me-create = Make an account
me-log-in = Log in
me-log-out-guest = A guest who logs out cannot come back to his tables and records. Log out all the same?
me-log-out = Log out
me-login = Login (letters, digits, - and _)
me-password = Password
me-new-password = Password (at least ten characters)
me-sessions = Where I am logged in
me-agent = { $browser } on { $system }
me-used = last used { $when }
me-this-one = this one
me-end = End it
person-since = Here since { $day }
person-account = with an account
person-guest = guest
person-ratings = Ratings
person-no-ratings = No rated matches yet.
person-game = Game
person-rating = Rating
person-matches = Matches
person-no-matches = No matches yet.
person-with = With
person-when = When

## The page of a game, finding, shelves

lobby-none-found = No open table is called so.
lobby-more = More tables
lobby-seek = Find a table
lobby-play-game = Play { $game } now
lobby-light = Something light to begin with: { $game }
lobby-again = Once more: { $game }
game-best-matches = Matches
game-best-rating = Rating
game-best-who = Player
game-best = The best players
game-relatives = If you know …
game-presets = By which book
game-aliases = Also called: { $names }
game-about = What it is
game-whole-rules = All the rules
game-minute = The rules in a minute
game-leaf-exposed = The fraud
exposed-link = See with cards, step by step, how people are cheated
exposed-step = Step { $step } of { $steps }
exposed-steps = Steps
exposed-back = Back
exposed-on = On
exposed-mark-up = bent up
exposed-mark-down = bent down
exposed-mark-bank = takes for the bank
exposed-mark-punters = pays the punters
exposed-mark-idle = settled already, does nothing
exposed-mark-moved = moved
game-leaf-tariff = Tariff
tariff-game = Game
tariff-none = This game has no tariff.
tariff-law = The law
game-leaf-words = Words
game-leaf-advice = Advice
game-leaf-laws = Laws
game-leaf-rules = Rules
game-leaf-learn = First lesson
game-leaf-new = Set up a table
game-leaf-about = The game
game-leaves = Leaves of this game
game-learn-on = Go on learning
game-learn = Learn
game-friends = With friends
game-play = Play
find-nothing = Nothing in the house answers to that. Try a shorter word or fewer wishes.
find-kind-maxim = Advice
find-kind-law = Law
find-passages = In the books
find-found =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $passages ->
        [one] 1 passage
       *[other] { $passages } passages
    }
find-book-up-to = { $value }
find-book = Book
find-weight-up-to = up to { $value }
find-weight = Weight
find-minutes-up-to = up to { $value }
find-minutes = Minutes
find-players-up-to = { $value }
find-players = Players
find-any = any
find-words = A game, an old name, a word, a law
find-title = Find
facts-luck-drawn = pure hazard
facts-luck-dice = dice
facts-luck-hidden = hidden cards
facts-luck-none = no chance
facts-weight = weight { $weight } of 5
facts-minutes-short = { $minutes } min
facts-minutes =
    about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
facts-players-short = { $players } pl.
facts-players = { $players } players
choose-laws = What each of these means
choose-aside = Other things one may do
choose-call = What to call
choose-say = Call
hint-not-then = It was not your turn then.
hint-promise = Promises
hand-fresh = { $card }, just drawn
gloss-ask = { $word }: what is that?
choose-stake = Point at a card of the layout and say how much you stake
result-ahead = { $counters ->
    [one] 1 counter ahead
   *[other] { $by } counters ahead
 }
result-you-won = You win, { result-ahead }.
result-you-won-with = You win with { $name }, { result-ahead }.
result-won = { $winners ->
    [one] { $name } wins
   *[other] { $name } win
 }, { result-ahead }.
bank-middle = in the middle

# Billiard table and court
board-cloth = Billiard table
board-court = Court
stroke-named = Strokes by name
stroke-own = A stroke of one's own
stroke-play = Play the stroke
stroke-point = Where the stick meets the ball
stroke-replay = See it again
stroke-slowly = Slowly
stroke-how = How to strike
stroke-help = Point to aim; draw the ball or the stick back and let go to play. Arrow keys turn and strengthen, with Shift by a hair, Home and End turn far, Page Up and Page Down strengthen much, Enter plays.
stroke-help-hand = Drag the ball to where it is to lie, or move it with A, D, W and S; point to aim; draw the stick behind it back and let go to play. Arrow keys turn and strengthen, with Shift by a hair, Home and End turn far, Page Up and Page Down strengthen much, Enter plays.
stroke-help-court = Drag over the picture to aim, to the side and up or down; the sliders set strength, cut and moment. Arrow keys aim, with Shift ten times as far, + and − change the strength, Page Up and Page Down much, Enter strikes.
cloth-ball-at = { $ball }: { $x } along, { $y } across
cloth-ball-hand = { $ball }: in hand
cloth-ball-wall = { $ball }: on the wall
cloth-ball-gone = { $ball }: out of play
court-ball-at = The ball: { $x } m along, { $y } m across, { $z } m high
court-player-at = { $name }: { $x } m along, { $y } m across
court-server-at = { $name }, serving: { $x } m along, { $y } m across

made-thinking = All hands are laid open and played again …
made-cost = gave away { $cost }

# Studies, and for whom one plays first
lobby-play-first = Play against novices
study-ways = All { $count } ways that were tried
study-show-more = Show { $count } more
study-how-found = How it was found out
study-by-verdict = By verdict
study-of-book = the book
study-your-hand = Your hand
study-on-table = On the table
study-drawn = What was found, drawn
study-report-language = The report is written in English.
study-none = Nothing has been measured about this game yet.
game-leaf-studies = Studies
held-thinking = The throw is taken apart …
held-played = played
held-none = You have played no throw yet.
held-rated = In a rated match throws are looked back on when it is over.
