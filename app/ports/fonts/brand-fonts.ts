import type { FontFamily } from '../../../elements/ports/fonts.js';
import type { Team } from '../../../server/contract/brand-kit.js';

/** Where the server keeps fonts of teams; designs store the address with or without what is before it. */
const PLACE = /^(?:\/static\/)?brand_file\/([0-9a-z]+)$/i;

/** The font that lies at an address of a team's font: one face, upright. Null for any other address. */
export function placedFont(name: string, src: string): FontFamily | null {
  const id = PLACE.exec(src)?.[1];
  if (id === undefined) return null;
  const address = `/static/brand_file/${id}`;
  const face = { id: `brand_file/${id}`, weight: 400, italic: false, src: address };
  return { name, category: 'sans', faces: [face], src: address };
}

/** The fonts of a team's kit: those of its font set once one was chosen, then what else it has; each once. */
export function brandFamilies(
  { brand_kits: [kit], font_uploads }: Pick<Team, 'brand_kits' | 'font_uploads'>,
  catalog: readonly FontFamily[],
): readonly FontFamily[] {
  // a kit that was never changed has the fonts every kit begins with
  const styled = kit && kit.rev > 0 ? Object.values(kit.fonts) : [];
  const found = new Map<string, FontFamily>();
  for (const { name, src } of [...styled, ...(kit?.all_fonts ?? []), ...font_uploads]) {
    const family = placedFont(name, src) ?? catalog.find((one) => one.name === name);
    if (family) found.set(family.src ?? family.name, family);
  }
  return [...found.values()];
}
