import { MARK, WORDS, WORDS_WIDTH } from './watermark-path.js';

/** What a watermark needs of a 2D context: DOM, OffscreenCanvas and @napi-rs/canvas all have it. */
export type WatermarkContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'bezierCurveTo'
  | 'closePath'
  | 'fill'
  | 'lineTo'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'scale'
  | 'translate'
> & { fillStyle: unknown };

/** Height of a capital, and ways from tile to tile, in parts of the picture's longer side. */
const CAPITAL = 0.016;
const PITCH = { along: 0.28, across: 0.11 };
/** Degrees by which the lines climb: along no usual edge of a scene, such as a shelf or a wall. */
const CLIMB = 28;
/** Light with a dark edge, so that it is seen on white paper and on black: [color, by how much of a capital it is moved]. */
const LAYERS = [
  ['rgba(0, 0, 0, 0.3)', 0.06],
  ['rgba(255, 255, 255, 0.5)', 0],
] as const;

/**
 * Draws our name all over a picture of that size, in px of the context (C-009). Lines are shifted against each other, so that
 * no strip of any width between them is left free.
 */
export function drawWatermark(context: WatermarkContext, width: number, height: number): void {
  const side = Math.max(width, height);
  const reach = Math.ceil(Math.hypot(width, height) / 2 / side / PITCH.across);
  const many = Math.ceil(Math.hypot(width, height) / 2 / side / PITCH.along) + 1;
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate((-CLIMB * Math.PI) / 180);
  for (let line = -reach; line <= reach; line++)
    for (let tile = -many; tile <= many; tile++) {
      const x = (tile + (line & 1) / 2) * PITCH.along * side;
      drawTile(context, x, line * PITCH.across * side, CAPITAL * side);
    }
  context.restore();
}

/** The mark and the words, their middle at x and y. */
function drawTile(context: WatermarkContext, x: number, y: number, capital: number): void {
  // the outlines' capitals are 70 high, the mark stands beside them a little taller
  const unit = capital / 70;
  const mark = (capital * 1.35) / 26;
  const wide = WORDS_WIDTH * unit + 40 * mark;
  for (const [color, moved] of LAYERS) {
    context.save();
    context.fillStyle = color;
    context.translate(x - wide / 2 + moved * capital, y + moved * capital);
    context.save();
    context.scale(mark, mark);
    context.translate(-3.5, -16);
    fillPath(context, MARK_PIECES);
    context.restore();
    context.translate(36 * mark, capital / 2);
    context.scale(unit, unit);
    fillPath(context, WORDS_PIECES);
    context.restore();
  }
}

type Piece = readonly [verb: string, places: readonly number[]];

const pieces = (path: string): Piece[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, verb = '', places = '']) => [
    verb,
    places.split(' ').map(Number),
  ]);

const MARK_PIECES = pieces(MARK);
const WORDS_PIECES = pieces(WORDS);

function fillPath(context: WatermarkContext, path: readonly Piece[]): void {
  context.beginPath();
  for (const [verb, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]] of path) {
    if (verb === 'M') context.moveTo(a, b);
    else if (verb === 'L') context.lineTo(a, b);
    else if (verb === 'Q') context.quadraticCurveTo(a, b, c, d);
    else if (verb === 'C') context.bezierCurveTo(a, b, c, d, e, f);
    else context.closePath();
  }
  context.fill();
}
