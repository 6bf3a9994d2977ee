/** Which pages there are, in their order: the lists of docs/README.md, so that the same page leads readers of the sources. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { marked } from 'marked';
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

function pageOf({ tokens: [paragraph] }) {
  const link = paragraph.tokens?.find(({ type }) => type === 'link');
  if (!link) return undefined;
  const source = posix.join(posix.dirname(HOME), link.href);
  return { source, out: outOf(source), label: plainText(link.tokens) };
}

/**
 * The sections of the documentation with their pages.
 * @returns {{ title: string; pages: { source: string; out: string; label: string }[] }[]}
 */
export function readContents(markdown = readFileSync(join(root, HOME), 'utf8')) {
  const sections = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2) sections.push({ title: token.text, pages: [] });
    if (token.type === 'list') sections.at(-1)?.pages.push(...token.items.map(pageOf).filter(Boolean));
  }
  return sections.filter(({ pages }) => pages.length > 0);
}

/** Every page once, the first page of all before them. */
export const allPages = (sections) => [
  { source: HOME, out: outOf(HOME), label: 'Documentation' },
  ...sections.flatMap(({ pages }) => pages),
];
