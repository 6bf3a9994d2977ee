import type { FontCategory, PairedFont, Pairing } from '../../generate/suggest/types.js';
import type { BrandKit, FontSet, SetFont } from '../../ports/brand.js';
import type { FontFamily } from '../../ports/fonts.js';
import type { EditorHost } from '../create-editor.js';

/** What the host offers to dress a design in. */
export interface SuggestSources {
  readonly pairings: readonly Pairing[];
  /** Palettes of the brand kit. */
  readonly palettes: readonly (readonly string[])[];
  /** Kinds of families by name. */
  readonly categories: Readonly<Record<string, FontCategory>>;
}

/** Families made pairings of, where the host has none. */
const MOST_FAMILIES = 24;
const REGULAR = 400;
const BOLD = 700;
/** Kinds that paragraphs can be read in. */
const READABLE: ReadonlySet<FontCategory> = new Set(['sans', 'serif', 'slab']);

/** Asks the host; a brand kit that cannot be had is left out. Rejects when the fonts themselves cannot be had. */
export async function suggestSources({
  brand,
  fonts,
}: Pick<EditorHost, 'brand' | 'fonts'>): Promise<SuggestSources> {
  const [families, builtIn, kit] = await Promise.all([
    fonts.families(),
    brand?.pairings() ?? null,
    brand?.signedIn() ? brand.kit().catch(() => null) : null,
  ]);
  const pairings = builtIn?.map((set) => pairingOf(set)) ?? familyPairings(families);
  return {
    pairings: [...ownPairings(kit), ...pairings],
    palettes: kit?.palettes.map(({ colors }) => colors) ?? [],
    categories: Object.fromEntries(families.map(({ name, category }) => [name, category])),
  };
}

const ownPairings = (kit: BrandKit | null): readonly Pairing[] =>
  kit?.fontSets.map((set, index) => ({ ...pairingOf(set), id: `own${index}`, own: true })) ?? [];

const pairingOf = ({ id, fonts: { heading, sub_heading, paragraph } }: FontSet): Pairing => ({
  id,
  fonts: {
    heading: pairedFont(heading),
    sub_heading: pairedFont(sub_heading),
    paragraph: pairedFont(paragraph),
  },
});

const pairedFont = ({ family, face }: SetFont): PairedFont => fontOf(family, face?.weight ?? REGULAR);

function fontOf({ name, src, category, faces }: FontFamily, weight: number): PairedFont {
  const weights = [...new Set(faces.filter(({ italic }) => !italic).map((face) => face.weight))];
  const nearest = weights.reduce(
    (best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best),
    weights[0] ?? weight,
  );
  return {
    name,
    ...(src !== undefined && { src }),
    category,
    weight: nearest,
    weights: weights.length > 0 ? weights : [nearest],
    italic: faces.some(({ italic }) => italic),
  };
}

/** Each family over itself where it can be read, else over the first that can. */
function familyPairings(families: readonly FontFamily[]): Pairing[] {
  const canRead = ({ category, faces }: FontFamily): boolean => READABLE.has(category) && faces.length > 1;
  const plain = families.find(canRead) ?? families[0];
  return families.slice(0, MOST_FAMILIES).map((family) => {
    const body = canRead(family) ? family : plain!;
    return {
      id: family.name,
      fonts: {
        heading: fontOf(family, BOLD),
        sub_heading: fontOf(body, BOLD),
        paragraph: fontOf(body, REGULAR),
      },
    };
  });
}
