"""Our balls beside pooltool's: the same tables, parameters, models and strokes.

    balls.py OURS agree COUNT TABLE BALLS SPEED [SPACER]     event by event
    balls.py OURS breaks SECONDS [MODELS]                    nine-ball breaks in a second of one core
    balls.py - sample COUNT                                     strokes and rests, for crates/physics/tests/pooltool.txt

OURS is the example `strokes` of spadille-physics. TABLE is `billiard` (no pockets) or `pool`. pooltool moves two touching balls a
micrometre apart before it parts them, and lets a ball that runs along with another take a tenth of its momentum. A SPACER makes the
first smaller and leaves the second out, which shows how much of a difference is theirs, or chaos grown from it.
MODELS is `default` (pooltool's own cushions) or `same` (Han 2005 on both sides).
"""
import math, random, resource, subprocess, sys, time

import numpy as np
import pooltool as pt
import pooltool.constants as const
from pooltool.events import EventType as E
from pooltool.physics.engine import PhysicsEngine
from pooltool.physics.resolve.ball_ball.friction import AlciatoreBallBallFriction
from pooltool.physics.resolve.ball_ball.frictional_inelastic import FrictionalInelastic
from pooltool.physics.resolve.ball_cushion.han_2005.model import Han2005Circular, Han2005Linear
from pooltool.physics.resolve.ball_pocket import CanonicalBallPocket
from pooltool.physics.resolve.resolver import Resolver
from pooltool.physics.resolve.stick_ball.instantaneous_point import InstantaneousPoint
from pooltool.physics.resolve.transition import CanonicalTransition

PARAMS = pt.BallParams()
R = float(PARAMS.R)
SAME = PhysicsEngine(resolver=Resolver(
    ball_ball=FrictionalInelastic(friction=AlciatoreBallBallFriction()),
    ball_linear_cushion=Han2005Linear(), ball_circular_cushion=Han2005Circular(),
    ball_pocket=CanonicalBallPocket(), stick_ball=InstantaneousPoint(), transition=CanonicalTransition()))


class Place:
    """A table of theirs, in our words."""

    def __init__(self, kind):
        self.table = pt.Table.default(pt.TableType.POCKET if kind == "pool" else pt.TableType.BILLIARD)
        segments = self.table.cushion_segments
        self.cushions, self.posts, self.holes = list(segments.linear), list(segments.circular), list(self.table.pockets)
        p, e = PARAMS, PARAMS.e_b
        # Their friction impulse is μ e v instead of μ (1+e)/2 v; this turns our coefficient into theirs.
        share = 2 * e / (1 + e)
        self.words = ["table", line("cloth", p.u_s, p.u_r, 5 * p.u_sp * p.g / (2 * R), p.g),
                      line("ivory", R, p.m, e, 9.951e-3 * share, 0.108 * share, 1.088)]
        for c in segments.linear.values():
            one, two = c.p1, c.p2
            side = 1 if c.direction == 1 else -1
            along = two - one
            if side * (-along[1] * c.lx + along[0] * c.ly) < 0:
                one, two = two, one
            self.words += [line("side", p.e_c, p.f_c, c.height / (2 * R)), line("cushion", *one[:2], *two[:2])]
        for c in segments.circular.values():
            self.words += [line("side", p.e_c, p.f_c, c.height / (2 * R)), line("post", c.a, c.b, c.radius)]
        self.words += [line("hole", h.a, h.b, h.radius) for h in self.table.pockets.values()]


def line(word, *numbers):
    return " ".join([word] + [repr(float(n)) for n in numbers])


def random_stroke(rng, place, count, speed):
    width, length, places = float(place.table.w), float(place.table.l), []
    while len(places) < count:
        x, y = rng.uniform(0.1, width - 0.1), rng.uniform(0.1, length - 0.1)
        if all(math.hypot(x - a, y - b) > 2 * R + 0.002 for a, b in places):
            places.append((x, y))
    v, phi = rng.uniform(0.2, speed), rng.uniform(0, 2 * math.pi)
    if count > 1 and rng.random() < 0.8:  # most strokes are aimed at a ball
        phi = math.atan2(places[1][1] - places[0][1], places[1][0] - places[0][0]) + rng.uniform(-0.03, 0.03)
    side, high, d = rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), (math.cos(phi), math.sin(phi))
    spin = tuple(2.5 / R * v * w for w in (-high * d[1], high * d[0], side))
    return places, (v * d[0], v * d[1]), spin


def balls_of(stroke):
    places, v, w = stroke
    return [line("ball", *at, *(v + w if i == 0 else (0,) * 5)) for i, at in enumerate(places)]


def ours(program, place, strokes):
    words = list(place.words)
    for stroke in strokes:
        words += balls_of(stroke) + ["go"]
    told = subprocess.run([program], input="\n".join(words), capture_output=True, text=True, check=True).stdout
    events, ends = [], {}
    for f in map(str.split, told.splitlines()):
        if f[0] == "end":
            ends[int(f[1])] = (float(f[2]), float(f[3]))
        elif f[0] == "done":
            yield events, ends
            events, ends = [], {}
        else:
            events.append((float(f[0]), key(f[1], int(f[2]), int(f[3])), int(f[2]), (float(f[4]), float(f[5]))))


def key(word, a, b):
    return (word, min(a, b), max(a, b)) if word == "hit" else (word, a, b)


