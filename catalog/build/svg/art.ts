/** A drawing in the catalog's one normal form: filled or stroked paths, each of one plain color. */
export interface Art {
  readonly width: number;
  readonly height: number;
  /** Bottom first. */
  readonly paths: readonly ArtPath[];
}

export interface ArtPath {
  /** SVG path data in view-box units. */
  readonly d: string;
  /** '#rrggbb'; of the stroke when there is one, else of the fill. */
  readonly color: string;
  readonly rule?: 'evenodd';
  /** Its color is no slot: nobody changes it. */
  readonly fixed?: true;
  /** 0 to 1; 1 when absent. */
  readonly opacity?: number;
  readonly stroke?: ArtStroke;
}

export interface ArtStroke {
  readonly width: number;
  readonly cap?: 'round' | 'square';
  readonly join?: 'round' | 'bevel';
}

/** Colors a user may change (spec 2 section 3: up to five). */
export const MAX_SLOTS = 5;

/** The colors of a drawing that can be changed, in the order they first appear, bottom up. */
export const artColors = (art: Art): string[] => [
  ...new Set(art.paths.filter(({ fixed }) => !fixed).map(({ color }) => color)),
];

/** The same drawing with colors replaced; colors the map does not name stay. */
export const recolorArt = (art: Art, map: ReadonlyMap<string, string>): Art => ({
  ...art,
  paths: art.paths.map((path) => ({ ...path, color: map.get(path.color) ?? path.color })),
});

/** Writes the strict form the product reads: path elements only, each with its color slot in `data-c`. */
export function artToSvg(art: Art, slots: readonly string[]): string {
  if (slots.length > MAX_SLOTS)
    throw new Error(`${slots.length} color slots, at most ${MAX_SLOTS} are allowed`);
  const body = art.paths.map((path) => pathElement(path, slots)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}">${body}</svg>`;
}

function pathElement(path: ArtPath, slots: readonly string[]): string {
  const at = slots.indexOf(path.color);
  if (at < 0 && !path.fixed) throw new Error(`${path.color} has no color slot`);
  const slot = path.fixed ? '' : ` data-c="${at}"`;
  const rule = path.rule ? ` fill-rule="${path.rule}"` : '';
  const opacity = path.opacity === undefined || path.opacity === 1 ? '' : ` opacity="${path.opacity}"`;
  return `<path d="${path.d}"${paint(path)}${slot}${rule}${opacity}/>`;
}

function paint({ color, stroke }: ArtPath): string {
  if (!stroke) return ` fill="${color}"`;
  const cap = stroke.cap ? ` stroke-linecap="${stroke.cap}"` : '';
  const join = stroke.join ? ` stroke-linejoin="${stroke.join}"` : '';
  return ` fill="none" stroke="${color}" stroke-width="${stroke.width}"${cap}${join}`;
}
