import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { clamp } from '../../elements/math/geometry.js';
import {
  BACKGROUND_HEIGHT,
  BACKGROUND_WIDTH,
  texturePath,
  type BackgroundSource,
} from '../build/backgrounds/backgrounds.js';
import { textures, type Texture } from '../build/backgrounds/textures.js';

/**
 * Paints the backgrounds that are computed pixel by pixel, `source/backgrounds/<id>.jpg`: that takes seconds each, which
 * no build should spend. Run by hand when one is new or its line changes:
 *
 *     node --import tsx catalog/vendor/backgrounds.ts [id ...]
 */
const only = process.argv.slice(2);
const source = new URL('../source/backgrounds.json', import.meta.url);
const all = JSON.parse(await readFile(source, 'utf8')) as BackgroundSource[];
await mkdir(new URL('../source/backgrounds/', import.meta.url), { recursive: true });

for (const background of all) {
  const texture = (textures as Record<string, Texture>)[background.family];
  if (!texture || (only.length > 0 && !only.includes(background.id))) continue;
  const picture = await paint(texture, background);
  await writeFile(texturePath(background.id), picture);
  process.stdout.write(`${background.id}: ${Math.round(picture.length / 1024)} KB\n`);
}

function paint(texture: Texture, { seed, colors }: BackgroundSource): Promise<Buffer> {
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
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
