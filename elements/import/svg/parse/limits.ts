import { SvgRefused } from './svg-refused.js';

/** What a drawing may hold: reading one must not hold up the editor, however it was made. */
export const LIMITS = {
  /** Characters of the file. */
  characters: 5_000_000,
  elements: 10_000,
  /** Elements inside each other, parts that are used counted along. */
  depth: 100,
  /** Elements after every use has been replaced by what it repeats. */
  expanded: 20_000,
  /** Characters of one path. */
  path: 200_000,
  /** Objects of a page that a drawing may become. */
  objects: 2000,
  /** Characters of shapes beyond which more than that can no longer become one element. */
  element: 400_000,
} as const;

const SHAPE = /^(path|rect|circle|ellipse|line|polyline|polygon)\b/;
const DEFINITION = /^(defs|symbol|clipPath|mask|marker|pattern)\b/;
const HIDING = /(display|visibility|opacity)\s*["']?\s*[:=]/i;

const QUOTED = `"[^"]*"|'[^']*'`;
const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<\?[^]*?\?>|<(/)[^<>"']*>|<([^\s<>"'/!?](?:[^<>"'/]|${QUOTED}|/(?!>))*)(/?)>`,
  'y',
);

/**
 * Counts elements, nesting and shapes in one pass, before any parser sees the text; throws SvgRefused beyond the limits.
 * Shapes are only counted here where none is hidden: reading counts those that show.
 */
export function checkWeight(text: string): void {
  if (text.length > LIMITS.characters)
    throw new SvgRefused('This SVG is too large: the most we open is 5 MB.');
  const counts = !HIDING.test(text);
  let [elements, depth, shapes, letters] = [0, 0, 0, 0];
  /** Depth of the definition we are in; 0 outside. */
  let within = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = at;
    const found = MARKUP.exec(text);
    if (!found) throw broken();
    const [, closing, element, empty] = found;
    if (closing) depth -= 1;
    if (depth < within) within = 0;
    if (element === undefined) continue;
    elements += 1;
    if (!empty) depth += 1;
    if (!empty && within === 0 && DEFINITION.test(element)) within = depth;
    if (within === 0 && SHAPE.test(element)) {
      shapes += 1;
      letters += element.length;
    }
    if (counts && shapes > LIMITS.objects && letters > LIMITS.element)
      throw tooMany(`more than ${LIMITS.objects} shapes`);
    if (elements > LIMITS.elements) throw tooMany(`more than ${LIMITS.elements} parts`);
    if (depth > LIMITS.depth) throw tooMany(`parts nested more than ${LIMITS.depth} deep`);
  }
}

export const broken = (): SvgRefused =>
  new SvgRefused('This SVG is damaged: its markup cannot be read. Export it again, then try once more.');

export const tooMany = (what: string): SvgRefused =>
  new SvgRefused(`This SVG has ${what}. Simplify it, then try again.`);
