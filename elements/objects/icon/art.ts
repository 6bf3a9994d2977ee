/**
 * Catalog art: vector pictures whose colors a user may change. This reads only the normal form that the catalog
 * build writes: one `<svg viewBox>` with `<path>` children, each either filled or stroked, `data-c` naming the color slot.
 * Anything else is refused by name, so nothing unexpected (scripts, links, styles) can come in through an icon.
 */
export interface IconPath {
  readonly d: string;
  readonly paint: 'fill' | 'stroke';
  /** Default color, '#rrggbb'. */
  readonly color: string;
  /** Which of the five colors (0-4) replaces the default; null for colors that stay. */
  readonly slot: number | null;
  readonly rule?: 'nonzero' | 'evenodd';
  /** 0 to 1. */
  readonly opacity?: number;
  /** View-box units. */
  readonly strokeWidth?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

export interface IconArt {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly paths: readonly IconPath[];
}

const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<>]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)="([^"<>]*)"/g;
const HEX = /^#[0-9a-f]{6}$/i;
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)$/;
const PATH_DATA = /^[MLHVCSQTAZmlhvcsqtaz0-9eE\s,.+-]+$/;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const SVG_ATTRIBUTES = ['xmlns', 'viewBox', 'width', 'height'];
const FILLED = ['d', 'fill', 'data-c', 'fill-rule', 'opacity'];
const STROKED = [
  'd',
  'fill',
  'stroke',
  'data-c',
  'opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
];

interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads art in the catalog's normal form; throws an Error that names the first thing that is not part of it. */
export function parseIconArt(svg: string): IconArt {
  const [root, ...rest] = readTags(svg.trim());
  if (root?.name !== 'svg' || root.kind !== 'open') throw refusal('it must start with <svg>');
  const end = rest.pop();
  if (end?.name !== 'svg' || end.kind !== 'close') throw refusal('it must end with </svg>');
  return { viewBox: readViewBox(root), paths: readPaths(rest) };
}

const refusal = (why: string): Error => new Error(`icon art refused: ${why}`);

function readTags(svg: string): Tag[] {
  const tags: Tag[] = [];
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(svg);
    if (!match) throw refusal(`unexpected ${JSON.stringify(svg.slice(at, at + 24))}`);
    tags.push(readTag(match));
    at = TAG.lastIndex;
    while (/\s/.test(svg[at] ?? '')) at++;
  }
  return tags;
}

function readTag([, close, name = '', list = '', empty]: RegExpExecArray): Tag {
  const attributes = new Map<string, string>();
  for (const [, key = '', value = ''] of list.matchAll(ATTRIBUTE)) {
    if (attributes.has(key)) throw refusal(`attribute ${key} given twice`);
    attributes.set(key, value);
  }
  return { name, kind: close ? 'close' : empty ? 'empty' : 'open', attributes };
}

function readViewBox(root: Tag): IconArt['viewBox'] {
  allowOnly(root, SVG_ATTRIBUTES);
  if ((root.attributes.get('xmlns') ?? NAMESPACE) !== NAMESPACE) throw refusal('xmlns is not SVG');
  const values = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((text) => number('viewBox', text));
  const [x = 0, y = 0, width = 0, height = 0] = values;
  if (values.length !== 4 || width <= 0 || height <= 0)
    throw refusal('viewBox must be four numbers with a size');
  return [x, y, width, height];
}

/** Paths stand alone (`<path/>`) or are closed at once (`<path></path>`). */
function readPaths(tags: readonly Tag[]): IconPath[] {
  const paths: IconPath[] = [];
  let open = false;
  for (const tag of tags) {
    if (tag.name !== 'path') throw refusal(`element ${tag.name}`);
    if ((tag.kind === 'close') !== open) throw refusal('paths must not hold anything');
    open = tag.kind === 'open';
    if (tag.kind !== 'close') paths.push(readPath(tag));
  }
  if (open) throw refusal('a path is not closed');
  if (paths.length === 0) throw refusal('it has no path');
  return paths;
}

function readPath(tag: Tag): IconPath {
  const stroked = tag.attributes.has('stroke');
  allowOnly(tag, stroked ? STROKED : FILLED);
  const get = (name: string): string | undefined => tag.attributes.get(name);
  if (stroked && get('fill') !== 'none') throw refusal('a stroked path must have fill="none"');
  const rule = choice('fill-rule', get('fill-rule'), ['nonzero', 'evenodd']);
  const cap = choice('stroke-linecap', get('stroke-linecap'), ['butt', 'round', 'square']);
  const join = choice('stroke-linejoin', get('stroke-linejoin'), ['miter', 'round', 'bevel']);
  const opacity = fraction(get('opacity'));
  return {
    d: pathData(get('d')),
    paint: stroked ? 'stroke' : 'fill',
    color: hex(get(stroked ? 'stroke' : 'fill')),
    slot: slot(get('data-c')),
    ...(stroked && { strokeWidth: width(get('stroke-width')) }),
    ...(rule && { rule }),
    ...(cap && { cap }),
    ...(join && { join }),
    ...(opacity !== undefined && { opacity }),
  };
}

function allowOnly(tag: Tag, names: readonly string[]): void {
  for (const name of tag.attributes.keys()) {
    if (!names.includes(name)) throw refusal(`attribute ${name} on ${tag.name}`);
  }
}

function number(name: string, text: string): number {
  if (!NUMBER.test(text)) throw refusal(`${name} ${JSON.stringify(text)} is not a number`);
  return Number(text);
}

function pathData(d: string | undefined): string {
  if (!d || !PATH_DATA.test(d)) throw refusal('a path without path data');
  return d;
}

function hex(color: string | undefined): string {
  if (!color || !HEX.test(color)) throw refusal(`color ${JSON.stringify(color ?? '')} is not like #1a2b3c`);
  return color.toLowerCase();
}

function slot(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[0-4]$/.test(text)) throw refusal(`color slot ${JSON.stringify(text)} is not 0 to 4`);
  return Number(text);
}

function fraction(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = number('opacity', text);
  if (value < 0 || value > 1) throw refusal('opacity is not 0 to 1');
  return value;
}

function width(text: string | undefined): number {
  const value = text === undefined ? 1 : number('stroke-width', text);
  if (value <= 0) throw refusal('stroke-width must be above 0');
  return value;
}

function choice<T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
): T | undefined {
  if (text === undefined) return undefined;
  const found = allowed.find((item) => item === text);
  if (found === undefined) throw refusal(`${name} ${JSON.stringify(text)}`);
  return found;
}
