import { scaledBorder } from '../image/border.js';
import { pictureNeeds } from '../image/picture.js';
import { resizedPicture, settledPicture } from '../image/resize.js';
import { meaningOfPictures } from '../alt-text.js';
import type { Kind } from '../kind.js';
import { sourceKey } from '../picture-source.js';
import { frameOps } from './display.js';
import { frameObject, type FrameObject } from './model.js';

/** A picture that shows through an outline. It crops like an image. */
export const frameKind: Kind<FrameObject> = {
  schema: frameObject,
  resize: 'both',
  keepsAspect: true,
  needs: pictureNeeds,
  ops: frameOps,
  resized: resizedPicture,
  settled: settledPicture,
  scaled: scaledBorder,
  meaning: ({ image_details: details }) => meaningOfPictures(sourceKey(details) !== null ? [details] : []),
};
