import { errorMessage } from '../../base/i18n/error-message.js';
import { center, type Point, type Size } from '../../math/geometry.js';
import { newId } from '../../math/ids.js';
import type { PathClipper } from '../../import/svg/shapes/path-clipper.js';
import type { OpenedSvg } from '../../import/svg/open-svg.js';
import type { KeptPicture, WaitingPicture } from '../../import/svg/convert/place-picture.js';
import type { DrawingObjects, Place } from '../../import/svg/convert/to-objects.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { AssetSource } from '../../ports/assets.js';
import { addObjects } from './add-objects.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';

/** Width of what is new as a part of the page's [B-035], and its height at most. */
const NEW_WIDTH = 0.5;
const MOST_HEIGHT = 0.9;

/** True for a file that holds an SVG drawing, by name or type. */
export const isSvgFile = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name);

/** How a drawing is placed. */
export interface ImportOptions {
  /** Where its middle comes, page px; the page's middle when absent. */
  readonly at?: Point;
  /** Id of the page it is meant for: reading takes time, and another may be shown by then. Default: the one shown now. */
  readonly page?: string;
  /** Cuts shapes to what their clips show; without one they show whole. */
  readonly clipper?: PathClipper;
  /** The file's name, for messages. */
  readonly name?: string;
}

/**
 * Puts the text of an SVG file on the page as one step: one recolorable element when it is no more than plain shapes in
 * five colors (`Edit shapes` takes it apart), else editable shapes, texts and pictures in a group. What had to be
 * simplified is told through the notifier. Rejects with an Error whose message is fit to show.
 */
export async function importSvg(
  editor: Editor,
  assets: Pick<AssetSource, 'upload'>,
  text: string,
  {
    at = center({ x: 0, y: 0, ...editor.size }),
    page = editor.page.peek(),
    clipper,
    name,
  }: ImportOptions = {},
): Promise<void> {
  // drawings are rare, and reading them takes code that the editor can do without until then
  const { openSvg } = await import('../../import/svg/open-svg.js');
  const opened = openSvg(text, window, clipper);
  if (opened.icon) addIcon(editor, opened, opened.icon, { at, page });
  else await addShapes(editor, { assets, name: name ?? t('theDrawing') }, opened, { at, page });
  if (opened.notes.list.length > 0) editor.notifier.warning(opened.notes.list.join(' '));
}

/** Where the middle of a drawing comes, and the id of the page. */
interface Spot {
  readonly at: Point;
  readonly page: string;
}

/** As large as a new element is, keeping its proportions. */
function placeOf({ size: page }: Editor, natural: Size, at: Point): Place & { readonly size: Size } {
  const scale = Math.min(
    (page.width * NEW_WIDTH) / natural.width,
    (page.height * MOST_HEIGHT) / natural.height,
  );
  const size = { width: natural.width * scale, height: natural.height * scale };
  return { scale, size, at: { x: at.x - size.width / 2, y: at.y - size.height / 2 } };
}

function addIcon(
  editor: Editor,
  { drawing }: OpenedSvg,
  { art, colors }: NonNullable<OpenedSvg['icon']>,
  { at, page }: Spot,
): void {
  const { size, at: position } = placeOf(editor, drawing.size, at);
  const icon: DesignObject = {
    ...{ id: newId(), type: 'image', sub_type: 'icon', layer_index: 0, position: { ...position }, ...size },
    ...{ rotation: 0, opacity: 1, locked: false },
    image_details: { svg_art: art, svg_colors: colors.map((color) => ({ color })) },
  };
  addObjects(editor, t('addElement'), [icon], { page });
}

/** Who keeps the pictures of which drawing. */
interface Keeping {
  readonly assets: Pick<AssetSource, 'upload'>;
  readonly name: string;
}

async function addShapes(
  editor: Editor,
  keeping: Keeping,
  { drawing, notes }: OpenedSvg,
  { at, page }: Spot,
): Promise<void> {
  const [{ toObjects }, { emptyFrame, placedPicture }] = await Promise.all([
    import('../../import/svg/convert/to-objects.js'),
    import('../../import/svg/convert/place-picture.js'),
  ]);
  const fonts = { families: await editor.resources.fontNames(), standIn: editor.resources.newTextFont };
  const made = toObjects(drawing, placeOf(editor, drawing.size, at), fonts, notes);
  const { kept, faults } = await keptPictures(keeping, made.pictures);
  const [fault] = faults;
  // a drawing that is nothing but pictures brings nothing without them
  if (fault && faults.length === made.objects.length) throw fault;
  if (fault) notes.say(t('pictureNotKept', { name: keeping.name, why: fault.message }));
  const objects = made.objects.map((object) => {
    const waiting = made.pictures.find(({ id }) => id === object.id);
    const picture = kept.get(object.id);
    if (!waiting) return object;
    return picture ? placedPicture(object, waiting, picture) : emptyFrame(object);
  });
  await editor.resources.ensure(objects);
  addObjects(editor, t('importSvg'), await placed(editor, { ...made, objects }), {
    groups: made.groups,
    page,
  });
}

/** The host keeps each picture once, however often the drawing shows it; one that it cannot keep is a fault. */
async function keptPictures(
  { assets, name }: Keeping,
  pictures: readonly WaitingPicture[],
): Promise<{ readonly kept: ReadonlyMap<string, KeptPicture>; readonly faults: readonly Error[] }> {
  const uploads = new Map<string, Promise<KeptPicture>>();
  const keep = async (data: string): Promise<KeptPicture> => assets.upload(await fileOf(data, name), {});
  for (const { data } of pictures) if (!uploads.has(data)) uploads.set(data, keep(data));
  const results = await Promise.allSettled(pictures.map(({ data }) => uploads.get(data)!));
  return {
    kept: new Map(
      results.flatMap((result, i) =>
        result.status === 'fulfilled' ? [[pictures[i]!.id, result.value] as const] : [],
      ),
    ),
    faults: results.flatMap((result) =>
      result.status === 'rejected' ? [new Error(errorMessage(result.reason), { cause: result.reason })] : [],
    ),
  };
}

/** The file of a picture in a drawing. */
async function fileOf(data: string, drawing: string): Promise<File> {
  const { pictureBytes } = await import('../../import/svg/convert/picture-bytes.js');
  const { type, bytes } = pictureBytes(data);
  return new File([bytes], `${drawing.replace(/\.svg$/i, '')}.${type.split('/')[1]!}`, { type });
}

/** Texts get their boxes now that their fonts are here. */
async function placed(editor: Editor, { objects, texts }: DrawingObjects): Promise<readonly DesignObject[]> {
  const { placeTexts } = await import('../../import/svg/text/place-text.js');
  return placeTexts(objects, texts, editor.resources.env);
}
