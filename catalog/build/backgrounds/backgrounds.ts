import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artToSvg } from '../svg/art.js';
import { joinResources, OWN_WORK, type BuiltFile, type BuiltResources } from '../output.js';
import type { Pattern } from './pattern.js';
import { patterns } from './patterns.js';

/** A line of `source/backgrounds.json`. */
export interface BackgroundSource {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly seed: number;
  /** Patterns: the slots in order, ground first. Textures: what the family is mixed from. */
  readonly colors: readonly string[];
  readonly keywords: readonly string[];
  readonly premium?: boolean;
}

/** Where `catalog/vendor/backgrounds.ts` leaves what is computed pixel by pixel. */
export const texturePath = (id: string): URL =>
  new URL(`../../source/backgrounds/${id}.jpg`, import.meta.url);

export const BACKGROUND_WIDTH = 1600;
export const BACKGROUND_HEIGHT = 1200;
const THUMBNAIL_WIDTH = 320;

export async function buildBackgrounds(sources: readonly BackgroundSource[]): Promise<BuiltResources> {
  return joinResources(await Promise.all(sources.map(buildBackground)));
}

async function buildBackground(source: BackgroundSource): Promise<BuiltResources> {
  const id = `background-${source.id}`;
  const picture = await draw(source);
  const thumbnail = { path: `thumbs/${id}.webp`, data: await thumbnailOf(picture.data) };
  const resource = {
    id,
    name: source.name,
    kind: 'background' as const,
    keywords: [...source.keywords],
    file: picture.path,
    thumbnail: thumbnail.path,
    width: BACKGROUND_WIDTH,
    height: BACKGROUND_HEIGHT,
    colors: picture.slots,
    free: !source.premium,
    ...OWN_WORK,
  };
  return { resources: [resource], files: [picture, thumbnail] };
}

async function draw(source: BackgroundSource): Promise<BuiltFile & { readonly slots: string[] }> {
  const base = `backgrounds/${source.id}`;
  const pattern = (patterns as Record<string, Pattern>)[source.family];
  if (pattern) {
    const slots = [...new Set(source.colors)];
    return { path: `${base}.svg`, data: artToSvg(pattern(source.seed, source.colors), slots), slots };
  }
  const data = await readFile(texturePath(source.id)).catch(() => {
    throw new Error(
      `${source.id}: there is no family ${source.family}, and no picture in source/backgrounds`,
    );
  });
  return { path: `${base}.jpg`, data, slots: [] };
}

const thumbnailOf = (data: string | Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(data)).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 80 }).toBuffer();
