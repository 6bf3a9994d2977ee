import { normalizeSvg } from '../../build/svg/normalize-svg.js';
import { inFewColors } from './few-colors.js';
import { iconifySvg, type IconifySet, type IconSet, type Packages } from './icon-set.js';

const SKIN = /-(dark|light|medium|medium-dark|medium-light)$/;

/** Fluent emoji in their flat style, in at most five colors. */
export function fluent(packages: Packages): IconSet {
  const set = packages.load<IconifySet>('@iconify-json/fluent-emoji-flat/icons.json');
  const { categories } = packages.load<{ categories: Record<string, readonly string[]> }>(
    '@iconify-json/fluent-emoji-flat/metadata.json',
  );
  const words = emojiWords(packages);
  return {
    prefix: 'flat',
    credit: {
      author: 'Microsoft Corporation',
      licence: 'MIT',
      source: 'https://github.com/microsoft/fluentui-emoji',
    },
    headings: Object.fromEntries(
      Object.entries(categories).map(([heading, names]) => [
        heading,
        names.filter((name) => !SKIN.test(name)),
      ]),
    ),
    art: (name) => inFewColors(normalizeSvg(iconifySvg(set, name), name)),
    keywords: (name) => [...name.split('-'), ...(words.get(name) ?? [])],
  };
}

/** What people look an emoji up by. */
function emojiWords(packages: Packages): Map<string, readonly string[]> {
  const chars = packages.load<Record<string, string>>('@iconify-json/fluent-emoji-flat/chars.json');
  const lists = packages.load<Record<string, readonly string[]>>('emojilib');
  const bare = (emoji: string): string => emoji.replaceAll('\ufe0f', '');
  const known = new Map(Object.entries(lists).map(([emoji, words]) => [bare(emoji), words]));
  return new Map(
    Object.entries(chars).flatMap(([codes, name]) => {
      const emoji = String.fromCodePoint(...codes.split('-').map((code) => parseInt(code, 16)));
      const words = known.get(bare(emoji));
      return words ? [[name, words.map((word) => word.replaceAll('_', ' '))] as const] : [];
    }),
  );
}
