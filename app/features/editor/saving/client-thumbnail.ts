import type { EditorSession } from '../../../../elements/shell/create-editor.js';

/**
 * Quiet time after a save before the picture is painted, ms: longer than the server waits with its own, which lacks the
 * visitor's pictures and must not come last.
 */
export const QUIET_MS = 4000;

type Watched = {
  readonly editor: Pick<EditorSession['editor'], 'toFile'>;
  readonly autosave: Pick<NonNullable<EditorSession['autosave']>, 'status'> | null;
};

interface ClientThumbnail {
  /** Paints now what is due, as when the editor goes away. */
  flush(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the thumbnail of a design that shows pictures only this browser has: the server cannot paint those. A picture that
 * could not be painted or sent is not reported; the next save tries again.
 */
export function keepClientThumbnail(
  { editor, autosave }: Watched,
  keep: () => Promise<unknown>,
): ClientThumbnail {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = false;
  const flush = async () => {
    clearTimeout(timer);
    if (!due) return;
    due = false;
    if (showsOwnPictures(editor.toFile().pages[0])) await keep().catch(() => undefined);
  };
  let before = autosave?.status.peek();
  const unsubscribe = autosave?.status.subscribe((now) => {
    const saved = now === 'saved' && before !== 'saved';
    before = now;
    if (!saved) return;
    due = true;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_MS);
  });
  const stop = () => {
    clearTimeout(timer);
    unsubscribe?.();
  };
  return { flush, stop };
}

/** Whether a page shows an upload of this browser (`src: local/...`), at whatever depth. */
const showsOwnPictures = (page: unknown): boolean => JSON.stringify(page ?? null).includes('"src":"local/');
