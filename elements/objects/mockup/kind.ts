import { pictureNeeds, pictureOps } from '../image/picture.js';
import { resizedPicture, settledPicture } from '../image/resize.js';
import { borderedOps, scaledBorder } from '../image/border.js';
import { meaningOfPictures } from '../alt-text.js';
import type { Kind } from '../kind.js';
import { mockupObject, type MockupObject } from './model.js';

/** A mockup on a page. It is cropped and changed like a photo; its picture is composed wherever the page is drawn. */
export const mockupKind: Kind<MockupObject> = {
  schema: mockupObject,
  resize: 'both',
  keepsAspect: true,
  needs: pictureNeeds,
  ops: (object, env) => borderedOps(object, pictureOps(object, env)),
  resized: resizedPicture,
  settled: settledPicture,
  scaled: scaledBorder,
  meaning: ({ image_details: details }) => meaningOfPictures([details]),
};
