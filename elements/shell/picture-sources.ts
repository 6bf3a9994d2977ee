import { kindFor, type DesignObject } from '../objects/kinds.js';
import type { EditorSession } from './create-editor.js';

/** The source keys of all pictures and icons that a design shows, on every page, each once. */
export function pictureSources({ editor }: Pick<EditorSession, 'editor'>): readonly string[] {
  const objects = editor
    .toFile()
    .pages.flatMap(({ objects: own, background_image: background }) => [
      ...(background ? [background] : []),
      ...(own as readonly DesignObject[]),
    ]);
  const sources = objects.flatMap((object) =>
    kindFor(object)
      .needs(object)
      .flatMap((need) => (need.type === 'font' ? [] : [need.source])),
  );
  return [...new Set(sources)];
}
