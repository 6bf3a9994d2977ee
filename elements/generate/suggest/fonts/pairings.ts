import type { FontStore } from '../../../text/fonts/font-store.js';
import { fontKey } from '../../../text/fonts/font-key.js';
import { faceTraits } from './face-traits.js';
import type { TextRole } from '../../text-roles.js';
import type { Locks, PairedFont, Pairing } from '../types.js';

/** Kinds of fonts that a paragraph can be read in. */
const READABLE = new Set(['sans', 'serif', 'slab', 'mono']);
const HEAVY = 600;
const REGULAR = [400, 500];
const ENOUGH = 12;

/**
 * The pairings as they are; then those turned round, which head with the font of the paragraphs; then headings of one over
 * paragraphs of another. Only those whose faces are here.
 */
export function wearable(pairings: readonly Pairing[], fonts: FontStore, locks: Locks): readonly Pairing[] {
  const here = pairings.filter(({ fonts: each }) => isHere(each, fonts));
  // with colors beside them so many are enough
  if (!locks.colors && here.length >= ENOUGH) return here;
  const all = [...here, ...here.flatMap((pairing) => turnedRound(pairing, fonts) ?? []), ...crossed(here)];
  const seen = new Set<string>();
  return all.filter(({ fonts: { heading, paragraph } }) => {
    const key = [keyOf(heading), heading.weight, keyOf(paragraph)].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

const keyOf = ({ name, src }: PairedFont): string => fontKey(name, src);

const isHere = (all: Readonly<Record<TextRole, PairedFont>>, fonts: FontStore): boolean =>
  Object.values(all).every((font) => fonts.has(keyOf(font)));

const regularOf = ({ weights }: PairedFont): number | undefined =>
  REGULAR.find((weight) => weights.includes(weight));

const heavyOf = ({ weights }: PairedFont): number | undefined =>
  weights.filter((weight) => weight >= HEAVY).sort((p, q) => q - p)[0];

function turnedRound({ id, own, fonts: { heading, paragraph } }: Pairing, store: FontStore): Pairing | null {
  const [heavy, regular] = [heavyOf(paragraph), regularOf(heading)];
  if (keyOf(heading) === keyOf(paragraph) || heavy === undefined || regular === undefined) return null;
  // a face of a single weight is one for headings alone
  if (!READABLE.has(heading.category) || heading.weights.length < 2) return null;
  if (faceTraits(store, { family: keyOf(heading), weight: regular, italic: false }).capsOnly) return null;
  const bold = heavyOf(heading) ?? regular;
  return {
    id: `${id}-turned`,
    ...(own && { own }),
    fonts: {
      heading: { ...paragraph, weight: heavy },
      sub_heading: { ...heading, weight: bold },
      paragraph: { ...heading, weight: regular },
    },
  };
}

/** Headings over the paragraphs of the third pairing after theirs, unless both are of one kind. */
function crossed(pairings: readonly Pairing[]): Pairing[] {
  return pairings.flatMap((pairing, index) => {
    const other = pairings[(index + 3) % pairings.length]!;
    const { heading } = pairing.fonts;
    const { paragraph, sub_heading } = other.fonts;
    if (heading.category === paragraph.category || other === pairing) return [];
    return [{ id: `${pairing.id}-${other.id}`, fonts: { heading, sub_heading, paragraph } }];
  });
}
