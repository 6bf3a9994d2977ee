import { brandKit as calls, type BrandKit } from '../../../../server/contract/brand-kit.js';
import type { ListedBrandFile, ListedKit } from './archive.js';
import type { ImportCalls } from './import-calls.js';
import { referencesIn, withMoved, type Moved } from './references.js';
import { accountImport as strings } from './strings.js';

/** Keeps a logo, a font or a sound for the account's team. Gives its address, such as `brand_file/b2`. */
export async function importBrandFile(
  { type, name }: ListedBrandFile,
  file: File,
  { send }: ImportCalls,
): Promise<string> {
  const { _id } = await send(calls.uploadBrandFile, { file_type: type, name }, file);
  return `brand_file/${_id}`;
}

/**
 * Adds a kit to the account's own: logos and palettes beside those that are there, the same ones once. The styles of its texts
 * become those of the archive. What did not come in is left out of it.
 */
export async function importKit(listed: ListedKit, moved: Moved, { call }: ImportCalls): Promise<void> {
  const [kit] = (await call(calls.fetchTeams, {})).own_teams[0]?.brand_kits ?? [];
  if (!kit) throw new Error(strings.noKit);
  const { _id, rev } = kit;
  const brand_kit: BrandKit = {
    ...{ _id, rev },
    logos: [
      ...kit.logos,
      ...logosOf(listed, moved).filter((logo) => !kit.logos.some((one) => one._id === logo._id)),
    ],
    color_palette: [
      ...kit.color_palette,
      ...listed.color_palette.filter((palette) => !kit.color_palette.some((one) => isSame(one, palette))),
    ],
    fonts: stylesOf(kit.fonts, listed.fonts, moved),
    selected_fonts: fontsOf(kit.selected_fonts, listed.selected_fonts, moved),
  };
  await call(calls.updateBrandData, { brand_kit });
}

/** The server knows their sizes. */
const logosOf = ({ logos }: ListedKit, moved: Moved): BrandKit['logos'] =>
  logos.flatMap(({ _id, name }) => {
    const src = moved.get(`brand_file/${_id}`);
    return src === undefined ? [] : [{ _id: src.split('/')[1]!, name, src, width: 1, height: 1 }];
  });

/** A font of the team that did not come in; those of the catalog are everywhere. */
const isMissing = (src: string, moved: Moved): boolean =>
  [...referencesIn(src)].some((address) => !moved.has(address));

function stylesOf(there: BrandKit['fonts'], listed: ListedKit['fonts'], moved: Moved): BrandKit['fonts'] {
  const style = (role: keyof BrandKit['fonts']) => {
    const font = listed[role];
    if (!font || isMissing(font.src, moved)) return there[role];
    return withMoved(font, moved) as BrandKit['fonts'][typeof role];
  };
  return { heading: style('heading'), sub_heading: style('sub_heading'), paragraph: style('paragraph') };
}

function fontsOf(
  there: BrandKit['selected_fonts'],
  listed: ListedKit['selected_fonts'],
  moved: Moved,
): BrandKit['selected_fonts'] {
  const more = listed
    .filter(({ src }) => !isMissing(src, moved))
    .map((font) => withMoved(font, moved) as BrandKit['selected_fonts'][number]);
  return [...there, ...more.filter(({ src }) => !there.some((one) => one.src === src))];
}

const isSame = (a: ListedKit['color_palette'][number], b: ListedKit['color_palette'][number]): boolean =>
  a.name === b.name && a.colors.join() === b.colors.join();
