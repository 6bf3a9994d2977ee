import { readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';
import type { FontFaceInfo, FontFamily } from '../ports/fonts.js';
import type { SpacelessScript } from '../text/breaks/word-list.js';
import type { DesignAssets } from './assets.js';

/** What of a compiled catalog's index is read. */
interface Index {
  readonly fonts: readonly FontFamily[];
  readonly fallbackFonts: readonly FontFamily[];
  /** `file` lies below the folder, as does `marked`, which is shown of what is sold. */
  readonly resources: readonly { readonly id: string; readonly file: string; readonly marked?: string }[];
}

interface Folders {
  /** Where pictures lie that designs name by a path ('src:photos/beach.jpg'); none are read when absent. */
  readonly pictures?: string;
}

/**
 * Pictures and fonts of a compiled catalog (`index.json` and what it names) in Node. What is sold is shown with its mark.
 * Rejects when there is no catalog in the folder. Nothing outside the two folders is read.
 */
export async function catalogAssets(folder: string, { pictures }: Folders = {}): Promise<DesignAssets> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(`there is no catalog in ${folder}`, { cause });
  });
  const { fonts, fallbackFonts, resources } = JSON.parse(text) as Index;
  const files = new Map(resources.map(({ id, file, marked }) => [id, marked ?? file]));
  const STATIC = '/static/';
  return {
    async picture(source) {
      const id = /^(?:design_resource:|src:(?:\/static\/)?design_resource\/)([^?]+)/.exec(source)?.[1];
      const file = id !== undefined && files.get(id);
      if (file) return readFile(below(folder, file));
      const path = /^src:(?![a-z][a-z0-9+.-]+:)(.+)$/i.exec(source)?.[1];
      if (path === undefined || pictures === undefined) throw new Error(`there is no picture ${source}`);
      return readFile(below(pictures, path));
    },
    fonts: {
      families: () => Promise.resolve(fonts),
      fallbacks: () => Promise.resolve(fallbackFonts),
      words: (script) => wordsIn(folder, script),
      hyphens: (list) => hyphensIn(folder, list),
      async load({ src }: FontFaceInfo) {
        return bufferOf(await readFile(below(folder, src.slice(STATIC.length))));
      },
    },
  };
}

/** The words of a script without spaces; null for a catalog that has none. */
export const wordsIn = async (folder: string, script: SpacelessScript): Promise<ArrayBuffer | null> => {
  const bytes = await readFile(join(folder, `fonts/words/${script}.dict`)).catch(() => null);
  return bytes && bufferOf(bytes);
};

/** A list by which words are broken; null for a catalog that has none. */
export const hyphensIn = async (folder: string, list: string): Promise<ArrayBuffer | null> => {
  const bytes = await readFile(join(folder, `fonts/hyphens/${list}.txt`)).catch(() => null);
  return bytes && bufferOf(bytes);
};

const bufferOf = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;

/** A path inside a folder. Throws for one that leads out of it. */
function below(folder: string, path: string): string {
  const inside = normalize(path);
  if (isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`))
    throw new Error(`${path} is not inside ${folder}`);
  return join(folder, inside);
}
