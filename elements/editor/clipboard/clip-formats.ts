/** How a clip travels: as our own type, and inside HTML where only that gets through. */

/** Our own type on the clipboard. */
export const CLIP_MIME = 'application/x-design-maker+json';
/** The same where pages write the clipboard themselves: browsers pass custom types on under this name only. */
export const WEB_CLIP_MIME = `web ${CLIP_MIME}`;

const MARK = /data-design-maker-clip="([A-Za-z0-9+/=]*)"/;
/** Bytes turned to letters at once: more arguments than this are too many for a call. */
const CHUNK = 0x8000;

/** HTML that carries the clip for us and its words for everybody else. */
export function clipHtml(json: string, words: string): string {
  const paragraphs = words.split('\n').map((line) => `<p>${escaped(line)}</p>`);
  return `<meta charset="utf-8"><div data-design-maker-clip="${toBase64(json)}">${words ? paragraphs.join('') : '&nbsp;'}</div>`;
}

/** The clip in HTML; '' where there is none. The HTML is never parsed: only our own letters are looked for. */
export function jsonInHtml(html: string): string {
  const [, found] = MARK.exec(html) ?? [];
  if (!found) return '';
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(found), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}
