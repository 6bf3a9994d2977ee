import { resizedPicture, settledPicture } from '../image/resize.js';
import { meaningOfPictures } from '../alt-text.js';
import type { Kind } from '../kind.js';
import { backgroundNeeds, backgroundOps } from './display.js';
import { backgroundObject, type BackgroundObject } from './model.js';

/** The picture behind a page. Its box is the page's; it crops like an image. */
export const backgroundKind: Kind<BackgroundObject> = {
  schema: backgroundObject,
  resize: 'both',
  keepsAspect: true,
  needs: backgroundNeeds,
  ops: backgroundOps,
  resized: resizedPicture,
  settled: settledPicture,
  // one whose colors can be changed is wallpaper
  meaning: ({ image_details: details }) => (details.svg_colors?.length ? null : meaningOfPictures([details])),
};
