import { infiniteQueryOptions, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { brandKit as calls, type BrandKit, type Team } from '../../../server/contract/brand-kit.js';
import { API_BASE } from '../../../server/contract/contract.js';
import { designResource, type FontResource } from '../../../server/contract/design-resource.js';
import { api } from '../../api.js';
import { settings } from '../../configuration.js';
import { tellKitChanged } from '../../ports/assets/brand-kit-events.js';
import { createUploadCall, type UploadOptions } from '../../ports/uploads/upload-call.js';
import { OF_USER } from '../account/index.js';
import { FONTS_FETCHED } from './fonts/font-list.js';
import type { FontsChange } from './kit/kit-changes.js';
import type { KitStore } from './kit/kit-writer.js';

const TEAM = [OF_USER, 'team'] as const;

/** Palettes of one page (spec 3 section 9). */
const PALETTES_A_PAGE = 60;

/** The member's own team; null where there is none. Only the first one and its first kit are used (DECISIONS 19). */
const team = queryOptions({
  queryKey: TEAM,
  queryFn: async ({ signal }): Promise<Team | null> =>
    (await api(calls.fetchTeams, {}, { signal })).own_teams[0] ?? null,
});

export const useTeam = () => useQuery({ ...team, refetchOnMount: 'always' });

const kitOf = (held: Team | null | undefined): BrandKit | undefined => held?.brand_kits[0];

/** The team as the server has it now, not as an answer on its way will tell. */
async function freshTeam(client: QueryClient): Promise<Team> {
  await client.cancelQueries({ queryKey: TEAM });
  const fresh = await client.fetchQuery({ ...team, staleTime: 0 });
  if (!fresh) throw new Error('the account has no team');
  return fresh;
}

/** Where a kit is written: the server, and what this page holds of it. */
export const kitStore = (client: QueryClient): KitStore => ({
  cached: () => kitOf(client.getQueryData<Team | null>(TEAM)),
  setCached: (kit) =>
    void client.setQueryData<Team | null>(
      TEAM,
      (held) =>
        held && {
          ...held,
          brand_kits: held.brand_kits.map((one, i) => (i === 0 ? { ...one, ...kit } : one)),
        },
    ),
  load: async () => {
    const kit = kitOf(await freshTeam(client));
    if (!kit) throw new Error('the team has no kit');
    return kit;
  },
  save: async ({ _id, rev, logos, color_palette, fonts, selected_fonts }) => {
    // an answer from before the change must not come after it
    await client.cancelQueries({ queryKey: TEAM });
    const brand_kit = { _id, rev, logos, color_palette, fonts, selected_fonts };
    const saved = await api(calls.updateBrandData, { brand_kit });
    tellKitChanged();
    return saved.rev;
  },
});

/** Changes the list of the team's fonts as the server has it now: the call drops every font that the list lacks. */
export async function changeFonts(client: QueryClient, change: FontsChange): Promise<Team> {
  const { _id: team_id, font_uploads } = await freshTeam(client);
  await api(calls.updateFontUploads, { team_id, font_uploads: change(font_uploads) });
  tellKitChanged();
  // the kit may have shown one of them
  return freshTeam(client);
}

/** What follows from a font that was uploaded. */
export const refreshTeam = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: TEAM });

const send = createUploadCall(`${settings.apiUrl ?? ''}${API_BASE}`);

export const uploadBrandFile = (
  input: { readonly name: string; readonly file_type: 'logo' | 'font' },
  file: File,
  options: UploadOptions,
) => send(calls.uploadBrandFile, input, file, options);

export const catalogFonts = queryOptions({
  queryKey: ['design-resource', 'fonts'],
  queryFn: async ({ signal }): Promise<readonly FontResource[]> => {
    const asked = { type: 'font' as const, page_no: 0, size: FONTS_FETCHED };
    const { docs } = await api(designResource.get, asked, { signal });
    return docs.filter((doc) => doc.type === 'font');
  },
});

export const fontPairings = queryOptions({
  queryKey: ['design-resource', 'font-pairings'],
  queryFn: ({ signal }) => api(designResource.getFontPairings, {}, { signal }),
});

export const paletteCategories = queryOptions({
  queryKey: ['design-resource', 'display-color-palettes'],
  queryFn: async ({ signal }) =>
    (await api(designResource.getDisplayColorPalettes, {}, { signal })).category_data,
});

/** The palettes of a category, page after page; a page that is not full is the last. */
export const palettesOf = (category: string) =>
  infiniteQueryOptions({
    queryKey: ['design-resource', 'color-palettes', category],
    queryFn: ({ pageParam: page, signal }) =>
      api(designResource.getColorPalettes, { category, limit: PALETTES_A_PAGE, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length === PALETTES_A_PAGE ? page + 1 : undefined),
  });
