import { withoutMissing } from '../../display/strip-placeholders.js';
import { pageOps } from '../../display/page-ops.js';
import type { PageOps } from '../../display/ops.js';
import type { StoredPage } from '../../document/design-file.js';
import type { ExportPictures } from '../../export/export-pictures.js';
import { backgroundBleed } from '../../objects/background/bleed.js';
import { kinds, type DesignObject } from '../../objects/kinds.js';
import { encodeCanvas } from '../../render/browser.js';
import type { EditorSession } from '../create-editor.js';

/** Every object of a page, its background picture first. */
const objectsOf = (page: StoredPage): DesignObject[] => [
  ...(page.background_image ? [page.background_image] : []),
  ...(page.objects as readonly DesignObject[]),
];

/**
 * Each page's drawing, with so many page pixels of bleed, made when it is asked for, of the document as it is now. Throws RangeError for a page that is not there. */
export function exportedPages(
  { editor }: EditorSession,
  numbers: readonly number[],
  bleed = 0,
): (() => Promise<PageOps>)[] {
  const file = editor.toFile();
  const { resources } = editor;
  return numbers.map((number) => {
    const page = file.pages[number - 1];
    if (!page) throw new RangeError(`there is no page ${number}`);
    return async () => {
      await resources.ensure(objectsOf(page));
      const drawn = { ...page, objects: page.objects as readonly DesignObject[] };
      const { background_image: picture } = page;
      const background = picture ? backgroundBleed(picture, file, bleed, resources.env) : [];
      return withoutMissing(pageOps(drawn, file, kinds, resources.env, { bleed, background }));
    };
  });
}

/** Pictures of the design for writers that embed them. */
export function exportedPictures({ editor, host }: EditorSession, signal: AbortSignal): ExportPictures {
  const { paint } = editor.resources;
  return {
    paint,
    async bytes(source) {
      // a picture inside a drawing has no address of its own
      const known = editor.resources.file(source);
      if (known) return new Uint8Array(await known.arrayBuffer());
      try {
        const response = await fetch(await host.assets.resolve(source), { signal });
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
      } catch {
        // the decoded picture is there still
        signal.throwIfAborted();
        return undefined;
      }
    },
    picture: async (source, effect) => paint.image(source, effect),
    encode: async (canvas, encoding) =>
      new Uint8Array(await (await encodeCanvas(canvas, encoding)).arrayBuffer()),
  };
}
