import { center, type Point, type Size } from '../math/geometry.js';
import { newId } from '../math/ids.js';
import type { OpenedSvg } from '../import/svg/open-svg.js';
import type { DrawingObjects, Place, WaitingPicture } from '../import/svg/to-objects.js';
import type { DesignObject } from '../objects/kinds.js';
import type { ImageDetails } from '../objects/schema.js';
import { withSource } from '../objects/source.js';
import type { TextObject } from '../objects/text/model.js';
import type { AssetSource } from '../ports/assets.js';
import { addObjects } from './add-objects.js';
import type { Editor } from './editor.js';
import { DEFAULT_FONT } from './new-objects.js';
import { t } from './strings.js';

/** Width of what is new as a part of the page's [B-035], and its height at most. */
const NEW_WIDTH = 0.5;
const MOST_HEIGHT = 0.9;

/** True for a file that holds an SVG drawing, by name or type. */
export const isSvgFile = ({ name, type }: File): boolean => type === 'image/svg+xml' || /\.svg$/i.test(name);

/**
 * Puts the text of an SVG file on the page as one step, its middle at `at` (page px): one recolourable element when it is
 * no more than plain shapes in five colours (`Edit shapes` takes it apart), else editable shapes, texts and pictures in a group. What had to be simplified
 * is told through the notifier. Rejects with an Error whose message is fit to show.
 */
export async function importSvg(
  editor: Editor,
  assets: Pick<AssetSource, 'upload'>,
  text: string,
  at: Point = center({ x: 0, y: 0, ...editor.size }),
): Promise<void> {
  // drawings are rare, and reading them takes code that the editor can do without until then
  const { openSvg } = await import('../import/svg/open-svg.js');
  const opened = openSvg(text, window);
  if (opened.icon) addIcon(editor, opened, opened.icon, at);
  else await addShapes(editor, assets, opened, at);
  if (opened.notes.list.length > 0) editor.notifier.warning(opened.notes.list.join(' '));
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
  at: Point,
): void {
  const { size, at: position } = placeOf(editor, drawing.size, at);
  const icon: DesignObject = {
    ...{ id: newId(), type: 'image', sub_type: 'icon', layer_index: 0, position: { ...position }, ...size },
    ...{ rotation: 0, opacity: 1, locked: false },
    image_details: { svg_art: art, svg_colors: colors.map((color) => ({ color })) },
  };
  addObjects(editor, t('addElement'), [icon]);
}

async function addShapes(
  editor: Editor,
  assets: Pick<AssetSource, 'upload'>,
  { drawing, notes }: OpenedSvg,
  at: Point,
): Promise<void> {
  const { toObjects } = await import('../import/svg/to-objects.js');
  const fonts = { families: await editor.resources.fontNames(), standIn: DEFAULT_FONT };
  const made = toObjects(drawing, placeOf(editor, drawing.size, at), fonts, notes);
  const sources = await keptPictures(assets, made.pictures);
  const objects = made.objects.map((object) => withPicture(object, sources.get(object.id)));
  await editor.resources.ensure(objects);
  addObjects(editor, t('importSvg'), await placed(editor, { ...made, objects }), made.groups);
}

/** The host keeps each picture once, however often the drawing shows it. */
async function keptPictures(
  assets: Pick<AssetSource, 'upload'>,
  pictures: readonly WaitingPicture[],
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, Promise<string>>();
  const keep = async (data: string): Promise<string> => (await assets.upload(fileOf(data), {})).source;
  for (const { data } of pictures) if (!kept.has(data)) kept.set(data, keep(data));
  return new Map(
    await Promise.all(pictures.map(async ({ id, data }) => [id, await kept.get(data)!] as const)),
  );
}

/** The file in a data URL; `fetch` would need leave of the page's security policy. */
function fileOf(data: string): File {
  const [head = '', body = ''] = data.split(',');
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'image/png';
  const bytes = Uint8Array.from(atob(decodeURIComponent(body).replace(/\s/g, '')), (char) =>
    char.charCodeAt(0),
  );
  return new File([bytes], `picture.${type.split('/')[1]!}`, { type });
}

function withPicture(object: DesignObject, source: string | undefined): DesignObject {
  if (source === undefined || !('image_details' in object)) return object;
  return {
    ...object,
    image_details: withSource(object.image_details as ImageDetails, source),
  } as DesignObject;
}

/** Texts get their boxes now that their fonts are here. */
async function placed(editor: Editor, { objects, texts }: DrawingObjects): Promise<readonly DesignObject[]> {
  const { placeText } = await import('../import/svg/to-text.js');
  return objects.map((object) => {
    const text = texts.find(({ id }) => id === object.id);
    return text ? placeText(object as TextObject, text, editor.resources.env) : object;
  });
}
