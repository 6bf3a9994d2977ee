import { FontFile } from '../../../elements/text/font-file.js';
import { FontStore } from '../../../elements/text/font-store.js';
import { readSource, type Assets } from '../assets.js';
import { readPhotoFacts, type PhotoSource } from '../photos.js';
import type { Library } from './context.js';

/** Reads a file that the first stage built; the path is relative to dist. */
export type ReadBuilt = (path: string) => Promise<Uint8Array>;

/** What templates may use, from the built assets. */
export async function openLibrary(assets: Assets, read: ReadBuilt): Promise<Library> {
  const photos = await Promise.all((await readSource<PhotoSource[]>('photos.json')).map(readPhotoFacts));
  const icons = assets.resources.filter(({ kind }) => kind === 'icon');
  return {
    fonts: await loadFonts(assets, read),
    photos: new Map(photos.map((facts) => [facts.id, facts])),
    icons: new Map(icons.map(({ id, colors }) => [id, colors])),
    premium: new Set(assets.resources.filter(({ free }) => !free).map(({ id }) => id)),
  };
}

async function loadFonts({ fonts }: Assets, read: ReadBuilt): Promise<FontStore> {
  const store = new FontStore();
  for (const family of fonts)
    for (const { id, weight, italic } of family.faces) {
      store.add(FontFile.parse({ id, family: family.name, weight, italic }, await read(`fonts/${id}.ttf`)));
    }
  return store;
}
