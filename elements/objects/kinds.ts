import { backgroundKind } from './background/kind.js';
import type { BackgroundObject } from './background/model.js';
import { frameKind } from './frame/kind.js';
import type { FrameObject } from './frame/model.js';
import { gridKind } from './grid/kind.js';
import type { GridObject } from './grid/model.js';
import { iconKind } from './icon/kind.js';
import type { IconObject } from './icon/model.js';
import { imageKind } from './image/kind.js';
import type { ImageObject } from './image/model.js';
import { lineKind } from './line/kind.js';
import type { LineObject } from './line/model.js';
import { mockupKind } from './mockup/kind.js';
import type { MockupObject } from './mockup/model.js';
import { qrKind } from './qr/kind.js';
import type { QrObject } from './qr/model.js';
import { shapeKind } from './shape/kind.js';
import type { ShapeObject } from './shape/model.js';
import { textKind } from './text/kind.js';
import type { TextObject } from './text/model.js';
import type { Kind } from './kind.js';

/** Stored form of each kind that a page draws. */
interface ObjectOfKind {
  text: TextObject;
  image: ImageObject;
  icon: IconObject;
  background: BackgroundObject;
  frame: FrameObject;
  shape: ShapeObject;
  line: LineObject;
  grid: GridObject;
  mockup: MockupObject;
  qr: QrObject;
}

export type ObjectKind = keyof ObjectOfKind;
export type DesignObject = ObjectOfKind[ObjectKind];
export type Kinds = { readonly [K in ObjectKind]: Kind<ObjectOfKind[K]> };

/** Every kind of object. A Record, so that the compiler asks for what a new kind still lacks. */
export const kinds: Kinds = {
  text: textKind,
  image: imageKind,
  icon: iconKind,
  background: backgroundKind,
  frame: frameKind,
  shape: shapeKind,
  line: lineKind,
  grid: gridKind,
  mockup: mockupKind,
  qr: qrKind,
};

/** The name of an object's kind (DECISIONS 1). Objects of a checked file have one of ours. */
export const kindOf = (object: DesignObject): ObjectKind => (object.sub_type ?? object.type) as ObjectKind;

/** The behavior of an object's kind. */
export const kindFor = (object: DesignObject): Kind<DesignObject> =>
  kinds[kindOf(object)] as Kind<DesignObject>;
