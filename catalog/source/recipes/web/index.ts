import type { Recipe } from '../../../build/templates/recipe.js';
import { blogBannerFronds } from './blog-banner-fronds.js';
import { desktopWallpaperValley } from './desktop-wallpaper-valley.js';
import { emailHeaderScales } from './email-header-scales.js';
import { phoneWallpaperTide } from './phone-wallpaper-tide.js';
import { podcastRibbon } from './podcast-ribbon.js';
import { podcastSound } from './podcast-sound.js';

export const web: readonly Recipe[] = [
  blogBannerFronds,
  emailHeaderScales,
  podcastSound,
  podcastRibbon,
  desktopWallpaperValley,
  phoneWallpaperTide,
];
