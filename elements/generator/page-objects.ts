import type { DesignFile, StoredPage } from '../document/design-file.js';
import { unpackObjects } from '../document/unpack-objects.js';
import type { DesignObject } from '../objects/kinds.js';

/** Every object of a page, its background picture first; those of packed groups too. */
export const objectsOfPage = ({ objects, background_image: background }: StoredPage): DesignObject[] => [
  ...(background ? [background] : []),
  ...unpackObjects(objects).objects,
];

export const objectsOfFile = ({ pages }: DesignFile): DesignObject[] => pages.flatMap(objectsOfPage);
