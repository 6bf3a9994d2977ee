import { createEditor, type EditorSession } from '../../../elements/shell/create-editor.js';
import { ApiError } from '../../../server/contract/envelope.js';
import { savedDesign } from '../../../server/contract/saved-design.js';
import { api } from '../../api.js';
import { pageFileName } from '../../../elements/math/file-names.js';
import {
  editorPorts,
  exporterOf,
  exportOptionsOf,
  defaultChoice,
  largestDpi,
  PAGE_DPI,
  type ExportOptions,
} from '../editor/index.js';
import { BulkProblem, type BulkFile, type BulkItem } from './bulk-item.js';
import { bulkDownload as strings } from './strings.js';

const FORMAT = 'png';

interface DesignToPaint {
  readonly id: string;
  readonly name: string;
}

/** A saved design as PNG, one file a page, painted as its own download is: premium pictures are watermarked (D-021). */
export const designItem = ({ id, name }: DesignToPaint): BulkItem => ({
  id,
  name,
  async *files(signal, progress) {
    const session = await opened(id, signal);
    yield* painted(session, name, signal, progress);
  },
});

async function opened(id: string, signal: AbortSignal): Promise<EditorSession> {
  try {
    const { design_file: file, name, rev } = await api(savedDesign.getOne, { id }, { signal });
    return createEditor({ file, name, rev }, { ...editorPorts(id), ...KEEPS_NOTHING });
  } catch (error) {
    signal.throwIfAborted();
    throw new BulkProblem(wordsOf(error), { cause: error });
  }
}

/** Nothing is kept of it, and what it has to say is told at the end. */
const KEEPS_NOTHING = {
  saveTarget: null,
  journal: null,
  notifier: { success: () => undefined, warning: () => undefined, error: () => undefined },
} as const;

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return strings.broken;
  if (error.code === 'not_found') return strings.gone;
  if (error.code === 'not_signed_in' || error.code === 'not_allowed') return strings.notAllowed;
  return error.code === 'offline' ? strings.offline : strings.itemFailed;
}

/** All pages at the size its own download begins with, or as large as a browser can draw. */
function optionsOf({ editor }: EditorSession, name: string): ExportOptions {
  const { width, height, dimension_units: unit = 'px' } = editor.design;
  const size = { width, height };
  const pageCount = editor.index.pages.peek().length;
  const design = { name, size, unit, pageCount, currentPage: 1 };
  const choice = { ...defaultChoice(design), format: FORMAT } as const;
  const options = exportOptionsOf(choice, design);
  if (options) return options;
  const dpi = largestDpi(size);
  const pages = Array.from({ length: pageCount }, (_, page) => page + 1);
  return { format: FORMAT, quality: choice.quality, transparent: false, dpi, scale: dpi / PAGE_DPI, pages };
}

async function* painted(
  session: EditorSession,
  name: string,
  signal: AbortSignal,
  progress: (done: number) => void,
): AsyncGenerator<BulkFile, void, undefined> {
  const options = optionsOf(session, name);
  const exporter = exporterOf(session);
  const of = options.pages.length;
  const lacking = await exporter.prepare(options, signal);
  const { editor } = session;
  const pageOf = (number: number) => ({
    ...{ number, of },
    name: editor.pageRecord(editor.index.pages.peek()[number - 1]).page.name,
  });
  let number = 0;
  try {
    for await (const blob of exporter.files(options, signal, (done) => progress(done / of))) {
      number += 1;
      yield {
        name: of === 1 ? pageFileName(name, FORMAT) : pageFileName(name, FORMAT, pageOf(number)),
        blob,
      };
    }
  } catch (error) {
    signal.throwIfAborted();
    throw isTooLarge(error) ? new BulkProblem(strings.tooLarge, { cause: error }) : error;
  }
  if (lacking) throw new BulkProblem(lacking.pictures ? strings.picturesMissing : strings.fontsMissing);
}

const isTooLarge = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'PictureTooLarge';
