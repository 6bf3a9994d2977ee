import sharp from 'sharp';
import { clamp } from '../../../elements/math/geometry.js';
import { artToSvg } from '../svg/art.js';
import { joinResources, OWN_WORK, type BuiltFile, type BuiltResources } from '../output.js';
import type { Pattern } from './pattern.js';
import { patterns } from './patterns.js';
import { textures, type Texture } from './textures.js';

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
  const texture = (textures as Record<string, Texture>)[source.family];
  if (!texture) throw new Error(`${source.id}: there is no background family ${source.family}`);
  return { path: `${base}.jpg`, data: await rasterise(texture, source), slots: [] };
}

function rasterise(texture: Texture, { seed, colors }: BackgroundSource): Promise<Buffer> {
  const shade = texture.shade(seed, colors);
  const width = BACKGROUND_WIDTH * texture.detail;
  const height = BACKGROUND_HEIGHT * texture.detail;
  const pixels = Buffer.alloc(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const channel of shade(x / width, y / height)) pixels[at++] = clamp(channel, 0, 255);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(BACKGROUND_WIDTH, BACKGROUND_HEIGHT)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const thumbnailOf = (data: string | Uint8Array): Promise<Buffer> =>
  sharp(Buffer.from(data)).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 80 }).toBuffer();
