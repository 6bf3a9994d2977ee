/** Which pages there are, in their order: the lists of docs/README.md, so that the same page leads readers of the sources. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { root } from '../../support/files.mjs';
import { plainText } from './plain-text.mjs';

export const HOME = 'docs/README.md';

/** `docs/api.md` -> `docs/api.html`; what lies elsewhere is named by its folders: `catalog/mockups/README.md`. */
function outOf(source) {
  if (source === HOME) return 'docs/index.html';
  const name = source.replace(/^docs\//, '').replace(/\.md$/, '');
  const flat = name
    .replace(/\/README$/, '')
    .replaceAll('/', '-')
    .toLowerCase();
  return `docs/${flat}.html`;
}

function pageOf(children) {
  const end = children.findIndex(({ type }) => type === 'link_close');
  const source = posix.join(posix.dirname(HOME), children[0].attrGet('href'));
  return { source, out: outOf(source), label: plainText(children.slice(1, end)) };
}

/**
 * The sections of the documentation with their pages.
 * @returns {{ title: string; pages: { source: string; out: string; label: string }[] }[]}
 */
export function readContents(markdown = readFileSync(join(root, HOME), 'utf8')) {
  const sections = [];
  const tokens = new MarkdownIt({ html: true }).parse(markdown, {});
  for (const [at, { type, tag, children }] of tokens.entries()) {
    if (type === 'heading_open' && tag === 'h2')
      sections.push({ title: plainText(tokens[at + 1].children), pages: [] });
    const isItem = type === 'inline' && tokens[at - 2]?.type === 'list_item_open';
    if (isItem && children[0]?.type === 'link_open') sections.at(-1)?.pages.push(pageOf(children));
  }
  return sections.filter(({ pages }) => pages.length > 0);
}

/** Every page once, the first page of all before them. */
export const allPages = (sections) => [
  { source: HOME, out: outOf(HOME), label: 'Documentation' },
  ...sections.flatMap(({ pages }) => pages),
];
