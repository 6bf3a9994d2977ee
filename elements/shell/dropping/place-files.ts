import { errorMessage } from '../../base/i18n/error-message.js';
import type { Editor } from '../../editor/editor.js';
import { importSvg, isSvgFile } from '../../editor/inserting/import-svg.js';
import type { Point } from '../../math/geometry.js';
import { showUploadToasts } from '../../panels/uploads/upload-toasts.js';
import type { AssetSource, Resource } from '../../ports/assets.js';
import { isAnimated } from './animated-image.js';
import { t } from '../strings.js';

/** Further files placed at once lie this far from the one before, page px in x and y. */
const FILE_OFFSET = 40;
/** Pictures by their name, where the system does not say what a file is. */
const PICTURE_NAME = /\.(png|jpe?g|webp|avif|gif|bmp|svg)$/i;

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && PICTURE_NAME.test(name));

/** What files become part of, and how. */
export interface FilePlacing {
  readonly editor: Editor;
  readonly assets: AssetSource;
  /** Puts a kept picture on the page; one that came alone may take another's place. */
  readonly put: (picture: Resource, at: Point, alone: boolean) => Promise<void>;
}

/**
 * Keeps files through the host and puts them on the page: pictures by `put`, drawings as editable shapes. What is no
 * picture is refused by name and the rest goes on. Resolves with how many files were kept.
 */
export async function placeFiles(placing: FilePlacing, files: readonly File[], at: Point): Promise<number> {
  const { editor, assets, put } = placing;
  const pictures = files.filter(isPicture);
  const refused = files
    .filter((file) => !isPicture(file))
    .map(({ name }) => ({ name, why: new Error(t('noPicture', { name })) }));
  const alone = pictures.length === 1;
  const work = pictures.map(async (file, index) => {
    const place = { x: at.x + index * FILE_OFFSET, y: at.y + index * FILE_OFFSET };
    if (isSvgFile(file)) return placeSvg(placing, file, { at: place, alone });
    await put(await assets.upload(file, {}), place, alone);
    if (await isAnimated(file)) editor.notifier.warning(t('stillPicture', { name: file.name }));
    return 1;
  });
  const results = await Promise.allSettled(work);
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: pictures[i]!.name, why: result.reason as unknown }] : [],
  );
  const faults = [...refused, ...failed];
  const kept = results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0);
  if (kept > 0 || faults.length > 0) showUploadToasts(editor.notifier, assets, { kept, faults });
  return kept;
}

interface SvgPlace {
  readonly at: Point;
  readonly alone: boolean;
}

/** A drawing that cannot be taken apart is still a picture; that it became one, and why, is said. */
async function placeSvg(
  { editor, assets, put }: FilePlacing,
  file: File,
  { at, alone }: SvgPlace,
): Promise<number> {
  try {
    // the canvas knows geometry
    const { pathClipper } = await import('../../canvas/scene/path-clipper.js');
    await importSvg(editor, assets, await file.text(), { at, clipper: pathClipper, name: file.name });
    return 0;
  } catch (refused) {
    const why = errorMessage(refused);
    const picture = await assets.upload(file, {}).catch((error: unknown) => {
      throw new Error(t('placedNowhere', { why, fault: errorMessage(error) }));
    });
    await put(picture, at, alone);
    editor.notifier.warning(t('placedAsPicture', { name: file.name, why }));
    return 1;
  }
}
