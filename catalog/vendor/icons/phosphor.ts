import type { Art } from '../../build/svg/art.js';
import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import type { IconSet, Packages } from './icon-set.js';

/** Colors one- and two-color icons start with. */
const INK = '#22324d';
const TINT = '#ffc78a';

interface Entry {
  readonly name: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

/** Phosphor in one of its weights: solid, or in two tones. */
export function phosphor(packages: Packages, weight: 'fill' | 'duotone'): IconSet {
  const { icons } = packages.load<{ icons: readonly Entry[] }>('@phosphor-icons/core');
  const entries = new Map(icons.map((entry) => [entry.name, entry]));
  const headings: Record<string, string[]> = {};
  for (const { name, categories } of icons) for (const each of categories) (headings[each] ??= []).push(name);
  return {
    prefix: weight === 'fill' ? 'icon' : 'duotone',
    credit: {
      author: 'Phosphor Icons',
      licence: 'MIT',
      source: 'https://github.com/phosphor-icons/core',
    },
    headings,
    art: (name) => {
      const file = `@phosphor-icons/core/assets/${weight}/${name}-${weight}.svg`;
      const art = normalizeSvg(packages.read(file), name, INK);
      return weight === 'fill' ? art : solidTint(art);
    },
    // tags such as *new* tell designers of the set something, not ours
    keywords: (name) => (entries.get(name)?.tags ?? []).filter((tag) => !tag.startsWith('*')),
  };
}

/** The second tone is the ink at a fifth of its strength; as a color of its own a user can change it. */
const solidTint = (art: Art): Art => ({
  ...art,
  paths: art.paths.map(({ opacity, ...path }) => (opacity === undefined ? path : { ...path, color: TINT })),
});
