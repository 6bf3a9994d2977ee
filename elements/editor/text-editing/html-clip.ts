import { fontOfKey } from '../../text/fonts/font-key.js';
import { formatParagraphs, normalize, type RichText } from '../../text/editing/rich-text.js';
import type { ParagraphFormat, TextSpan, TextStyle } from '../../text/types.js';
import { cleanedHtmlText } from './html-text.js';

/** Text to and from the HTML of other programs: emphasis and lists, nothing else of their looks. */

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV DL DT DD FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const SKIPPED = new Set('HEAD IFRAME NOSCRIPT OBJECT SCRIPT STYLE SVG TEMPLATE TITLE'.split(' '));
const BOLD = 700;
const BOLD_FROM = 600;

/** The styled text of foreign HTML; null when it has neither emphasis nor lists, so that its plain text says it all. */
export function fromHtml(html: string, style: TextStyle): RichText | null {
  // parsed but never shown: nothing runs and nothing is loaded
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const reader = new HtmlReader();
  reader.read(body, style, null);
  const rich = reader.finish(style);
  return rich.spans.length > 1 || rich.paragraphs ? rich : null;
}

class HtmlReader {
  #text = '';
  readonly #spans: TextSpan[] = [];
  readonly #formats: ParagraphFormat[] = [{}];
  /** A line end that is due as soon as more text comes. */
  #breakDue = false;

  read(node: Node, style: TextStyle, item: ParagraphFormat | null): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.#put(cleanedHtmlText(child), style, item);
      else if (child instanceof HTMLElement) this.#readElement(child, style, item);
    }
  }

  finish(style: TextStyle): RichText {
    const text = this.#text.trimEnd();
    const spans = this.#spans
      .map((span) => ({ ...span, end: Math.min(span.end, text.length) }))
      .filter(({ start, end }) => end > start);
    const rich = normalize({
      text,
      spans: spans.length > 0 ? spans : [{ start: 0, end: text.length, style }],
    });
    let paragraph = 0;
    return formatParagraphs(rich, 0, text.length, () => this.#formats[paragraph++] ?? {});
  }

  #readElement(element: HTMLElement, style: TextStyle, item: ParagraphFormat | null): void {
    const { tagName } = element;
    if (SKIPPED.has(tagName)) return;
    if (tagName === 'BR') return this.#newLine();
    const block = BLOCKS.has(tagName);
    if (block) this.#endBlock();
    this.read(element, emphasized(element, style), tagName === 'LI' ? formatOfItem(element) : item);
    if (block) this.#endBlock();
  }

  #endBlock(): void {
    if (this.#text !== '' && !this.#text.endsWith('\n')) this.#breakDue = true;
  }

  #newLine(): void {
    this.#text = `${this.#text.trimEnd()}${this.#breakDue ? '\n\n' : '\n'}`;
    if (this.#breakDue) this.#formats.push({});
    this.#breakDue = false;
    this.#formats.push({});
  }

  #put(words: string, style: TextStyle, item: ParagraphFormat | null): void {
    const fresh = this.#breakDue || this.#text === '' || this.#text.endsWith('\n');
    // space between blocks, and before the first word of one, is only how the HTML was written
    const text = fresh || this.#text.endsWith(' ') ? words.replace(/^ +/, '') : words;
    if (text === '') return;
    if (this.#breakDue) {
      this.#breakDue = false;
      this.#newLine();
    }
    if (item) this.#formats[this.#formats.length - 1] = item;
    this.#spans.push({ start: this.#text.length, end: this.#text.length + text.length, style });
    this.#text += text;
  }
}

/** The style with what an element says about emphasis; what it writes out goes before what its name says. */
function emphasized({ tagName, style }: HTMLElement, from: TextStyle): TextStyle {
  const lines = `${style.textDecorationLine} ${style.textDecoration}`;
  const bold = weightOf(style.fontWeight) ?? (/^(B|STRONG|H[1-6]|TH)$/.test(tagName) ? true : undefined);
  const slant = style.fontStyle ? style.fontStyle !== 'normal' : /^(I|EM|CITE)$/.test(tagName) || undefined;
  const underline = /underline/.test(lines) || tagName === 'U' || tagName === 'INS';
  const strike = /line-through/.test(lines) || /^(S|STRIKE|DEL)$/.test(tagName);
  return {
    ...from,
    ...(bold === undefined
      ? {}
      : { weight: bold ? Math.max(BOLD, from.weight) : Math.min(400, from.weight) }),
    ...(slant === undefined ? {} : { italic: slant }),
    ...(underline && { underline }),
    ...(strike && { strike }),
  };
}

function weightOf(written: string): boolean | undefined {
  if (written === '') return undefined;
  return /^bold/.test(written) || Number(written) >= BOLD_FROM;
}

/** Lists in lists are levels; a list of no kind we know is one of bullets. */
function formatOfItem(item: HTMLElement): ParagraphFormat {
  let level = -1;
  for (let at = item.parentElement; at; at = at.parentElement) if (/^(UL|OL)$/.test(at.tagName)) level++;
  const list = item.parentElement?.closest('ul, ol')?.tagName === 'OL' ? 'number' : 'bullet';
  return level > 0 ? { list, level } : { list };
}

/** Paragraphs, lists and emphasis for other programs. */
export function toHtml(rich: RichText): string {
  let offset = 0;
  return rich.text
    .split('\n')
    .map((line, i) => {
      const start = offset;
      offset += line.length + 1;
      const words = rich.spans
        .filter((span) => span.start < start + line.length && span.end > start)
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
  { family, weight, italic, size, color, underline, strike }: TextStyle,
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
  return `<span style="${rules.join(';')}">${escaped(words)}</span>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!).replace(/ {2}/g, ' &nbsp;');
