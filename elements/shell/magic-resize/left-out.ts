import type { DesignFile } from '../../document/design-file.js';

/** How many objects a design in another size hides that were shown before: there is no room to read them. */
export function leftOut(before: DesignFile, after: DesignFile): number {
  const shown = new Set(objectsOf(before).flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return objectsOf(after).filter(({ id, hidden }) => hidden && shown.has(id)).length;
}

const objectsOf = ({ pages }: DesignFile) =>
  pages.flatMap(({ objects }) => objects as readonly { readonly id: string; readonly hidden?: boolean }[]);