def theirs(place, stroke):
    places, v, w = stroke
    balls = {str(i): pt.Ball.create(str(i), xy=at) for i, at in enumerate(places)}
    state = balls["0"].state
    state.rvw[1], state.rvw[2], state.s = [*v, 0], w, const.sliding
    system = pt.System(cue=pt.Cue(cue_ball_id="0"), table=place.table.copy(), balls=balls)
    system.cue.V0 = 0
    system = pt.simulate(system, engine=SAME, inplace=True, max_events=5000)
    words = {E.SLIDING_ROLLING: "rolls", E.ROLLING_SPINNING: "turns", E.BALL_BALL: "hit"}
    lists = {E.BALL_LINEAR_CUSHION: ("cushion", place.cushions), E.BALL_CIRCULAR_CUSHION: ("post", place.posts),
             E.BALL_POCKET: ("hole", place.holes)}
    events = []
    for event in system.events:
        kind, ids = event.event_type, event.ids
        if kind in (E.NONE, E.STICK_BALL):
            continue
        if kind in lists:
            word, names = lists[kind]
            what = key(word, int(ids[0]), names.index(ids[1]))
        else:
            what = key(words.get(kind, "rests"), int(ids[0]), int(ids[1]) if kind == E.BALL_BALL else -1)
        at = {int(a.id): a.initial.state.rvw[0] for a in event.agents if a.agent_type.name == "BALL"}
        events.append((event.time, what, at))
    ends = {int(k): b.state.rvw[0] for k, b in system.balls.items() if b.state.s != const.pocketed}
    return events, ends


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def first_difference(mine, other):
    """The number of the first event that differs in kind, order or by a millimetre, or None; and the largest distance before."""
    (events, ends), (peers, rests), worst = mine, other, 0.0
    events = list(events)
    for k, (moment, what, at) in enumerate(peers):
        # Events within a millisecond may stand in another order: two balls far apart do not care.
        same = next((q for q in range(k, min(k + 6, len(events)))
                     if events[q][1] == what and abs(events[q][0] - moment) < 1e-3), None)
        if same is None:
            return k, worst
        event = events.pop(same)
        events.insert(k, event)
        apart = distance(at[event[2]], event[3])
        if apart > 1e-3:
            return k, worst
        worst = max(worst, apart)
    if len(events) != len(peers) or any(distance(at, ends[i]) > 1e-3 for i, at in rests.items()):
        return len(peers), worst
    return None, worst


def agree(program, count, kind, balls, speed, spacer=None):
    if spacer is not None:
        const.MIN_DIST = spacer
        FrictionalInelastic.resolve_continually_touching = lambda self, one, two: (one, two)
    rng, place = random.Random(1), Place(kind)
    strokes = [random_stroke(rng, place, balls, speed) for _ in range(count)]
    differ, worst, events = [], 0.0, 0
    for stroke, mine in zip(strokes, ours(program, place, strokes)):
        other = theirs(place, stroke)
        events += len(other[0])
        k, apart = first_difference(mine, other)
        worst = max(worst, apart)
        if k is not None:
            differ.append(k)
    told = f"; the others from event {sorted(differ)[len(differ) // 2]} on (median)" if differ else ""
    print(f"{kind}, {balls} balls, up to {speed} m/s, {'as it is' if spacer is None else f'spacer {spacer:g} m'}: {count - len(differ)} of {count} strokes "
          f"({events} events) agree to the end, within {worst * 1e3:.3f} mm{told}")


def sample(count):
    """Strokes and where their balls come to lie, for a test that needs no Python."""
    const.MIN_DIST = 1e-10
    for kind, balls in (("billiard", 2), ("pool", 3)):
        rng, place = random.Random(7), Place(kind)
        print("\n".join(place.words))
        for _ in range(count):
            stroke = random_stroke(rng, place, balls, 4)
            print("\n".join(balls_of(stroke)))
            for i, at in theirs(place, stroke)[1].items():
                print(line(f"rest {i}", *at[:2]))
            print("go")


def breaks(program, seconds, models="default"):
    place, systems = Place("pool"), []
    engine = PhysicsEngine() if models == "default" else SAME
    words = list(place.words)
    for seed in range(40):
        rng = random.Random(seed)
        np.random.seed(seed)
        random.seed(seed)
        system = pt.System(cue=pt.Cue(cue_ball_id="cue"), table=place.table.copy(),
                           balls=pt.get_rack(pt.GameType.NINEBALL, place.table))
        system.cue.set_state(V0=rng.uniform(6, 9), phi=pt.aim.at_ball(system, "1") + rng.uniform(-0.3, 0.3), a=0, b=0.1)
        systems.append(system)
        struck = next(e for e in pt.simulate(system, engine=engine, max_events=3).events if e.event_type == E.STICK_BALL)
        rvw = next(a for a in struck.agents if a.agent_type.name == "BALL").final.state.rvw
        for name, ball in system.balls.items():
            words.append(line("ball", *ball.state.rvw[0][:2], *((*rvw[1][:2], *rvw[2]) if name == "cue" else (0,) * 5)))
        words.append("go")
    for system in systems[:5]:  # what is compiled while running is compiled now
        pt.simulate(system, engine=engine)
    played, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        pt.simulate(systems[played % len(systems)], engine=engine)
        played += 1
    rate = played / (time.process_time() - begun)
    told = subprocess.run([program, "bench", str(seconds)], input="\n".join(words), capture_output=True, text=True, check=True)
    mine = float(told.stdout.split()[-2]) / resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    print(f"nine-ball breaks a second of one core: ours {mine:.0f}, pooltool ({models} models) {rate:.1f}, ratio {mine / rate:.0f}")


if __name__ == "__main__":
    program, what, *rest = sys.argv[1:]
    if what == "agree":
        agree(program, int(rest[0]), rest[1], int(rest[2]), float(rest[3]), *map(float, rest[4:]))
    elif what == "sample":
        sample(int(rest[0]))
    else:
        breaks(program, float(rest[0]), *rest[1:])
