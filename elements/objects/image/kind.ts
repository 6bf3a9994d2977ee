import { borderedOps, scaledBorder } from './border.js';
import { meaningOfPictures } from '../alt-text.js';
import type { Kind } from '../kind.js';
import { imageObject, type ImageObject } from './model.js';
import { pictureNeeds, pictureOps } from './picture.js';
import { stickerOps } from './sticker.js';
import { resizedPicture, settledPicture } from './resize.js';

/** A photo cropped by its box. */
export const imageKind: Kind<ImageObject> = {
  schema: imageObject,
  resize: 'both',
  keepsAspect: true,
  needs: pictureNeeds,
  ops: (object, env) => borderedOps(object, [...stickerOps(object, env), ...pictureOps(object, env)]),
  resized: resizedPicture,
  settled: settledPicture,
  scaled: scaledBorder,
  meaning: ({ image_details: details }) => meaningOfPictures([details]),
};
