import { objectWithFreshIds } from '../../document/fresh-ids.js';
import { parseStoredObject } from '../../document/design-file.js';
import { unpackObjects } from '../../document/unpack-objects.js';
import { center, type Point, type Rect } from '../../math/geometry.js';
import type { DesignObject } from '../../objects/kinds.js';
import type { GridLayout } from '../../objects/grid/layouts.js';
import type { OutlineName } from '../../objects/outline.js';
import type { Resource } from '../../ports/assets.js';
import type { TextDetails } from '../../objects/text/model.js';
import { textFontsLoaded } from '../../objects/text/font-needs.js';
import { wordsWidth } from '../../objects/text/box/words-width.js';
import { addObjects } from './add-objects.js';
import type { Editor } from '../editor.js';
import { spotBelow } from './free-spot.js';
import {
  newFrame,
  newGrid,
  newIcon,
  newImage,
  newLine,
  newQr,
  newShape,
  newText,
  presetOnPage,
  type TextPreset,
} from './new-objects.js';
import { t } from '../strings.js';

/**
 * What the panels put on a page: the one shown when it is asked for, whatever is shown when the fonts and pictures it needs are
 * here. Each adds one step and selects it.
 */

const middle = (editor: Editor): Point => center({ x: 0, y: 0, ...editor.size });

async function insert(
  editor: Editor,
  name: string,
  object: DesignObject,
  page = editor.page.peek(),
): Promise<void> {
  await editor.resources.ensure([object]);
  addObjects(editor, name, [object], { page });
}

/** Boxes of the current page's texts. */
const textBoxes = (editor: Editor): Rect[] =>
  editor.index
    .objects(editor.page.peek())
    .flatMap((id) => editor.object(id) ?? [])
    .filter(({ type }) => type === 'text')
    .map(({ position, width, height }) => ({ ...position, width, height }));

/** Where a new text goes, by its middle, and what its words have beside the preset's look. */
export interface TextPlacement {
  readonly at?: Point;
  readonly dressed?: (details: TextDetails) => TextDetails;
  /** Put there without its face: its words are measured when that comes. */
  readonly atOnce?: boolean;
}

/** Of a letter's size: about how wide letters are, while there is no face to measure them in. */
const USUAL_LETTER = 0.6;

/** A heading or body text, as wide as its words while they fit the page [E-059]. Resolves with its id. */
export async function insertText(
  editor: Editor,
  preset: TextPreset,
  words: string,
  { at: wanted, dressed = (details) => details, atOnce = false }: TextPlacement = {},
): Promise<string> {
  const page = editor.page.peek();
  const look = { ...presetOnPage(preset, editor.size), font: editor.resources.newTextFont };
  const plain = newText(look, words, { width: 1e5, height: look.fontSize }, middle(editor));
  const wide = { ...plain, text_details: dressed(plain.text_details) };
  const coming = editor.resources.ensure([wide]);
  if (!atOnce) await coming;
  const { env } = editor.resources;
  const natural =
    env.fonts.faces.length > 0
      ? wordsWidth(wide.text_details, env)
      : words.length * look.fontSize * USUAL_LETTER;
  const most = editor.size.width * 0.9;
  const size = { width: Math.min(natural, most), height: look.fontSize * 1.2 };
  const at = wanted ?? spotBelow(textBoxes(editor), middle(editor), size.height, editor.size.height);
  const text = { ...newText(look, '', size, at), text_details: wide.text_details };
  if (natural <= most) text.text_details.autoWidth = true;
  // without its face the words were measured in another: they are measured again when it comes
  const guessed = natural < most && !textFontsLoaded(text, env);
  if (guessed) text.text_details.text_needs_autoset = true;
  addObjects(editor, t('addText'), [text], { page });
  return text.id;
}

/** `page` is the id of the page it is meant for, which need not be shown any more. */
export const insertImage = (
  editor: Editor,
  picture: Resource,
  at = middle(editor),
  page?: string,
): Promise<void> => insert(editor, t('addImage'), newImage(picture, editor.size, at), page);

export const insertIcon = (editor: Editor, icon: Resource, at = middle(editor)): Promise<void> =>
  insert(editor, t('addElement'), newIcon(icon, editor.size, at));

export const insertShape = (
  editor: Editor,
  outline: OutlineName,
  fill: string,
  at = middle(editor),
): Promise<void> => insert(editor, t('addElement'), newShape(outline, fill, editor.size, at));

export const insertLine = (editor: Editor, color: string, at = middle(editor)): Promise<void> =>
  insert(editor, t('addElement'), newLine(color, editor.size, at));

export const insertQr = (editor: Editor, at = middle(editor)): Promise<void> =>
  insert(editor, t('addElement'), newQr(editor.size, at));

/** An empty frame: a mask that a picture is dropped into. */
export const insertFrame = (editor: Editor, outline: OutlineName, at = middle(editor)): Promise<void> =>
  insert(editor, t('addElement'), newFrame(outline, editor.size, at));

/** An empty grid in one of the layouts. */
export const insertGrid = (editor: Editor, layout: GridLayout, at = middle(editor)): Promise<void> =>
  insert(editor, t('addElement'), newGrid(layout, editor.size, at));

/** A text template: its packed group, scaled to half the page, its middle put there and taken apart (DECISIONS 2). */
export async function insertTextTemplate(
  editor: Editor,
  stored: unknown,
  put = middle(editor),
): Promise<void> {
  const page = editor.page.peek();
  const group = objectWithFreshIds(parseStoredObject(stored));
  const { objects, groups } = unpackObjects([group]);
  await editor.resources.ensure(objects);
  const { width, height } = editor.size;
  const scale = Math.min(width / 2 / group.width, (height * 0.9) / group.height);
  const at = { x: put.x - (group.width * scale) / 2, y: put.y - (group.height * scale) / 2 };
  const placed = objects.map((object) => {
    const position = {
      x: at.x + (object.position.x - group.position.x) * scale,
      y: at.y + (object.position.y - group.position.y) * scale,
    };
    return { ...object, ...editor.scaled(object, scale), position } as DesignObject;
  });
  addObjects(editor, t('addText'), placed, { groups, page });
}
