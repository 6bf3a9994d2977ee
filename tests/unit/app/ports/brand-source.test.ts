import { describe, expect, it } from 'vitest';
import { createBrandSource } from '../../../../app/ports/assets/brand-source.js';
import type { FontFamily } from '../../../../elements/ports/fonts.js';
import type { Client } from '../../../../server/contract/client.js';

const FRAUNCES: FontFamily = {
  ...{ name: 'Fraunces', category: 'serif' },
  faces: [
    { id: 'Fraunces-400', weight: 400, italic: false, src: '/static/fonts/Fraunces-400.ttf' },
    { id: 'Fraunces-600', weight: 600, italic: false, src: '/static/fonts/Fraunces-600.ttf' },
  ],
};
const catalogFont = { name: 'Fraunces', src: '/static/fonts/Fraunces-600.ttf', size: 31 };
const uploadedFont = { name: 'Bureau', src: '/static/brand_file/abc', size: 12 };
const KIT = {
  _id: 'k',
  rev: 3,
  logos: [{ _id: 'l', name: 'Mark', src: '/static/brand_file/logo1', width: 240, height: 160 }],
  color_palette: [{ name: 'Northam', colors: ['#12312b', '#b08d57', '#d9c08c', '#7e8f7a', '#fbf8f1'] }],
  fonts: { heading: catalogFont, sub_heading: catalogFont, paragraph: uploadedFont },
  selected_fonts: [{ _id: 'f', name: 'Fraunces', src: catalogFont.src }],
  all_fonts: [],
};
const team = (...brand_kits: object[]) => ({ _id: 't', name: 'Studio', brand_kits, font_uploads: [] });

/** Answers by the path of the call. */
function source(answers: Readonly<Record<string, (input: Record<string, unknown>) => unknown>>) {
  const opened: string[] = [];
  const api = (async (call: { path: string }, input: Record<string, unknown>) => {
    const answer = Object.entries(answers).find(([name]) => call.path.endsWith(name))?.[1];
    if (!answer) throw new Error(`not asked for here: ${call.path}`);
    return answer(input);
  }) as unknown as Client;
  const brand = createBrandSource({
    ...{ api, address: (path: string) => `https://host${path}`, families: async () => [FRAUNCES] },
    ...{ signedIn: () => true, signIn: () => undefined, open: (address) => void opened.push(address) },
  });
  return { brand, opened };
}

describe('the brand kit of the editor', () => {
  it('is the first kit of the first own team', async () => {
    const other = { ...KIT, color_palette: [] };
    const own_teams = [team(KIT, other), team(other)];
    const { brand } = source({ fetch_teams: () => ({ own_teams, member_teams: [] }) });
    const kit = (await brand.kit())!;
    expect(kit.palettes).toEqual(KIT.color_palette);
    expect(kit.logos).toMatchObject([
      {
        kind: 'upload',
        source: 'src:/static/brand_file/logo1',
        thumbnail: 'https://host/static/brand_file/logo1',
      },
    ]);
    expect(kit.fontSets).toHaveLength(1);
    expect(kit.fontSets[0]).toMatchObject({
      name: 'Fraunces & Bureau',
      fonts: {
        heading: { family: { name: 'Fraunces' }, face: { id: 'Fraunces-600' }, size: 31 },
        paragraph: { family: { name: 'Bureau', src: '/static/brand_file/abc' } },
      },
    });
  });

  it('is none without a team, and has no font set before one was chosen', async () => {
    const none = source({ fetch_teams: () => ({ own_teams: [], member_teams: [team(KIT)] }) });
    expect(await none.brand.kit()).toBeNull();
    const fresh = source({
      fetch_teams: () => ({ own_teams: [team({ ...KIT, selected_fonts: [] })], member_teams: [] }),
    });
    expect((await fresh.brand.kit())!.fontSets).toEqual([]);
  });

  it('lists palettes of a category page by page until one is not full', async () => {
    const asked: unknown[] = [];
    const { brand } = source({
      get_color_palettes: (input) => {
        asked.push(input);
        return KIT.color_palette;
      },
    });
    const listed = await brand.palettes({ category: 'warm', page: 2, size: 60 });
    expect(asked).toEqual([{ category: 'warm', limit: 60, page: 2 }]);
    expect([listed.items.length, listed.more]).toEqual([1, false]);
    expect((await brand.palettes({ category: 'warm', page: 1, size: 1 })).more).toBe(true);
  });

  it('opens the page of the kit', () => {
    const { brand, opened } = source({});
    brand.openPage('logos');
    expect(opened).toEqual(['/designmaker/start/brand-kit']);
  });
});
