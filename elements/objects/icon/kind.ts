import type { Kind } from '../kind.js';
import { iconNeeds, iconOps } from './display.js';
import { iconObject, type IconObject } from './model.js';

/** A vector element of the catalog in up to five colors. */
export const iconKind: Kind<IconObject> = {
  schema: iconObject,
  resize: 'both',
  keepsAspect: true,
  needs: iconNeeds,
  ops: iconOps,
  resized: (_object, to) => ({ width: to.width, height: to.height }),
};
