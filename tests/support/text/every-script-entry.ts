/** Bundled for the browser: draws the texts of /texts.json with the fonts of /static, from a page or a worker. */
import type { FontFamily } from '../../../elements/ports/fonts.js';
import { drawTexts } from './every-script.js';

const read = async (path: string): Promise<Response> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
};
const list = (await (await read('/index.json')).json()) as Record<string, readonly FontFamily[]>;
const prints = await drawTexts(
  (await (await read('/texts.json')).json()) as Record<string, string>,
  {
    families: async () => list.fonts!,
    fallbacks: async () => list.fallbackFonts!,
    words: async (script) => (await read(`/static/fonts/words/${script}.dict`)).arrayBuffer(),
    hyphens: async (language) => (await read(`/static/fonts/hyphens/${language}.txt`)).arrayBuffer(),
    load: async ({ src }) => (await read(src)).arrayBuffer(),
  },
  typeof document === 'undefined' ? 2 : 3,
);
// a module worker has no document; the page reads its own result from the global, and the worker's as a message
if (typeof document === 'undefined') self.postMessage(prints);
else Object.assign(globalThis, { prints });
