import type { FontSource } from '../ports/fonts.js';

const known = new Set<string>();

/**
 * Lets the page's own CSS use the families of the font list, so that each is shown in its own face. The browser fetches
 * a face only when a list shows it.
 */
export async function previewFonts(source: FontSource): Promise<void> {
  const families = await source.families().catch(() => []);
  for (const { name, faces } of families) {
    const face = faces.find(({ weight, italic }) => weight === 400 && !italic) ?? faces[0];
    if (!face || known.has(name)) continue;
    known.add(name);
    document.fonts.add(new FontFace(name, `url("${face.src}")`));
  }
}
