import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { icons as phosphor } from '@phosphor-icons/core';
import { artColors, artToSvg, MAX_SLOTS, recolorArt, type Art } from './svg/art.js';
import { paintedAreas } from './svg/areas.js';
import { normalizeSvg } from './svg/normalize.js';
import { quantise } from './svg/quantise.js';
import { joinResources, titleOf, type BuiltResources, type Credit } from './output.js';

const require = createRequire(import.meta.url);

/** A group of `source/icons.json`: icons of one set under one heading. */
export interface IconGroupSource {
  readonly id: string;
  readonly name: string;
  readonly set: keyof typeof sets;
  readonly icons: readonly string[];
  /** Those of the icons that are sold. */
  readonly premium?: readonly string[];
}

/** A package that icons come from. */
interface IconSet {
  readonly prefix: string;
  readonly credit: Credit;
  art(name: string): Promise<Art>;
  keywords(name: string): readonly string[];
}

/** Colours one- and two-colour icons start with. */
const INK = '#22324d';
const TINT = '#ffc78a';

const PHOSPHOR: Credit = {
  author: 'Phosphor Icons',
  licence: 'MIT',
  source: 'https://github.com/phosphor-icons/core',
};

const FLUENT: Credit = {
  author: 'Microsoft Corporation',
  licence: 'MIT',
  source: 'https://github.com/microsoft/fluentui-emoji',
};

const readPhosphor = (folder: 'fill' | 'duotone', name: string): Promise<string> =>
  readFile(require.resolve(`@phosphor-icons/core/assets/${folder}/${name}-${folder}.svg`), 'utf8');

// the package types each of its 1,512 entries apart, which is more than the compiler takes
const phosphorTags = new Map(
  (phosphor as unknown as { name: string; tags: string[] }[]).map(({ name, tags }) => [name, tags]),
);

const phosphorWords = (name: string): readonly string[] =>
  // tags such as *new* tell designers of the set something, not ours
  (phosphorTags.get(name) ?? []).filter((tag) => !tag.startsWith('*'));

const sets = {
  'phosphor-fill': {
    prefix: 'icon',
    credit: PHOSPHOR,
    art: async (name) => normalizeSvg(await readPhosphor('fill', name), name, INK),
    keywords: phosphorWords,
  },
  'phosphor-duotone': {
    prefix: 'duotone',
    credit: PHOSPHOR,
    art: async (name) => solidTint(normalizeSvg(await readPhosphor('duotone', name), name, INK)),
    keywords: phosphorWords,
  },
  'fluent-flat': {
    prefix: 'flat',
    credit: FLUENT,
    art: async (name) => fewColors(normalizeSvg(fluentSvg(name), name)),
    keywords: (name) => name.split('-'),
  },
} satisfies Record<string, IconSet>;

/** The second tone is the ink at a fifth of its strength; as a colour of its own a user can change it. */
const solidTint = (art: Art): Art => ({
  ...art,
  paths: art.paths.map(({ opacity, ...path }) => (opacity === undefined ? path : { ...path, color: TINT })),
});

async function fewColors(art: Art): Promise<Art> {
  return recolorArt(art, quantise(await paintedAreas(art), MAX_SLOTS));
}

interface IconifySet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

function fluentSvg(name: string): string {
  const set = require('@iconify-json/fluent-emoji-flat/icons.json') as IconifySet;
  const icon = set.icons[name];
  if (!icon) throw new Error(`there is no icon ${name}`);
  const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32];
  return `<svg viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

export const iconId = (set: keyof typeof sets, name: string): string => `${sets[set].prefix}-${name}`;

export async function buildIcons(groups: readonly IconGroupSource[]): Promise<BuiltResources> {
  return joinResources(
    await Promise.all(groups.flatMap((group) => group.icons.map((name) => buildIcon(group, name)))),
  );
}

async function buildIcon(group: IconGroupSource, name: string): Promise<BuiltResources> {
  const set: IconSet = sets[group.set];
  const id = iconId(group.set, name);
  const art = await set.art(name);
  const words = [...new Set([...set.keywords(name), ...group.name.toLowerCase().split(/[^a-z]+/)])];
  return iconResource(art, {
    id,
    name: titleOf(name),
    group: group.id,
    keywords: words.filter((word) => word.length > 2),
    free: !group.premium?.includes(name),
    ...set.credit,
  });
}

/** An icon of the index with its file; an SVG is its own thumbnail. */
export function iconResource(
  art: Art,
  about: Credit & { id: string; name: string; group: string; keywords: string[]; free: boolean },
): BuiltResources {
  const colors = artColors(art);
  const file = `icons/${about.id}.svg`;
  const { width, height } = art;
  const resource = { ...about, kind: 'icon' as const, file, thumbnail: file, width, height, colors };
  return { resources: [resource], files: [{ path: file, data: artToSvg(art, colors) }] };
}
