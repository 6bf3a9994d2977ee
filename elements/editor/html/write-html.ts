import { openableLink } from '../../objects/link.js';
import { fontOfKey } from '../../text/fonts/font-key.js';
import type { RichText } from '../../text/editing/rich-text.js';
import type { ParagraphFormat, TextStyle } from '../../text/types.js';

/** Paragraphs, lists, links and emphasis for other programs. */
export function toHtml(rich: RichText): string {
  let offset = 0;
  return rich.text
    .split('\n')
    .map((line, i) => {
      const start = offset;
      offset += line.length + 1;
      const words = rich.spans
        .filter((span) => line !== '' && span.start < start + line.length && span.end > start)
        .map((span) =>
          spanHtml(
            rich.text.slice(Math.max(start, span.start), Math.min(start + line.length, span.end)),
            span.style,
          ),
        )
        .join('');
      return paragraphHtml(words, rich.paragraphs?.[i] ?? {});
    })
    .join('');
}

function paragraphHtml(words: string, { list, level = 0 }: ParagraphFormat): string {
  if (!list) return `<p>${words || '<br>'}</p>`;
  const tag = list === 'number' ? 'ol' : 'ul';
  return `${`<${tag}>`.repeat(level + 1)}<li>${words}</li>${`</${tag}>`.repeat(level + 1)}`;
}

function spanHtml(
  words: string,
  { family, weight, italic, size, color, underline, strike, link }: TextStyle,
): string {
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ');
  const rules = [
    `font-family:${fontOfKey(family).family.replace(/["<>&;]/g, '')}`,
    `font-weight:${weight}`,
    `font-style:${italic ? 'italic' : 'normal'}`,
    `font-size:${size}px`,
    `color:${color}`,
    ...(lines ? [`text-decoration:${lines}`] : []),
  ];
  const span = `<span style="${rules.join(';')}">${escaped(words)}</span>`;
  const address = openableLink(link ?? '');
  return address === null ? span : `<a href="${escaped(address)}">${span}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!).replace(/ {2}/g, ' &nbsp;');
