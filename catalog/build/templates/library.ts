import { readSource, type Assets } from '../assets.js';
import { loadFonts, type ReadBuilt } from '../fonts/load-fonts.js';
import type { CatalogResource } from '../../format.js';
import { pictureMap, readPhotoFacts, type PhotoFacts, type PhotoSource } from '../pictures/photos.js';
import { allPairings } from './all-pairings.js';
import type { Library } from './compile-context.js';

/** The families that templates are set in: a quarter of all. */
const SET_IN = new Set(
  Object.values(allPairings).flatMap(({ heading, sub, body }) =>
    [heading, sub, body].map(({ family }) => family),
  ),
);

/** What templates may use, from the built assets. */
export async function openLibrary(assets: Assets, read: ReadBuilt): Promise<Library> {
  const photos = await Promise.all((await readSource<PhotoSource[]>('photos.json')).map(readPhotoFacts));
  const backgrounds = assets.resources.filter(({ kind }) => kind === 'background');
  const grounds = await Promise.all(backgrounds.map((each) => backgroundFacts(each, read)));
  const icons = assets.resources.filter(({ file, kind }) => kind === 'icon' || file.endsWith('.svg'));
  return {
    fonts: await loadFonts({ ...assets, fonts: assets.fonts.filter(({ name }) => SET_IN.has(name)) }, read),
    photos: new Map([...photos, ...grounds].map((facts) => [facts.id, facts])),
    icons: new Map(icons.map(({ id, colors }) => [id, colors])),
    premium: new Set(assets.resources.filter(({ free }) => !free).map(({ id }) => id)),
  };
}

/** A background is laid out like a photo; its middle is what a crop keeps. */
async function backgroundFacts(
  { id, file, width, height, free }: CatalogResource,
  read: ReadBuilt,
): Promise<PhotoFacts> {
  const map = await pictureMap(Buffer.from(await read(file)), { width, height });
  return { id, width, height, free, focus: { x: 0.5, y: 0.5 }, map };
}
