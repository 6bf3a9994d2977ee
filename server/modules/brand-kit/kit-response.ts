import type { ShownBrandKit, Team } from '../../contract/brand-kit.js';
import type { BrandFonts } from './brand-fonts.js';
import type { KitRow, OwnTeam } from './team.js';

/** A team as its owner sees it. */
export const teamResponse = ({ id, name, kit }: OwnTeam, fonts: BrandFonts): Team => ({
  _id: id,
  name,
  brand_kits: [kitResponse(kit, fonts)],
  font_uploads: fonts.uploaded.map(({ type: _, ...font }) => font),
});

export function kitResponse(
  { id, rev, logos, color_palette, fonts: kept, selected_fonts }: KitRow,
  fonts: BrandFonts,
): ShownBrandKit {
  const chosen = fonts.chosen(selected_fonts);
  return {
    ...{ _id: id, rev, logos, color_palette },
    fonts: fonts.styled(kept),
    selected_fonts: chosen.map(({ type: _, ...font }) => font),
    all_fonts: [...chosen.filter(({ type }) => type === 'design_resource'), ...fonts.uploaded],
  };
}

/** The kit in the old form of the specs: groups by name (DECISIONS 11). */
export function kitGroups({ logos, color_palette, fonts, ...kit }: ShownBrandKit) {
  const set = Object.values(fonts);
  const sets = [
    {
      name: [...new Set(set.map(({ name }) => name))].join(' & '),
      fonts: set.map(({ name, src, size }) => ({ name, src, size, files: [src] })),
    },
    ...kit.selected_fonts.map(({ name, src }) => ({ name, fonts: [{ name, src, files: [src] }] })),
  ];
  return {
    data: [
      {
        name: 'colors',
        data: color_palette.map(({ name, colors }) => ({ name, value: { data: colors } })),
      },
      { name: 'fonts', data: sets },
      { name: 'logos', data: logos.map(({ name, src }) => ({ name, src })) },
    ],
  };
}
