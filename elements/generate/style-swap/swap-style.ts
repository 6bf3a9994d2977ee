import type { DesignFile } from '../../document/design-file.js';
import { contrastRatio, ensureContrast } from '../../math/color.js';
import type { Size } from '../../math/geometry.js';
import type { DesignObject } from '../../objects/kinds.js';
import { backdropOf, type Backdrop, type ColoredPage } from '../backdrops.js';
import { withColors, type ColorPath } from '../color-slots.js';
import { coloredFile, withColorsOf } from '../colored-file.js';
import { isSeen, isWords, neededBy, usedColors } from '../palette-variations.js';
import { carried, schemeFrom, schemeOf, type Scheme } from './scheme.js';

/** Ground and main accent. */
export type StyleColors = readonly [ground: string, accent: string];

/** The colors that generating and swapping begin with: a light cream and a dark red (spec 1 section 9). */
export const DEFAULT_STYLE_COLORS: StyleColors = ['#f6eddd', '#8c1c2b'];

/** What stood out from what lies under it goes on doing so, by this contrast. */
const SEEN = 1.2;

/**
 * The design in two colors: they become its ground and its main accent, all other colors follow from them in OKLCH, and words
 * are as easy to read as they have to be. Pictures stay as they are, and so does what makes words readable on them.
 * '#rrggbb'; throws RangeError for what is no color.
 */
export function swapStyle(file: DesignFile, [ground, accent]: StyleColors): DesignFile {
  const design = coloredFile(file);
  const to = schemeFrom(ground.toLowerCase(), accent.toLowerCase());
  const used = usedColors(design);
  const pages = design.pages.map((page) => {
    const from = schemeOf(used, page.background_color?.toLowerCase() ?? '#ffffff');
    return swapPage(page, { from, to, size: design });
  });
  return withColorsOf(file, { ...design, pages });
}

interface Swap {
  readonly from: Scheme;
  readonly to: Scheme;
  readonly size: Size;
}

function swapPage(page: ColoredPage, swap: Swap): ColoredPage {
  const map = (color: string): string => carried(color, swap.from, swap.to);
  const next = {
    ...page,
    background_color: page.background_color && map(page.background_color.toLowerCase()),
    background: page.background && withColors(page.background, map),
  };
  const objects: DesignObject[] = [];
  page.objects.forEach((object, i) => {
    const before = backdropOf({ ...page, objects: page.objects.slice(0, i) }, object);
    const after = backdropOf({ ...next, objects }, object);
    objects.push(swapObject(object, { before, after }, swap));
  });
  return { ...next, objects };
}

interface Backdrops {
  readonly before: Backdrop;
  readonly after: Backdrop;
}

function swapObject(object: DesignObject, under: Backdrops, { from, to, size }: Swap): DesignObject {
  if (isOnPicture(under) && (object.type === 'text' || isScrim(object))) return object;
  const fixed = object.labels?.colors ?? [];
  return withColors(object, (color, path) => {
    if (fixed[svgSlot(path)] === 'fixed') return color;
    const part = carried(color, from, to);
    if (!isSeen(path) || isOnPicture(under)) return part;
    const least = isWords(path) ? neededBy(object, size) : leastSeen(color, under.before);
    return seen(part, under.after as readonly string[], least, to);
  });
}

const isOnPicture = ({ before, after }: Backdrops): boolean => before === 'picture' || after === 'picture';

/** Lets words be read on a picture: to recolor it would take that away. */
const isScrim = (object: DesignObject): boolean =>
  object.opacity < 1 ||
  ('shape_details' in object && (object.shape_details as { gradient?: unknown }).gradient !== undefined);

/** Which slot of a drawing a color is, -1 for other colors. */
const svgSlot = (path: ColorPath): number =>
  Number(/^image_details\.svg_colors\.(\d+)\./.exec(path)?.[1] ?? -1);

const contrastOn = (color: string, under: readonly string[]): number =>
  Math.min(...under.map((each) => contrastRatio(color, each)));

/** What could hardly be told from what lies under it need not be told better. */
const leastSeen = (color: string, before: Backdrop): number =>
  before === 'picture' ? 1 : Math.min(SEEN, contrastOn(color, before));

/** The color, or the nearest of its kind that has the contrast on everything under it. */
function seen(color: string, under: readonly string[], least: number, { ground, ink }: Scheme): string {
  if (contrastOn(color, under) >= least) return color;
  const tried = under.map((each) => ensureContrast(color, each, least));
  const able = [...tried, ink, ground, '#000000', '#ffffff'];
  const best = able.find((each) => contrastOn(each, under) >= least);
  return best ?? able.reduce((a, b) => (contrastOn(b, under) > contrastOn(a, under) ? b : a));
}
