import { join } from 'node:path';
import type { CatalogFontFamily } from '../../../catalog/format.js';
import type { FontNeed } from '../../../elements/render/resources.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { fontKey } from '../../../elements/text/fonts/font-key.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';

type Face = CatalogFontFamily['faces'][number];
type Read = (path: string) => Promise<Uint8Array>;

/** The families there are, and the folder their files lie in. */
export interface FontFiles {
  readonly folder: string;
  readonly families: readonly CatalogFontFamily[];
  readonly fallbacks: readonly CatalogFontFamily[];
}

interface Fonts extends FontFiles {
  /** Files of the team's own fonts, by key (`fontKey`). */
  readonly teamFonts: ReadonlyMap<string, Uint8Array>;
}

const SRC = '/static/';

/**
 * Adds to the store the face a text asks for, and every fallback once a text has characters its own face lacks. Rejects
 * when the family is unknown and nothing can stand in.
 */
export async function loadFont(need: FontNeed, store: FontStore, fonts: Fonts, read: Read): Promise<void> {
  const wanted = fontKey(need.family, need.src);
  const team = [wanted, need.family].find((key) => fonts.teamFonts.has(key));
  const own = team === undefined ? await catalogFace(need, store, fonts, read) : teamFace(team, store, fonts);
  // an address that is none of ours, or of a font that is gone: its name decides
  if (need.src !== undefined) store.alias(wanted, own.family);
  if ([...need.text].some((letter) => letter > ' ' && !own.covers(letter.codePointAt(0)!))) {
    await addFallbacks(store, fonts, read);
  }
}

/**
 * A team's font is one upright face of usual weight, whatever it is like; bold and italic are made up, as in the editor.
 */
function teamFace(key: string, store: FontStore, { teamFonts }: Fonts): FontFile {
  const face = { family: key, weight: 400, italic: false };
  if (!store.has(key)) store.add(FontFile.parse({ id: `team ${key}`, ...face }, teamFonts.get(key)!));
  return store.pick(face).face;
}

async function catalogFace(
  need: FontNeed,
  store: FontStore,
  fonts: FontFiles,
  read: Read,
): Promise<FontFile> {
  const family = fonts.families.find(({ name }) => name === need.family) ?? fonts.families[0];
  if (!family) throw new Error('there are no fonts');
  const face = nearest(family.faces, need);
  if (!store.has(family.name, face.weight, face.italic))
    store.add(await parse(family.name, face, fonts, read));
  return store.pick({ family: family.name, weight: face.weight, italic: face.italic }).face;
}

async function addFallbacks(store: FontStore, fonts: FontFiles, read: Read): Promise<void> {
  for (const family of fonts.fallbacks) {
    if (store.has(family.name)) continue;
    store.addFallback(
      await parse(family.name, nearest(family.faces, { weight: 400, italic: false }), fonts, read),
    );
  }
}

async function parse(
  family: string,
  { id, weight, italic, src }: Face,
  { folder }: FontFiles,
  read: Read,
): Promise<FontFile> {
  return FontFile.parse({ id, family, weight, italic }, await read(join(folder, src.slice(SRC.length))));
}

/** The face with the right slope and the nearest weight. */
function nearest(faces: readonly Face[], wish: { weight: number; italic: boolean }): Face {
  const distance = (face: Face) =>
    Math.abs(face.weight - wish.weight) + (face.italic === wish.italic ? 0 : 2000);
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
}
