import { readFile } from 'node:fs/promises';
import type { CatalogIndex } from '../format.js';
import { buildBackgrounds, type BackgroundSource } from './backgrounds/backgrounds.js';
import { buildFrames } from './pictures/frames.js';
import type { FallbackSource } from './fonts/fallback-fonts.js';
import { buildFonts, type FontsSource } from './fonts/fonts.js';
import type { IconGroupFile } from './icons/icon-file.js';
import { buildIcons, readIconGroups } from './icons/icons.js';
import { joinResources, type BuiltFile, type BuiltResources, type Credit } from './output.js';
import { buildOwnShapes, SHAPES } from './icons/own-shapes.js';
import { buildPhotos, type PhotoSource } from './pictures/photos.js';
import { markPremium } from './pictures/watermark.js';

/** The part of the index that templates are made from. */
export interface Assets extends Pick<CatalogIndex, 'fonts' | 'fallbackFonts' | 'iconGroups' | 'resources'> {
  readonly fontCredits: readonly (Credit & { readonly name: string })[];
}

export async function readSource<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`../source/${name}`, import.meta.url), 'utf8')) as T;
}

/** Fonts, icons, backgrounds and photos: all that needs no layout. */
export async function buildAssets(): Promise<{
  readonly assets: Assets;
  readonly files: readonly BuiltFile[];
}> {
  const groups = await readIconGroups();
  // pictures are made small beside the thread that unpacks the fonts
  const [photos, backgrounds, fonts] = await Promise.all([
    buildPhotos(await readSource<PhotoSource[]>('photos.json')),
    buildBackgrounds(await readSource<BackgroundSource[]>('backgrounds.json')),
    buildFonts(
      await readSource<FontsSource>('fonts.json'),
      await readSource<FallbackSource[]>('fallback-fonts.json'),
    ),
  ]);
  const { resources, files } = await markPremium(
    joinResources([photos, backgrounds, buildDrawings(groups), buildFrames()]),
  );
  const assets: Assets = {
    fonts: [...fonts.fonts],
    fallbackFonts: [...fonts.fallbackFonts],
    iconGroups: [...groups, SHAPES]
      .sort((a, b) => a.priority - b.priority)
      .map(({ id, name, priority }) => ({ id, name, priority })),
    resources: [...resources],
    fontCredits: fonts.credits,
  };
  return { assets, files: [...fonts.files, ...files] };
}

/** Icons and our own drawings in the order of their groups: of two that fit a search alike, the first is found first. */
function buildDrawings(groups: readonly IconGroupFile[]): BuiltResources {
  const before = groups.filter(({ priority }) => priority < SHAPES.priority);
  const after = groups.filter(({ priority }) => priority > SHAPES.priority);
  return joinResources([buildIcons(before), buildOwnShapes(), buildIcons(after)]);
}
