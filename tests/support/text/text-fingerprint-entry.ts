/** Bundled for the browser: fetches the fonts of /fonts.json and reports the fingerprint, from a page or a worker. */
import { FontFile } from '../../../elements/text/fonts/font-file.js';
import type { FontFileInfo } from '../../../elements/text/fonts/font-file.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { fingerprintTexts } from './text-fingerprint.js';

type ServedFace = FontFileInfo & { readonly fallback: boolean };

async function loadFonts(): Promise<FontStore> {
  const faces = (await (await fetch('/fonts.json')).json()) as readonly ServedFace[];
  const fonts = new FontStore();
  for (const face of faces) {
    const bytes = await (await fetch(`/fonts/${face.id}`)).arrayBuffer();
    const file = FontFile.parse(face, bytes);
    if (face.fallback) fonts.addFallback(file);
    else fonts.add(file);
  }
  return fonts;
}

const prints = await fingerprintTexts(await loadFonts());
// A module worker has no document; the page reads its own result from the global, and the worker's as a message.
if (typeof document === 'undefined') self.postMessage(prints);
else Object.assign(globalThis, { prints });
