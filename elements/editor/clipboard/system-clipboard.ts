import type { Point } from '../../math/geometry.js';
import type { Editor } from '../editor.js';
import { t } from '../strings.js';
import { canPaste, tabClip, pasteClipboard, type PastePlace } from './clipboard.js';
import { CLIP_MIME, WEB_CLIP_MIME, clipHtml, jsonInHtml } from './clip-formats.js';
import { htmlToText } from '../html/html-to-text.js';
import { placeContent, type ClipboardContent } from './clipboard-content.js';

/** The clipboard of the system, where menus and buttons use it: it may be absent or closed to us. */

const system = (): Clipboard | undefined =>
  typeof navigator === 'undefined' ? undefined : (navigator.clipboard as Clipboard | undefined);

/** The tab's clip could not be brought to the system: what lies there is older. Another window may have changed it since. */
let keptBack = false;
if (typeof window !== 'undefined') window.addEventListener('blur', () => (keptBack = false));

export const canReadSystem = (): boolean => system()?.read !== undefined;

/** What is copied, as types and texts. */
export function clipTexts(): ReadonlyMap<string, string> {
  const clip = tabClip();
  if (!clip) return new Map();
  return new Map([
    [CLIP_MIME, clip.json],
    ['text/html', clipHtml(clip.json, clip.words)],
    ['text/plain', clip.words],
  ]);
}

/** The native event brought what was copied to the system. */
export const markSystemWritten = (): void => void (keptBack = false);

/** Brings what was copied to the system's clipboard; says so when it stays in this tab. */
export async function writeToSystem(editor: Editor): Promise<void> {
  const clipboard = system();
  keptBack = true;
  if (!clipboard) return;
  try {
    await clipboard.write([new ClipboardItem(blobs())]);
    keptBack = false;
  } catch {
    editor.notifier.warning(t('copiedHere'));
  }
}

function blobs(): Record<string, Blob> {
  const texts = [...clipTexts()].map(([type, text]): [string, string] => [
    type === CLIP_MIME ? WEB_CLIP_MIME : type,
    text,
  ]);
  const known = texts.filter(([type]) => type !== WEB_CLIP_MIME || ClipboardItem.supports?.(type));
  return Object.fromEntries(known.map(([type, text]) => [type, new Blob([text], { type })]));
}

/** Pastes from the system, or from this tab where that is closed to us; a refusal is said and loses nothing. */
export async function pasteFromSystem(editor: Editor, place: PastePlace): Promise<void> {
  if (keptBack) return pasteClipboard(editor, place);
  let content: ClipboardContent;
  try {
    content = await readSystem();
  } catch {
    if (canPaste()) return pasteClipboard(editor, place);
    return editor.notifier.warning(t('pasteRefused'));
  }
  await placeContent(editor, content, place);
}

async function readSystem(): Promise<ClipboardContent> {
  const items = await system()!.read();
  const texts = new Map<string, string>();
  const files: File[] = [];
  for (const item of items)
    for (const type of item.types) {
      const blob = await item.getType(type);
      if (type.startsWith('image/')) files.push(new File([blob], nameFor(type), { type }));
      else texts.set(type, await blob.text());
    }
  const html = texts.get('text/html') ?? '';
  const own = texts.get(WEB_CLIP_MIME) ?? jsonInHtml(html);
  const text = texts.get('text/plain') || htmlToText(html);
  return { own, text, html, files: own ? [] : files };
}

const nameFor = (type: string): string => `${t('pastedPicture')}.${/\/(\w+)/.exec(type)?.[1] ?? 'png'}`;

/**
 * Pastes what a native event brought. A clipboard that holds nothing at all, or that we could not write to, means the
 * tab's own; one that holds what we cannot use does not: what was copied last was something else.
 */
export async function pasteEvent(editor: Editor, content: ClipboardContent, at?: Point): Promise<void> {
  if (canPaste() && (keptBack || content.empty)) return pasteClipboard(editor);
  await placeContent(editor, content, 'beside', at);
}
