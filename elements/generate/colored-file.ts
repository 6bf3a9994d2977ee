import type { DesignFile, StoredObject, StoredPage } from '../document/design-file.js';
import type { DesignObject } from '../objects/kinds.js';
import type { ColoredDesign } from './palette-variations.js';

/** A stored design as its colors are read: objects bottom first. Packed groups are to be unpacked before. */
export const coloredFile = ({ width, height, pages }: DesignFile): ColoredDesign => ({
  width,
  height,
  pages: pages.map(({ id, background_color, background_image, objects }) => ({
    id,
    background_color,
    background: background_image ?? null,
    objects: [...(objects as readonly DesignObject[])].sort((a, b) => a.layer_index - b.layer_index),
  })),
});

/** The design with the colors that were worked out for it; what has none stays the same object. */
export function withColorsOf(file: DesignFile, { pages }: ColoredDesign): DesignFile {
  const colored = file.pages.map((page, i): StoredPage => {
    const next = pages[i]!;
    const objects = new Map(next.objects.map((object) => [object.id, object]));
    return {
      ...page,
      background_color: next.background_color,
      ...(page.background_image && { background_image: next.background }),
      objects: page.objects.map((object): StoredObject => objects.get(object.id) ?? object),
    };
  });
  return { ...file, pages: colored };
}
