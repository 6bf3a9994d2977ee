import { readdir, readFile } from 'node:fs/promises';
import type { DrawnPage } from '../../elements/display/page-ops.js';
import type { Size } from '../../elements/math/geometry.js';
import { decodePicture } from '../../elements/render/node.js';
import { RenderResources, type RenderSources } from '../../elements/render/resources.js';
import { hyphensOnly } from '../visual/golden.js';
import { testFonts } from './text/fonts.js';

/** The fixture pages of `tests/fixtures/pages` and what they are drawn with. */

const FIXTURES = new URL('../fixtures/', import.meta.url);
const PHOTOS = new URL('../../catalog/source/photos/', import.meta.url);
const HYPHENS = new URL('../../catalog/source/hyphens/', import.meta.url);
const PICTURES: Record<string, URL> = {
  boats: new URL('nagasaki-boats.jpg', PHOTOS),
  flower: new URL('allium-oreophilum.jpg', PHOTOS),
  checker: new URL('pictures/checker.png', FIXTURES),
  // for effects, whose cost grows with the picture
  'boats-small': new URL('pictures/boats-small.jpg', FIXTURES),
  'flower-small': new URL('pictures/flower-small.jpg', FIXTURES),
};

/** A page with the size of its design. */
export interface GoldenPage extends Size {
  readonly page: DrawnPage;
}

export const goldenNames: readonly string[] = (await readdir(new URL('pages/', FIXTURES)))
  .map((file) => file.replace('.json', ''))
  .sort();

export const goldenPage = async (name: string): Promise<GoldenPage> =>
  JSON.parse(await readFile(new URL(`pages/${name}.json`, FIXTURES), 'utf8')) as GoldenPage;

/**
 * The file behind a source key: 'src:icon:leaf' is an icon, 'src:hyphens:de' are patterns, 'src:boats' is a picture. Rejects for
 * 'missing'.
 */
export async function goldenBytes(source: string): Promise<Uint8Array> {
  const [, kind = '', name] = source.split(':');
  const named = kind === 'hyphens' ? new URL(`${name}.txt`, HYPHENS) : new URL(`icons/${name}.svg`, FIXTURES);
  const file = name === undefined ? PICTURES[kind] : named;
  if (!file) throw new Error(`no fixture for ${source}`);
  return readFile(file);
}

export const goldenSources: RenderSources = { bytes: goldenBytes, font: hyphensOnly(goldenBytes) };

/** All that a page needs, loaded in Node with the test fonts. */
export async function goldenResources({ page }: GoldenPage): Promise<RenderResources> {
  const resources = new RenderResources(goldenSources, decodePicture, await testFonts());
  await resources.load(page.background_image ? [page.background_image, ...page.objects] : page.objects);
  return resources;
}
