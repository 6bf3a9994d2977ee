import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { formatHex, hexToOklch } from '../../../elements/math/color.js';
import { joinResources, type BuiltResources } from '../output.js';
import { quantize } from '../svg/quantize.js';

/** A line of `source/photos.json`; the picture is `source/photos/<id>.jpg`. */
export interface PhotoSource {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  /** What a crop must keep, as fractions of the picture. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly author: string;
  /** Title and date of the work. */
  readonly title: string;
  /** An SPDX name. */
  readonly licence: string;
  /** Who gives the picture, or the scene it was rendered from. */
  readonly source: string;
  readonly premium?: boolean;
}

/** What laying out over a photo needs to know of it. */
export interface PhotoFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly focus: { readonly x: number; readonly y: number };
  /** The picture made small: what lies under a text. */
  readonly map: { readonly columns: number; readonly rows: number; readonly colors: readonly string[] };
  readonly free: boolean;
}

const FOLDER = new URL('../../source/photos/', import.meta.url);
export const THUMBNAIL_SIDE = 480;
const MAP_COLUMNS = 48;

const readPhoto = (id: string): Promise<Buffer> => readFile(new URL(`${id}.jpg`, FOLDER));

export const photoId = (id: string): string => `photo-${id}`;

export async function readPhotoFacts(source: PhotoSource): Promise<PhotoFacts> {
  const data = await readPhoto(source.id);
  const { width, height } = await sharp(data).metadata();
  return {
    id: photoId(source.id),
    width,
    height,
    focus: source.focus,
    map: await pictureMap(data, { width, height }),
    free: !source.premium,
  };
}

/** A picture made small: its colors by rows. */
export async function pictureMap(
  data: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<PhotoFacts['map']> {
  const rows = Math.round((MAP_COLUMNS * height) / width);
  return { columns: MAP_COLUMNS, rows, colors: await smallPicture(data, MAP_COLUMNS, rows) };
}

export async function buildPhotos(sources: readonly PhotoSource[]): Promise<BuiltResources> {
  return joinResources(await Promise.all(sources.map(buildPhoto)));
}

async function buildPhoto(source: PhotoSource): Promise<BuiltResources> {
  for (const field of ['author', 'title', 'licence', 'source'] as const)
    if (!source[field]) throw new Error(`Photo "${source.id}" has no ${field}.`);
  const data = await readPhoto(source.id);
  const { width, height } = await sharp(data).metadata();
  const id = photoId(source.id);
  const file = `photos/${source.id}.jpg`;
  const thumbnail = `thumbs/${id}.webp`;
  const small = await sharp(data)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .webp({ quality: 80 })
    .toBuffer();
  const resource = {
    id,
    name: source.name,
    kind: 'photo' as const,
    keywords: [...source.keywords],
    file,
    thumbnail,
    width,
    height,
    colors: dominantColors(await smallPicture(data, 8, 8)),
    free: !source.premium,
    author: source.author,
    licence: source.licence,
    source: `${source.title}; ${source.source}`,
    focus: { ...source.focus },
  };
  return {
    resources: [resource],
    files: [
      { path: file, data },
      { path: thumbnail, data: small },
    ],
  };
}

export async function smallPicture(data: Buffer, columns: number, rows: number): Promise<string[]> {
  const pixels = await sharp(data)
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_, i) =>
    formatHex({ r: pixels[i * 3]!, g: pixels[i * 3 + 1]!, b: pixels[i * 3 + 2]! }),
  );
}

/** Up to five colors that stand for the picture, dark to light. */
export function dominantColors(pixels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const merged = new Set(quantize(counts, 5).values());
  return [...merged].sort((a, b) => hexToOklch(a).L - hexToOklch(b).L);
}
