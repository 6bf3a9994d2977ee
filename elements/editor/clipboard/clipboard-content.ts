import { center, type Point } from '../../math/geometry.js';
import { fileImporterOf } from '../inserting/file-importer.js';
import { insertText } from '../inserting/insert.js';
import type { Editor } from '../editor.js';
import { TEXT_PRESETS } from '../inserting/new-objects.js';
import { t } from '../strings.js';
import { loadClip, pasteClipboard, type PastePlace } from './clipboard.js';
import { CLIP_MIME, jsonInHtml } from './clip-formats.js';
import { htmlToText } from './html-to-text.js';
import { looksLikeSvg } from './looks-like-svg.js';

export { looksLikeSvg };

/** What a clipboard or a drop brings. */
export interface ClipboardContent {
  /** A clip of ours as JSON; '' when there is none. */
  readonly own: string;
  readonly text: string;
  readonly files: readonly File[];
  /** Nothing at all came, not even something we cannot use. */
  readonly empty?: boolean;
}

/** Longer texts are cut: each letter is laid out, which takes too long for a whole book. */
const MOST_LETTERS = 10_000;
/** Control characters but for tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Read while the event lasts: afterwards nothing is left in it. */
export function readDataTransfer(data: DataTransfer): ClipboardContent {
  const own = data.getData(CLIP_MIME) || jsonInHtml(data.getData('text/html'));
  const text = data.getData('text/plain') || htmlToText(data.getData('text/html'));
  // a spreadsheet offers its cells as a picture too, where the words are meant; a file's name comes without HTML
  const words = text.trim() !== '' && data.types.includes('text/html');
  const files = own || words ? [] : [...data.files];
  return { own, text, files, empty: data.types.length === 0 && data.files.length === 0 };
}

/** Puts it on the page: our own objects, else pictures, else the words as a new text; these with their middle `at`. */
export async function placeContent(
  editor: Editor,
  content: ClipboardContent,
  place: PastePlace,
  at: Point = typeof place === 'object' ? place : middleOf(editor),
): Promise<void> {
  if (loadClip(content.own)) return pasteClipboard(editor, place);
  if (content.files.length > 0) return fileImporterOf(editor)?.files(content.files, at);
  const words = cleaned(content.text);
  if (looksLikeSvg(words)) return fileImporterOf(editor)?.files([svgFile(words)], at);
  if (words.trim() === '') return editor.notifier.warning(t('nothingToPaste'));
  await placeText(editor, words, at);
}

/** Words as a text of their own, like the body text of the panel. */
export async function placeText(editor: Editor, words: string, at: Point): Promise<void> {
  if (words.length > MOST_LETTERS) editor.notifier.warning(t('textCut', { count: MOST_LETTERS }));
  await insertText(editor, TEXT_PRESETS[2], words.slice(0, MOST_LETTERS), at);
}

export const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');

const middleOf = (editor: Editor): Point => center({ x: 0, y: 0, ...editor.size });

const svgFile = (text: string): File =>
  new File([text], `${t('pastedPicture')}.svg`, { type: 'image/svg+xml' });
