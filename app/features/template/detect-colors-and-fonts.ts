import { colorDistance } from '../../../elements/math/color.js';

/** The colors and fonts a template is made of, read from its stored design. */

export interface ColorsAndFonts {
  /** '#rrggbb', largest area first. */
  readonly colors: readonly string[];
  /** Family names, most text first. */
  readonly fonts: readonly string[];
}

/** More swatches than this say nothing about a design any more. */
const MOST_COLORS = 8;

/** Distance in OKLab below which two swatches side by side look the same. */
const ALIKE = 0.06;

/** Text covers about a fifth of its box; an icon shares its box among its colors. */
const INK = { text: 0.2, icon: 0.6 } as const;

interface Tally {
  readonly colors: Map<string, number>;
  readonly fonts: Map<string, number>;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a stored design shows. It is read loosely: a kind that is not known here adds nothing and breaks nothing. */
export function detectColorsAndFonts(designFile: unknown): ColorsAndFonts {
  const tally: Tally = { colors: new Map(), fonts: new Map() };
  const file = fields(designFile);
  const area = number(file['width']) * number(file['height']);
  for (const page of list(file['pages'])) {
    addColor(tally, page['background_color'], area);
    addObjects(tally, list(page['objects']));
  }
  return { colors: distinct(ranked(tally.colors)).slice(0, MOST_COLORS), fonts: ranked(tally.fonts) };
}

function addObjects(tally: Tally, objects: readonly Fields[]): void {
  for (const object of objects) {
    const area = number(object['width']) * number(object['height']);
    addText(tally, fields(object['text_details']), area);
    addIcon(tally, fields(object['image_details']), area);
    addShape(tally, fields(object['shape_details']), area);
    addColor(tally, fields(object['line_details'])['color'], area);
    addObjects(tally, list(fields(object['group_details'])['object_data']));
  }
}

function addText(tally: Tally, details: Fields, area: number): void {
  for (const style of [details, ...list(details['runs'])]) {
    addColor(tally, style['fontColor'], area * INK.text);
    if (typeof style['font'] === 'string') add(tally.fonts, style['font'], area);
  }
}

function addIcon(tally: Tally, details: Fields, area: number): void {
  const slots = list(details['svg_colors']);
  for (const slot of slots) addColor(tally, slot['color'], (area * INK.icon) / slots.length);
}

function addShape(tally: Tally, details: Fields, area: number): void {
  const stops = list(fields(details['gradient'])['stops']);
  for (const stop of stops) addColor(tally, stop['color'], area / stops.length);
  if (!stops.length) addColor(tally, details['fill'], area);
  if (number(details['stroke_width']) > 0) addColor(tally, details['stroke'], area * INK.text);
}

function addColor({ colors }: Tally, value: unknown, area: number): void {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) add(colors, value.toLowerCase(), area);
}

function add(tally: Map<string, number>, key: string, weight: number): void {
  tally.set(key, (tally.get(key) ?? 0) + weight);
}

/** The first of those that look alike: an orange made a shade darker for small type is still one swatch. */
function distinct(colors: readonly string[]): string[] {
  const kept: string[] = [];
  for (const color of colors) {
    if (kept.every((other) => colorDistance(other, color) > ALIKE)) kept.push(color);
  }
  return kept;
}

const ranked = (tally: Map<string, number>) => [...tally].sort(([, a], [, b]) => b - a).map(([key]) => key);

const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
