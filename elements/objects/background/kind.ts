import { resizedPicture, settledPicture } from '../image/resize.js';
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
};
