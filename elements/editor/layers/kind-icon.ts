import type { IconName } from '../../base/icons/icons.gen.js';
import { kindOf, type DesignObject, type ObjectKind } from '../../objects/kinds.js';

const ICONS: Readonly<Record<ObjectKind, IconName>> = {
  text: 'text-t',
  image: 'image',
  icon: 'shapes',
  background: 'frame-corners',
  frame: 'image-square',
  grid: 'grid-four',
  shape: 'square',
  line: 'line-segment',
  mockup: 't-shirt',
  qr: 'qr-code',
};

/** A small picture of what an object is, for lists. */
export const kindIcon = (object: DesignObject): IconName => ICONS[kindOf(object)];
