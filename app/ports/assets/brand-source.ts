import type { BrandKit, BrandSource, FontSet, SetFont } from '../../../elements/ports/brand.js';
import type { FontFamily } from '../../../elements/ports/fonts.js';
import { brandKit, type Team } from '../../../server/contract/brand-kit.js';
import type { Client } from '../../../server/contract/client.js';
import { designResource, type FontPairing } from '../../../server/contract/design-resource.js';
import type { ToAddress } from '../asset-mapping.js';
import { onKitChanged } from './brand-kit-events.js';
import { placedFont } from '../fonts/brand-fonts.js';

interface BrandSourceParts {
  readonly api: Client;
  readonly address: ToAddress;
  readonly signedIn: () => boolean;
  readonly signIn: () => void;
  /** Families of the catalog. */
  readonly families: () => Promise<readonly FontFamily[]>;
  readonly open?: (address: string) => void;
}

/** Where the kit is managed. */
export const BRAND_KIT_PAGE = '/designmaker/start/brand-kit';

const openWindow = (address: string): void => void window.open(address, '_blank', 'noopener');

/** The kit of the first own team and the built-in palettes and pairings, from the product server. */
export const createBrandSource = ({
  api,
  address,
  signedIn,
  signIn,
  families,
  open = openWindow,
}: BrandSourceParts): BrandSource => ({
  signedIn,
  signIn,
  kit: async (options = {}) => {
    const [{ own_teams }, all] = await Promise.all([
      api(brandKit.fetchTeams, {}, options),
      families().catch(() => []),
    ]);
    const kit = own_teams[0]?.brand_kits[0];
    return kit ? kitOf(kit, all, address) : null;
  },
  paletteCategories: async (options = {}) =>
    (await api(designResource.getDisplayColorPalettes, {}, options)).category_data.map(({ _id, name }) => ({
      id: _id,
      name,
    })),
  palettes: async ({ category, page, size: limit, signal }) => {
    const items = await api(
      designResource.getColorPalettes,
      { category, limit, page },
      signal ? { signal } : {},
    );
    return { items, more: items.length === limit };
  },
  pairings: async (options = {}) => {
    const [pairings, all] = await Promise.all([api(designResource.getFontPairings, {}, options), families()]);
    return pairings.map(({ _id: id, name, fonts }) => ({ id, name, fonts: setOf(fonts, all) }));
  },
  onChange: onKitChanged,
  openPage: () => open(BRAND_KIT_PAGE),
});

type Kit = Team['brand_kits'][number];

function kitOf(
  { color_palette: palettes, selected_fonts, fonts, logos }: Kit,
  families: readonly FontFamily[],
  address: ToAddress,
): BrandKit {
  const names = [...new Set(Object.values(fonts).map(({ name }) => name))];
  // every kit has fonts from the start: they are a set of the user's once some were chosen
  const own: FontSet[] =
    selected_fonts.length > 0 ? [{ id: 'kit', name: names.join(' & '), fonts: setOf(fonts, families) }] : [];
  return {
    palettes,
    fontSets: own,
    logos: logos.map(({ _id: id, name, src, width, height }) => ({
      ...{ id, name, kind: 'upload', width, height, colors: [], free: true },
      source: `src:${src}`,
      thumbnail: address(src),
    })),
  };
}

type Fonts = FontPairing['fonts'];

const setOf = ({ heading, sub_heading, paragraph }: Fonts, families: readonly FontFamily[]) => ({
  heading: fontOf(heading, families),
  sub_heading: fontOf(sub_heading, families),
  paragraph: fontOf(paragraph, families),
});

/** A font by its name, or by where it lies when it was uploaded; its face is the one of its file. */
function fontOf({ name, src, size }: Fonts['heading'], families: readonly FontFamily[]): SetFont {
  const family = placedFont(name, src) ?? families.find((one) => one.name === name);
  if (!family) return { family: { name, category: 'sans', faces: [] }, face: null, size };
  const face = family.faces.find((one) => one.src === src) ?? family.faces[0] ?? null;
  return { family, face, size };
}
