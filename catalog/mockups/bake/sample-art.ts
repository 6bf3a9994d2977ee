import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pixelsOf } from '../../../elements/render/node.js';
import type { Assets } from '../../build/assets.js';
import { Dist } from '../../build/dist.js';
import { compileTemplates } from '../../build/templates/compile-templates.js';
import type { Compiled } from '../../build/templates/compile-template.js';
import { openLibrary } from '../../build/templates/library.js';
import { Thumbnails } from '../../build/thumbnails/thumbnails.js';

/** What placeholders show: templates of the catalog, photos of ours, and test patterns for the sheet. */

/** px of a drawn template's longer side. */
const SIDE = 2048;
const PHOTOS = new URL('../../source/photos/', import.meta.url).pathname;

/** Before the name of a template that is laid whole, without its ground, on the color of the surface. */
export const CLEAR = 'clear:';

export class SampleArt {
  #templates: { readonly all: readonly Compiled[]; readonly thumbnails: Thumbnails } | undefined;

  /**
   * A picture (PNG, JPEG or WebP) by a file's name, or by `<template>` or `<template>/<page from 1>`; `clear:` before that
   * leaves the page's ground away, as a logo is printed. Throws when there is none.
   */
  async picture(name: string): Promise<Buffer> {
    const file = PHOTOS + name;
    return existsSync(file) ? readFile(file) : this.#drawn(name);
  }

  /** The template whose proportion is nearest, each time another one for another `turn`. */
  async fitting(aspect: number, turn: number): Promise<Buffer> {
    const { all } = await this.#library();
    const off = ({ recipe }: Compiled) =>
      Math.abs(Math.log((recipe.size[0] ?? 1) / (recipe.size[1] ?? 1) / aspect));
    const near = [...all].sort((one, other) => off(one) - off(other)).slice(0, 40);
    return this.#drawn(near[(turn * 7) % near.length]!.source.id);
  }

  async #drawn(name: string): Promise<Buffer> {
    const { all, thumbnails } = await this.#library();
    const clear = name.startsWith(CLEAR);
    const [id, page = '1'] = name.replace(CLEAR, '').split('/');
    const found = all.find(({ source }) => source.id === id);
    const drawn = found?.design.pages[Number(page) - 1];
    if (!found || !drawn) throw new Error(`there is no template or photo called ${name}`);
    const size = { width: found.recipe.size[0], height: found.recipe.size[1] };
    const scale = SIDE / Math.max(size.width, size.height);
    const canvas = await thumbnails.paint(drawn as never, size, scale, { transparent: clear });
    const { width, height } = canvas;
    return sharp(pixelsOf(canvas), { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  }

  async #library() {
    if (this.#templates) return this.#templates;
    const dist = new Dist(new URL('../../dist', import.meta.url).pathname);
    const stamp = await dist.readJson<{ assets: Assets }>('build.json');
    if (!stamp) throw new Error('samples are templates of the catalog; run npm run catalog first');
    const read = (path: string): Promise<Uint8Array> => dist.read(path);
    const library = await openLibrary(stamp.assets, read);
    const thumbnails = new Thumbnails(stamp.assets, library.fonts, read);
    this.#templates = { all: compileTemplates(library), thumbnails };
    return this.#templates;
  }
}

/** Squares, true to the proportion: what is bent or out of place shows at once. */
export function checkerboard(aspect: number, cells = 8): Promise<Buffer> {
  const [columns, rows] =
    aspect > 1 ? [Math.round(cells * aspect), cells] : [cells, Math.round(cells / aspect)];
  const side = 64;
  const squares = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  )
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(([x, y]) => `<rect x="${x * side}" y="${y * side}" width="${side}" height="${side}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * side}" height="${rows * side}"><rect width="100%" height="100%" fill="#fff"/><g fill="#333">${squares.join('')}</g><rect x="4" y="4" width="${columns * side - 8}" height="${rows * side - 8}" fill="none" stroke="#e2462f" stroke-width="8"/><circle cx="${side * 0.75}" cy="${side * 0.75}" r="${side / 3}" fill="#2563d9"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** One color. */
export const solidColor = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .png()
    .toBuffer();
