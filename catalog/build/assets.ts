import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../format.js';
import { motifs } from './art/motifs.js';
import { buildBackgrounds, type BackgroundSource } from './backgrounds/backgrounds.js';
import { buildFonts, type FontsSource } from './fonts.js';
import { buildIcons, iconResource, type IconGroupSource } from './icons.js';
import {
  joinResources,
  OWN_WORK,
  titleOf,
  type BuiltFile,
  type BuiltResources,
  type Credit,
} from './output.js';
import { buildPhotos, type PhotoSource } from './photos.js';

/** The part of the index that templates are made from. */
export interface Assets extends Pick<CatalogIndex, 'fonts' | 'fallbackFonts' | 'iconGroups' | 'resources'> {
  readonly fontCredits: readonly (Credit & { readonly name: string })[];
}

const MOTIFS = { id: 'motifs', name: 'Marks & motifs' };

export async function readSource<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`../source/${name}`, import.meta.url), 'utf8')) as T;
}

/** Fonts, icons, backgrounds and photos: all that needs no layout. */
export async function buildAssets(): Promise<{
  readonly assets: Assets;
  readonly files: readonly BuiltFile[];
}> {
  const groups = await readSource<IconGroupSource[]>('icons.json');
  const fonts = await buildFonts(await readSource<FontsSource>('fonts.json'));
  const { resources, files } = joinResources([
    await buildPhotos(await readSource<PhotoSource[]>('photos.json')),
    await buildBackgrounds(await readSource<BackgroundSource[]>('backgrounds.json')),
    await buildIcons(groups),
    buildMotifs(),
  ]);
  const assets: Assets = {
    fonts: [...fonts.fonts],
    fallbackFonts: [...fonts.fallbackFonts],
    iconGroups: [...groups, MOTIFS].map(({ id, name }, i) => ({ id, name, priority: i + 1 })),
    resources: [...resources],
    fontCredits: fonts.credits,
  };
  return { assets, files: [...fonts.files, ...files] };
}

export const motifId = (name: string): string => `motif-${name}`;

export function buildMotifs(): BuiltResources {
  return joinResources(
    Object.entries(motifs).map(([name, { keywords, draw }]) =>
      iconResource(draw(), {
        id: motifId(name),
        name: titleOf(name),
        group: MOTIFS.id,
        keywords: [...keywords],
        free: true,
        ...OWN_WORK,
      }),
    ),
  );
}
