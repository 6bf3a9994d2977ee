import { dimensionsText, type Unit } from './units.js';

/** A page size that has a name. */
export interface PageSize {
  readonly id: string;
  readonly name: string;
  /** The heading it stands under in lists. */
  readonly group: string;
  readonly width: number;
  readonly height: number;
  readonly unit: Unit;
}

type Row = readonly [name: string, width: number, height: number];

const sizes = (group: string, unit: Unit, rows: readonly Row[]): PageSize[] =>
  rows.map(([name, width, height]) => ({ id: idOf(name), name, group, width, height, unit }));

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The sizes everybody knows by name, whatever the catalog holds [E-056]: ISO 216, North American paper, prints, video, screens. */
export const PAGE_SIZES: readonly PageSize[] = [
  ...sizes('Paper', 'mm', [
    ['A0', 841, 1189],
    ['A1', 594, 841],
    ['A2', 420, 594],
    ['A3', 297, 420],
    ['A4', 210, 297],
    ['A5', 148, 210],
    ['A6', 105, 148],
  ]),
  ...sizes('Paper', 'in', [
    ['US Letter', 8.5, 11],
    ['US Legal', 8.5, 14],
    ['US Tabloid', 11, 17],
  ]),
  ...sizes('Photo prints', 'in', [
    ['Photo 4 × 6', 4, 6],
    ['Photo 5 × 7', 5, 7],
    ['Photo 8 × 10', 8, 10],
    ['Photo 11 × 14', 11, 14],
  ]),
  ...sizes('Photo prints', 'cm', [
    ['Photo 10 × 15', 10, 15],
    ['Photo 13 × 18', 13, 18],
    ['Photo 20 × 30', 20, 30],
  ]),
  ...sizes('Video', 'px', [
    ['TikTok Video', 1080, 1920],
    ['Instagram Reel', 1080, 1920],
    ['YouTube Short', 1080, 1920],
    ['YouTube Video', 1920, 1080],
    ['Zoom Background', 1920, 1080],
    ['Teams Background', 1920, 1080],
  ]),
  ...sizes('Screens', 'px', [
    ['HD Screen', 1280, 720],
    ['Full HD Screen', 1920, 1080],
    ['4K Screen', 3840, 2160],
    ['Laptop Screen', 1440, 900],
    ['Tablet Screen', 2048, 2732],
    ['Phone Screen', 1179, 2556],
  ]),
];

/** The sizes that hold every word of a search, in names or measures; all of them without one. */
export function findSizes<T extends PageSize>(sizes: readonly T[], query: string): readonly T[] {
  const apart = query.toLowerCase().replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 ');
  const words = apart.match(/[\p{L}\p{N}.:]+/gu) ?? [];
  return sizes.filter((size) => {
    const text = `${size.name} ${size.group} ${dimensionsText(size)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
