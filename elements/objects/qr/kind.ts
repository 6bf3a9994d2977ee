import type { Kind } from '../kind.js';
import { qrOps } from './display.js';
import { qrObject, type QrObject } from './model.js';

/** A QR code: drawn from its words alone, sharp at every size. */
export const qrKind: Kind<QrObject> = {
  schema: qrObject,
  resize: 'both',
  keepsAspect: true,
  needs: () => [],
  ops: qrOps,
  resized: (_object, to) => ({ width: to.width, height: to.height }),
  meaning: ({ qr_details: { text } }) => ({ kind: 'picture', alt: `QR code: ${text}` }),
};
