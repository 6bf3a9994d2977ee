import { createEditor, type EditorSession } from '../../../../elements/shell/create-editor.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { editorPorts, exporterOf, PAGE_DPI } from '../../editor/index.js';
import type { DesignPageRef } from './design-page-src.js';

/** Longest side a page is painted at, px: more than any preview shows of it. */
const SIDE = 2048;

const KEEPS_NOTHING = {
  saveTarget: null,
  journal: null,
  notifier: { success: () => undefined, warning: () => undefined, error: () => undefined },
} as const;

/** A design whose pages can be painted. Rejects with an Error whose message is fit to show. */
export async function openDesign(design: string, signal?: AbortSignal): Promise<EditorSession> {
  try {
    const {
      design_file: file,
      name,
      rev,
    } = await api(savedDesign.getOne, { id: design }, signal ? { signal } : {});
    return createEditor({ file, name, rev }, { ...editorPorts(design), ...KEEPS_NOTHING });
  } catch (error) {
    signal?.throwIfAborted();
    throw new Error(wordsOf(error), { cause: error });
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiError && ['not_found', 'not_allowed', 'not_signed_in'].includes(error.code)
    ? 'This design is no longer there, or you may no longer see it.'
    : 'This design could not be opened.';

/** Ids of its pages, in order. */
export const pageIds = ({ editor }: EditorSession): readonly string[] => editor.index.pages.peek();

/** A page as it is now, painted as its own download is, see-through where it has no background. */
export async function pagePicture({ design, page }: DesignPageRef, side = SIDE): Promise<Blob> {
  return paintPage(await openDesign(design), page, side);
}

export async function paintPage(
  session: EditorSession,
  page: string,
  side: number,
  signal = new AbortController().signal,
): Promise<Blob> {
  const number = pageIds(session).indexOf(page) + 1;
  if (number === 0) throw new Error('This page is no longer in its design.');
  const { width, height } = session.editor.size;
  const scale = side / Math.max(width, height);
  const options = { format: 'png', quality: 100, transparent: false, dpi: PAGE_DPI, scale } as const;
  const how = { ...options, pages: [number] };
  const exporter = exporterOf(session);
  await exporter.prepare(how, signal);
  for await (const blob of exporter.files(how, signal, () => undefined)) return blob;
  throw new Error('This page could not be painted.');
}
