import { center, type Point } from '../../math/geometry.js';
import { textStyle } from '../../objects/text/layout-input.js';
import type { TextDetails } from '../../objects/text/model.js';
import { slice } from '../../text/editing/rich-text.js';
import { fileImporterOf } from '../inserting/file-importer.js';
import { insertText } from '../inserting/insert.js';
import type { Editor } from '../editor.js';
import { fromHtml } from '../html/rich-html.js';
import { TEXT_PRESETS } from '../inserting/new-objects.js';
import { t } from '../strings.js';
import { withRichText } from '../text-editing/stored-runs.js';
import { loadClip, pasteClipboard, type PastePlace } from './clipboard.js';
import { CLIP_MIME, jsonInHtml } from './clip-formats.js';
import { htmlToText } from '../html/html-to-text.js';
import { looksLikeSvg } from './looks-like-svg.js';

export { looksLikeSvg };

/** What a clipboard or a drop brings. */
export interface ClipboardContent {
  /** A clip of ours as JSON; '' when there is none. */
  readonly own: string;
  readonly text: string;
  /** The words with their styles; '' or absent when only plain ones came. */
  readonly html?: string;
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
  const html = data.getData('text/html');
  const own = data.getData(CLIP_MIME) || jsonInHtml(html);
  const text = data.getData('text/plain') || htmlToText(html);
  // a spreadsheet offers its cells as a picture too, where the words are meant; a file's name comes without HTML
  const words = text.trim() !== '' && data.types.includes('text/html');
  const files = own || words ? [] : [...data.files];
  return { own, text, html, files, empty: data.types.length === 0 && data.files.length === 0 };
}

/**
 * Puts it on the page: our own objects, else pictures, else the words as a new text; these with their middle `at`. Pasted
 * in place, words come without their styles [E-019].
 */
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
  await placeText(editor, words, at, place === 'in-place' ? '' : content.html);
}

/** Words as a text of their own, like the body text of the panel, with the emphasis, colors and lists that HTML gives them. */
export async function placeText(editor: Editor, words: string, at: Point, html = ''): Promise<void> {
  const plain = words.slice(0, MOST_LETTERS);
  // which of its fonts we have
  if (html) await editor.resources.fontNames();
  let length = words.length;
  const dressed = (details: TextDetails): TextDetails => {
    const rich = fromHtml(html, textStyle(details), editor.resources.fontFamily);
    length = rich?.text.length ?? words.length;
    if (!rich) return details;
    const styled = withRichText(details, slice(rich, 0, MOST_LETTERS));
    // marks of a list stand below one another
    return styled.paragraphs ? { ...styled, textAlign: 'left' } : styled;
  };
  await insertText(editor, TEXT_PRESETS[2], plain, { at, dressed });
  if (length > MOST_LETTERS) editor.notifier.warning(t('textCut', { count: MOST_LETTERS }));
}

export const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '');

const middleOf = (editor: Editor): Point => center({ x: 0, y: 0, ...editor.size });

const svgFile = (text: string): File =>
  new File([text], `${t('pastedPicture')}.svg`, { type: 'image/svg+xml' });
