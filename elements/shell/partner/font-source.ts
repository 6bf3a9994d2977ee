import type { FontFamily, FontSource } from '../../ports/fonts.js';
import type { PartnerFont } from './types.js';

/** For pages that bring no fonts: one family of two weights, under the Open Font License. */
const BUILT_IN: readonly PartnerFont[] = [
  { name: 'DM Sans', weight: 400, src: new URL('./fonts/DMSans-400.ttf', import.meta.url).href },
  { name: 'DM Sans', weight: 700, src: new URL('./fonts/DMSans-700.ttf', import.meta.url).href },
];

const load: FontSource['load'] = async ({ src }) => {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`the font ${src} answered ${response.status}`);
  return response.arrayBuffer();
};

/** Files of one name are one family, in the order the names come. */
function familiesOf(files: readonly PartnerFont[]): readonly FontFamily[] {
  const names = [...new Set(files.map(({ name }) => name))];
  return names.map((name) => {
    const own = files.filter((file) => file.name === name);
    const [{ category = 'sans', scripts }] = own as [PartnerFont];
    const faces = own.map(({ src, weight = 400, italic = false }) => ({
      id: `${name}-${weight}${italic ? '-italic' : ''}`,
      ...{ weight, italic, src: new URL(src, document.baseURI).href },
    }));
    return { name, category, faces, ...(scripts && { scripts }) };
  });
}

/** New texts are set in the first font of a list. A source given whole is used as it is. */
export function fontSource(given: readonly PartnerFont[] | FontSource | null): FontSource {
  if (given && 'families' in given) return given;
  const families = familiesOf(given?.length ? given : BUILT_IN);
  return {
    families: async () => families,
    standard: families[0]!.name,
    fallbacks: async () => families.filter(({ scripts }) => scripts),
    load,
  };
}
