/** How the parts of Markdown are written as HTML, where that is another way than usual. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../support/files.mjs';
import { HOME } from './contents.mjs';
import { figure, isDrawing } from './drawings.mjs';
import { highlighted } from './highlight.mjs';
import { escaped, plainText } from './plain-text.mjs';

/** A color that is told is shown, too. */
const COLOR = /^#[0-9a-f]{6}$/i;
/** Notes as Git hosts know them: `> [!NOTE]`. */
const NOTE = /^\[!(NOTE|TIP|WARNING)\]\s*/;
const NOTE_NAMES = { NOTE: 'Note', TIP: 'Tip', WARNING: 'Mind' };

/** A block of code; the name of its file may follow the language. */
function code({ content, info }) {
  const [language = '', second] = info.trim().split(/\s+/);
  const name = second?.includes('.') ? second : '';
  const caption = name && `<span class="name">${escaped(name)}</span>`;
  const label = name || `Code${language ? `, ${language}` : ''}`;
  return (
    `<div class="code"><div class="code-bar">${caption}<button class="copy needs-script" type="button">Copy</button></div>` +
    `<pre tabindex="0" aria-label="${escaped(label)}"><code>${highlighted(content.trimEnd(), language)}</code></pre></div>\n`
  );
}

function codeInLine({ content }) {
  const swatch = COLOR.test(content)
    ? `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${content}" /></svg>`
    : '';
  return `<code${swatch && ' class="color"'}>${swatch}${escaped(content)}</code>`;
}

function headingEnd(tokens, at) {
  const open = tokens[at - 2];
  if (open.tag === 'h1') return '</h1>\n';
  const text = escaped(plainText(tokens[at - 1].children));
  return `<a class="anchor" href="#${open.attrGet('id')}" aria-label="Link to ${text}">#</a></${open.tag}>\n`;
}

/** Where a note begins its kind is taken out of its text. */
function quote(tokens, at) {
  const inline = tokens[at + 2];
  const kind = NOTE.exec(inline?.content ?? '')?.[1];
  tokens[at].meta = { kind };
  if (!kind) return '<blockquote>';
  inline.children[0].content = inline.children[0].content.replace(NOTE, '');
  return `<div class="note ${kind.toLowerCase()}"><p class="note-name">${NOTE_NAMES[kind]}</p>`;
}

function quoteEnd(tokens, at) {
  const open = tokens.findLast(
    ({ type, level }, index) => index < at && type === 'blockquote_open' && level === tokens[at].level,
  );
  return open.meta.kind ? '</div>\n' : '</blockquote>\n';
}

/** Alignment as a class: pages may allow no style attributes. */
const cell = (tag) => (tokens, at) => {
  const align = /text-align:\s*(\w+)/.exec(tokens[at].attrGet('style') ?? '')?.[1];
  const empty = tag === 'th' && tokens[at + 1].content === '';
  tokens[at].meta = { tag: empty ? 'td' : tag };
  return `<${empty ? 'td' : tag}${tag === 'th' && !empty ? ' scope="col"' : ''}${align ? ` class="${align}"` : ''}>`;
};
const cellEnd = (tokens, at) => `</${tokens[at - 2].meta.tag}>`;

/** The size of a PNG, so that the text below keeps its place while the picture loads. */
function sizeOf(path) {
  if (!path.endsWith('.png')) return '';
  const header = readFileSync(join(root, path));
  return ` width="${header.readUInt32BE(16)}" height="${header.readUInt32BE(20)}"`;
}

/** Sets the rules for one page. */
export function setRules({ renderer }, { page, resolve }) {
  const drawingOf = (inline) => {
    const [image, ...more] = inline?.children ?? [];
    if (image?.type !== 'image' || more.length > 0) return '';
    const path = posix.join(posix.dirname(page.source), image.attrGet('src'));
    return isDrawing(path) ? path : '';
  };
  const usual = { ...renderer.rules };
  const plain = (tokens, at, options) => renderer.renderToken(tokens, at, options);
  Object.assign(renderer.rules, {
    fence: (tokens, at) => code(tokens[at]),
    code_block: (tokens, at) => code(tokens[at]),
    code_inline: (tokens, at) => codeInLine(tokens[at]),
    heading_close: headingEnd,
    blockquote_open: quote,
    blockquote_close: quoteEnd,
    table_open: () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    table_close: () => '</table></div>\n',
    th_open: cell('th'),
    td_open: cell('td'),
    th_close: cellEnd,
    td_close: cellEnd,
    html_block: (tokens, at) => tokens[at].content.replaceAll(/<!--[^]*?-->\n?/g, ''),
    link_open(tokens, at, ...more) {
      tokens[at].attrSet('href', resolve(tokens[at].attrGet('href')));
      return plain(tokens, at, ...more);
    },
    image(tokens, at) {
      const src = tokens[at].attrGet('src');
      const alt = escaped(plainText(tokens[at].children));
      const size = sizeOf(posix.join(posix.dirname(page.source), src));
      return `<img src="${escaped(resolve(src))}" alt="${alt}"${size} loading="lazy" />`;
    },
    // a drawing is a figure, and no part of a paragraph
    paragraph_open(tokens, at, ...more) {
      const drawing = drawingOf(tokens[at + 1]);
      if (!drawing) return plain(tokens, at, ...more);
      const alt = plainText(tokens[at + 1].children[0].children);
      Object.assign(tokens[at + 1], { children: [] });
      tokens[at + 2].hidden = true;
      return `${figure(drawing, alt)}\n`;
    },
    // the first page tells what there is in lists of `[page](address): what it is`, which are cards there
    text(tokens, at, ...more) {
      const behindLink = page.source === HOME && tokens[at - 1]?.type === 'link_close';
      if (behindLink) tokens[at].content = tokens[at].content.replace(/^: /, '');
      return usual.text(tokens, at, ...more);
    },
  });
}
