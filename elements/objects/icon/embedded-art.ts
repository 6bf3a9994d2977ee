import type { ImageDetails } from '../schema.js';
import { parseIconArt, type IconArt } from './art.js';

/** Parsed art by its text; emptied when full, since parsing is quick. */
const parsed = new Map<string, IconArt | null>();
const MOST_PARSED = 200;

/** The art an icon carries itself, as imported drawings do; null for icons of the catalog and for art that cannot be read. */
export function embeddedArt({ svg_art: text }: ImageDetails): IconArt | null {
  if (text === undefined) return null;
  let art = parsed.get(text);
  if (art === undefined) {
    if (parsed.size >= MOST_PARSED) parsed.clear();
    parsed.set(text, (art = readArt(text)));
  }
  return art;
}

function readArt(text: string): IconArt | null {
  try {
    return parseIconArt(text);
  } catch {
    return null;
  }
}
