/**
 * Everything that is drawn in Spadille's browser client: cards, boards, men, counters, icons, ornaments. Functions return
 * SVG as strings; the same arguments always give the same string, and no drawing contains an id, so that any number of
 * them can be inlined in one page.
 */
export { BACKS, cardBack, cardPlace, type Back } from './backs';
export { CARD, indexLetter, type Indices } from './card';
export { CHESSMAN_SIZE, chessPiece } from './chessmen';
export { firstCopy, RANKS, readCode, SIX_SUITS, SUITS, suitOf, type Code, type Rank, type Suit } from './code';
export { change, COUNTER, counter, counterPile, COUNTERS, type CounterWorth } from './counters';
export { cardFace, packCodes, type FaceOptions, type Pack } from './faces';
export { hand, HAND_SIZE } from './hands';
export { icon, ICON_NAMES, ICON_SIZE, suitIcon, type Icon } from './icons';
export { roman } from './lettering';
export { favicon, ornament, ORNAMENT_NAMES, type OrnamentName } from './ornaments';
export { surfaces } from './palette';
export { bent, heap, layoutPlace } from './pharo';
export type { Signs } from './suits';
export type { Markup, Point } from './svg';
export { manEdge, TABLES, tablesBoard, tablesGeometry, type Hand, type Seat, type TablesGeometry } from './tables';
export { die, flag, jetton, man, MAN_SIZE, peg, type ManColour } from './tablesmen';
export { clothPicture, courtPicture } from './billiard';
