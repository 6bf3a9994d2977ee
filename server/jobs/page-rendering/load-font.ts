import { join } from 'node:path';
import type { CatalogFontFamily } from '../../../catalog/format.js';
import { addHyphens } from '../../../elements/render/add-hyphens.js';
import {
  fallbacksNeeded,
  lettersLacking,
  type NeededFallback,
} from '../../../elements/render/fallbacks-needed.js';
import { nearestFace } from '../../../elements/render/font-loader.js';
import type { FontNeed } from '../../../elements/render/resources.js';
import { spacelessIn, WordList, type SpacelessScript } from '../../../elements/text/breaks/word-list.js';
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { fontKey } from '../../../elements/text/fonts/font-key.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';

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
 * Adds to the store the face a text asks for, the fallbacks for letters that its own face lacks, the words of scripts without
 * spaces, and what breaks words with hyphens: the same that the editor loads. Rejects when the family is unknown and nothing can stand in, and after the rest is here
 * when a file cannot be read: the store then tells which letters wait for it.
 */
export async function loadFont(need: FontNeed, store: FontStore, fonts: Fonts, read: Read): Promise<void> {
  const wanted = fontKey(need.family, need.src);
  const team = [wanted, need.family].find((key) => fonts.teamFonts.has(key));
  const loading = { store, fonts, read };
  const own = team === undefined ? await catalogFace(need, loading) : teamFace(team, store, fonts);
  // an address that is none of ours, or of a font that is gone: its name decides
  if (need.src !== undefined) store.alias(wanted, own.family);
  const lacking = lettersLacking(need.text, own);
  const lost: string[] = [];
  for (const fallback of fallbacksNeeded(lacking, need.text, fonts.fallbacks)) {
    if (!(await addFallback(fallback, need, loading))) lost.push(fallback.family.name);
  }
  for (const script of spacelessIn(need.text)) await addWords(script, loading);
  if (need.hyphens) await addHyphens(need.hyphens, store, (list) => hyphensIn(list, loading));
  if (lost.length > 0) throw new Error(`${lost.join(', ')} cannot be read`);
}

/**
 * A team's font is one upright face of usual weight, whatever it is like; bold and italic are made up, as in the editor.
 */
function teamFace(key: string, store: FontStore, { teamFonts }: Fonts): FontFile {
  const face = { family: key, weight: 400, italic: false };
  if (!store.has(key)) store.add(FontFile.parse({ id: `team ${key}`, ...face }, teamFonts.get(key)!));
  return store.pick(face).face;
}

/** What is being loaded into, and from where. */
interface Loading {
  readonly store: FontStore;
  readonly fonts: FontFiles;
  readonly read: Read;
}

async function catalogFace(need: FontNeed, loading: Loading): Promise<FontFile> {
  const { store, fonts } = loading;
  const family = fonts.families.find(({ name }) => name === need.family) ?? fonts.families[0];
  if (!family) throw new Error('there are no fonts');
  const file = await awaitedFace(family, need, loading);
  if (!store.faces.includes(file)) store.add(file);
  return file;
}

/** As `faceOf`; when it cannot be read, letters wait for it: those given, or all of the text. */
async function awaitedFace(
  family: CatalogFontFamily,
  need: FontNeed,
  loading: Loading,
  letters?: readonly string[],
): Promise<FontFile> {
  try {
    return await faceOf(family, need, loading);
  } catch (error) {
    const { id } = nearestFace(family, need.weight, need.italic)!;
    loading.store.awaited.note({ id, family: family.name }, need, letters);
    throw error;
  }
}

/** The face that the editor takes, read once. */
async function faceOf(
  family: CatalogFontFamily,
  need: FontNeed,
  { store, fonts, read }: Loading,
): Promise<FontFile> {
  const face = nearestFace(family, need.weight, need.italic)!;
  return (
    store.faces.find(({ id }) => id === face.id) ??
    FontFile.parse(
      { ...face, family: family.name },
      await read(join(fonts.folder, face.src.slice(SRC.length))),
    )
  );
}

/** False when it cannot be read. */
async function addFallback(
  { family, order, letters }: NeededFallback<CatalogFontFamily>,
  need: FontNeed,
  loading: Loading,
): Promise<boolean> {
  const file = await awaitedFace(family, need, loading, letters).catch(() => null);
  const { store } = loading;
  if (file && !store.fallbacks.includes(file))
    store.addFallback(file, { order, scripts: family.scripts ?? [] });
  return file !== null;
}

/** null for a catalog without: words are then not broken. */
const hyphensIn = (list: string, { fonts, read }: Loading): Promise<Uint8Array | null> =>
  read(join(fonts.folder, `fonts/hyphens/${list}.txt`)).catch(() => null);

/** Those of a catalog that has them: without, lines end where they must. */
async function addWords(script: SpacelessScript, { store, fonts, read }: Loading): Promise<void> {
  if (store.hasWords(script)) return;
  const bytes = await read(join(fonts.folder, `fonts/words/${script}.dict`)).catch(() => null);
  if (bytes) store.addWords(new WordList(script, bytes));
}
