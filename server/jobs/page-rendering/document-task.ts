import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontKey } from '../../../elements/text/fonts/font-key.js';
import type { DesignAssets } from '../../../elements/headless/assets.js';
import { render } from '../../../elements/headless/node.js';
import type { FontFaceInfo, FontFamily } from '../../../elements/ports/fonts.js';
import { hyphensIn, wordsIn } from '../../../elements/headless/catalog-assets.js';
import type { FontFiles } from './load-font.js';
import { safePicture } from './render-task.js';
import { withLetters } from './with-letters.js';

/** Runs in a worker thread, as painting does. */

export interface DocumentTask {
  /** JSON text; all its pages are written. */
  readonly designFile: string;
  readonly title: string;
  /** Files of the pictures it shows, by source key; what is missing is left out. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Files of fonts that are not the catalog's, by key (`fontKey`). */
  readonly teamFonts: ReadonlyMap<string, Uint8Array>;
  readonly fonts: FontFiles;
}

/** All pages as one PDF, by the exporter of the editor. */
export async function document({ designFile, title, ...task }: DocumentTask): Promise<Uint8Array> {
  const made = await render(designFile, 'pdf', { assets: assetsOf(task), title });
  return withLetters(made);
}

const STATIC = '/static/';

/** Pictures and fonts of a task, as the headless renderer asks for them. */
export function assetsOf({
  pictures,
  teamFonts,
  fonts: { folder, families, fallbacks },
}: Pick<DocumentTask, 'pictures' | 'teamFonts' | 'fonts'>): DesignAssets {
  return {
    async picture(source) {
      const bytes = pictures.get(source);
      if (!bytes) throw new Error('not in the store');
      return bytes;
    },
    inline: safePicture,
    fonts: {
      families: () => Promise.resolve(families),
      fallbacks: () => Promise.resolve(fallbacks),
      words: (script) => wordsIn(folder, script),
      hyphens: (list) => hyphensIn(folder, list),
      brand: () => Promise.resolve([...teamFonts.keys()].map((key) => teamFamily(key, key))),
      placed: (name, src) => {
        const key = fontKey(name, src);
        return teamFonts.has(key) ? teamFamily(name, key) : null;
      },
      async load({ src }: FontFaceInfo) {
        const bytes = teamFonts.get(src) ?? (await readFile(join(folder, src.slice(STATIC.length))));
        return new Uint8Array(bytes).buffer;
      },
    },
  };
}

/** A team's font is one upright face of usual weight, whatever it is like; bold and italic are made up, as in the editor. */
const teamFamily = (name: string, key: string): FontFamily => ({
  ...{ name, category: 'sans', src: key },
  faces: [{ id: `team ${key}`, weight: 400, italic: false, src: key }],
});
