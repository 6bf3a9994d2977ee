/** One page of Markdown as HTML, with its headings and its words for the search. */
import { posix } from 'node:path';
import { Marked } from 'marked';
import { HOME } from './contents.mjs';
import { figure, isDrawing } from './drawings.mjs';
import { highlighted } from './highlight.mjs';
import { anchorOf, blockText, escaped, plainText } from './plain-text.mjs';

/** Notes as Git hosts know them: `> [!NOTE]`. */
const NOTE = /^\[!(NOTE|TIP|WARNING)\]\s*/;
const NOTE_NAMES = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Mind' };
/** Words a section is found by beside its own: `<!-- search: docker container -->`. */
const KEYWORDS = /<!-- search: ([^>]+?) -->/;
/** A color that is told is shown, too. */
const COLOR = /^#[0-9a-f]{6}$/i;
/** A row that is about one name, such as a variable: it can be linked to. */
const nameOf = (cell) =>
  cell?.tokens.length === 1 && cell.tokens[0].type === 'codespan' ? cell.tokens[0].text : '';

/** Anchors of a page: each once. */
function anchors() {
  const used = new Map();
  return (text) => {
    const anchor = anchorOf(text);
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

function codeBlock({ text, lang = '' }) {
  const [language, name] = lang.split(/\s+/);
  const caption = name?.includes('.') ? `<span class="name">${escaped(name)}</span>` : '';
  const label = name?.includes('.') ? name : `Code${language ? `, ${language}` : ''}`;
  return (
    `<div class="code"><div class="code-bar">${caption}<button class="copy needs-script" type="button">Copy</button></div>` +
    `<pre tabindex="0" aria-label="${escaped(label)}"><code>${highlighted(text, language)}</code></pre></div>\n`
  );
}

function note(renderer, token) {
  const first = token.tokens[0];
  const kind = NOTE.exec(first?.text ?? '')?.[1];
  if (!kind) return `<blockquote>${renderer.parser.parse(token.tokens)}</blockquote>\n`;
  const text = first.tokens[0];
  text.text = text.text.replace(NOTE, '');
  if (text.tokens?.[0]) text.tokens[0].text = text.tokens[0].text.replace(NOTE, '');
  const body = renderer.parser.parse(token.tokens);
  return `<div class="note ${kind.toLowerCase()}"><p class="note-name">${NOTE_NAMES[kind]}</p>${body}</div>\n`;
}

const renderer = ({ page, resolve, anchorFor, headings }) => ({
  heading({ tokens, depth }) {
    const text = plainText(tokens);
    const anchor = anchorFor(text);
    headings.push({ depth, text, anchor });
    const html = this.parser.parseInline(tokens);
    if (depth === 1) return `<h1 id="${anchor}">${html}</h1>\n`;
    const link = `<a class="anchor" href="#${anchor}" aria-label="Link to ${escaped(text)}">#</a>`;
    return `<h${depth} id="${anchor}">${html}${link}</h${depth}>\n`;
  },
  code: codeBlock,
  blockquote(token) {
    return note(this, token);
  },
  codespan({ text }) {
    const swatch = COLOR.test(text)
      ? `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${text}" /></svg>`
      : '';
    return `<code${swatch && ' class="color"'}>${swatch}${escaped(text)}</code>`;
  },
  link({ href, tokens }) {
    return `<a href="${escaped(resolve(href))}">${this.parser.parseInline(tokens)}</a>`;
  },
  image({ href, text }) {
    const path = posix.join(posix.dirname(page.source), href);
    if (isDrawing(path)) return figure(path, text);
    return `<img src="${escaped(resolve(href))}" alt="${escaped(text)}" loading="lazy" />`;
  },
  // the first page tells what there is in lists of `[page](address): what it is`, which are cards there
  listitem({ tokens }) {
    const html = this.parser.parse(tokens);
    return `<li>${page.source === HOME ? html.replace('</a>: ', '</a>') : html}</li>\n`;
  },
  // a figure is no part of a paragraph
  paragraph({ tokens }) {
    const html = this.parser.parseInline(tokens);
    return html.startsWith('<figure') ? `${html}\n` : `<p>${html}</p>\n`;
  },
  table({ header, rows }) {
    const cell = ({ tokens, align }, tag) =>
      `<${tag}${tag === 'th' ? ' scope="col"' : ''}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
    const row = (cells) => {
      const name = nameOf(cells[0]);
      const id = name ? ` id="${anchorFor(name)}"` : '';
      return `<tr${id}>${cells.map((one) => cell(one, 'td')).join('')}</tr>`;
    };
    const head = header.map((one) => (one.text ? cell(one, 'th') : '<td></td>')).join('');
    return (
      `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead>` +
      `<tbody>${rows.map(row).join('')}</tbody></table></div>\n`
    );
  },
});

/** The page's words, a part for each heading and each row that is about one name. */
function partsOf(tokens, anchorFor) {
  const parts = [];
  const add = (heading, anchor, depth) => parts.push({ heading, anchor, depth, keywords: '', text: '' });
  const append = (part, text) => (part.text += `${part.text && text ? '\n' : ''}${text}`);
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = plainText(token.tokens);
      add(text, anchorFor(text), token.depth);
      continue;
    }
    const section = parts.findLast(({ row }) => !row);
    if (!section) continue;
    if (token.type === 'html') section.keywords += ` ${KEYWORDS.exec(token.text)?.[1] ?? ''}`;
    append(section, blockText(token));
    if (token.type !== 'table') continue;
    for (const cells of token.rows) {
      const name = nameOf(cells[0]);
      if (!name) continue;
      const words = cells.slice(1).map(({ tokens: inline }) => plainText(inline));
      parts.push({
        heading: name,
        anchor: anchorFor(name),
        row: true,
        keywords: '',
        text: words.filter(Boolean).join(' · '),
      });
    }
  }
  return parts;
}

/**
 * A page of Markdown.
 * @param {{ page: object; markdown: string; resolve(href: string): string; generated(name: string): string }} request
 *   `generated` gives the Markdown for `<!-- generated: name -->`
 */
export function renderMarkdown({ page, markdown, resolve, generated }) {
  const whole = markdown.replace(/<!-- generated: ([\w-]+) -->/g, (_comment, name) => generated(name));
  const headings = [];
  const marked = new Marked({ renderer: renderer({ page, resolve, anchorFor: anchors(), headings }) });
  const tokens = marked.lexer(whole);
  const parts = partsOf(tokens, anchors());
  const html = marked.parser(tokens).replaceAll(/<!--[^]*?-->\n?/g, '');
  return { title: headings[0]?.text ?? page.label, html, headings, parts };
}
