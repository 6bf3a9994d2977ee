import { errorMessage } from '../../base/i18n/error-message.js';
import type { Editor } from '../../editor/editor.js';
import { importSvg, isSvgFile } from '../../editor/inserting/import-svg.js';
import { clamp, type Point } from '../../math/geometry.js';
import { UploadQueue, type UploadOutcome, type UploadRun } from '../../panels/uploads/upload-queue.js';
import { showUploadToasts } from '../../panels/uploads/upload-toasts.js';
import type { AssetSource, Resource } from '../../ports/assets.js';
import { isAnimated } from './animated-image.js';
import { t } from '../strings.js';

/** Further files placed at once lie this far from the one before, page px in x and y. */
const FILE_OFFSET = 40;
/** Pictures by their name, where the system does not say what a file is. */
const PICTURE_NAME = /\.(png|jpe?g|webp|avif|gif|bmp|hei[cf]|tiff?|svg)$/i;

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && PICTURE_NAME.test(name));

/** Files of one drop that are on their way. */
export interface DroppedFiles {
  readonly runs: readonly UploadRun[];
  /** Stops one: it is not placed. */
  readonly cancel: (run: UploadRun) => void;
}

/** What files become part of, and how. */
export interface FilePlacing {
  readonly editor: Editor;
  readonly assets: AssetSource;
  /** Puts a kept picture on the page with that id; one that came alone may take another's place. */
  readonly put: (
    picture: Resource,
    at: Point,
    to: { readonly alone: boolean; readonly page: string },
  ) => Promise<void>;
  /** Told whenever something of this drop moves on; without any runs at the end. */
  readonly progress?: (files: DroppedFiles) => void;
}

/**
 * Keeps files through the host and puts them on the page, one beside the other, the middle of the first at a point of it:
 * pictures by `put`, drawings as editable shapes, all on the page shown now, whatever is shown when they are here. What is no
 * picture is refused by name and the rest goes on. Resolves with how many files were kept.
 */
export async function placeFiles(placing: FilePlacing, files: readonly File[], at: Point): Promise<number> {
  const { editor, assets } = placing;
  const pictures = files.filter(isPicture);
  const refused = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => ({ name, why: new Error(t('noPicture', { name })) }));
  let kept = 0;
  const told = (outcome: Partial<UploadOutcome>): void => {
    const faults = [...refused.splice(0), ...(outcome.faults ?? [])];
    if (kept > 0 || faults.length > 0)
      showUploadToasts(editor.notifier, assets, { ...outcome, kept, faults });
  };
  if (pictures.length === 0) told({});
  else
    await new Promise<void>((resolve) => {
      const queue = new UploadQueue({
        changed: () =>
          placing.progress?.({ runs: queue.runs.slice(), cancel: (run: UploadRun) => queue.cancel(run) }),
        emptied: (outcome) => {
          told(outcome);
          resolve();
        },
      });
      const to = { alone: pictures.length === 1, page: editor.page.peek() };
      for (const [index, file] of pictures.entries()) {
        const place = onPage(editor, { x: at.x + index * FILE_OFFSET, y: at.y + index * FILE_OFFSET });
        queue.add(file.name, async (options) => {
          kept += await placeFile(placing, file, { at: place, to, options });
        });
      }
    });
  return kept;
}

/** What falls beside the page lands at its edge, where it is seen. */
const onPage = ({ size }: Editor, { x, y }: Point): Point => ({
  x: clamp(x, 0, size.width),
  y: clamp(y, 0, size.height),
});

async function placeFile(placing: FilePlacing, file: File, place: FilePlace): Promise<number> {
  const { editor, assets, put } = placing;
  if (isSvgFile(file)) return placeSvg(placing, file, place);
  const { at, to, options } = place;
  const picture = await assets.upload(file, options);
  if (options.signal.aborted) return 1;
  await put(picture, at, to);
  if (await isAnimated(file)) editor.notifier.warning(t('stillPicture', { name: file.name }));
  return 1;
}

type UploadOptions = Parameters<AssetSource['upload']>[1];

interface FilePlace {
  readonly at: Point;
  readonly to: { readonly alone: boolean; readonly page: string };
  readonly options: UploadOptions & { readonly signal: AbortSignal };
}

/** A drawing that cannot be taken apart is still a picture; that it became one, and why, is said. */
async function placeSvg(
  { editor, assets, put }: FilePlacing,
  file: File,
  { at, to, options }: FilePlace,
): Promise<number> {
  try {
    // the canvas knows geometry
    const { pathClipper } = await import('../../canvas/scene/path-clipper.js');
    await importSvg(editor, assets, await file.text(), {
      at,
      page: to.page,
      clipper: pathClipper,
      name: file.name,
    });
    return 0;
  } catch (refused) {
    const why = errorMessage(refused);
    const picture = await assets.upload(file, options).catch((error: unknown) => {
      throw new Error(t('placedNowhere', { why, fault: errorMessage(error) }));
    });
    await put(picture, at, to);
    editor.notifier.warning(t('placedAsPicture', { name: file.name, why }));
    return 1;
  }
}
