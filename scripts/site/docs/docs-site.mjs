/** All files of the documentation: what `npm run site` writes, and `npm run demo` answers with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../support/files.mjs';
import { allPages, readContents } from './contents.mjs';
import { framed } from './frame.mjs';
import { elementPages } from './generated/element-pages.mjs';
import { generatedPart } from './generated/parts.mjs';
import { linkResolver } from './links.mjs';
import { renderMarkdown } from './markdown.mjs';
import { searchIndex } from './search-index.mjs';

export const SCRIPT = 'demo/docs/docs.js';

const read = (source) => readFileSync(join(root, source), 'utf8');

/** The script of the pages, as one classic script: such a one runs where pages are opened from a folder, too. */
export async function docsScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'demo/docs/docs.ts')],
    ...{ bundle: true, write: false, minify: true, format: 'iife', platform: 'browser', target: 'es2022' },
    tsconfig: join(root, 'tsconfig.base.json'),
  });
  return outputFiles[0].text;
}

/** Pages with their words, before they are framed. */
export function docsPages() {
  const sections = readContents();
  const files = new Set();
  const elements = elementPages(JSON.parse(read('custom-elements.json')));
  const written = allPages(sections);
  const known = [...written, ...elements];
  const rendered = known.map((page) => ({
    page,
    ...renderMarkdown({
      page,
      markdown: page.markdown ?? read(page.source),
      resolve: linkResolver(page, known, (path) => files.add(path)),
      generated: (name) => generatedPart(name, { elements }),
    }),
  }));
  return { sections, elements, written, rendered, files: [...files] };
}

/** The rooms of the kit, as groups of the navigation. */
function elementGroups(elements) {
  const rooms = [...new Set(elements.map(({ room }) => room))].sort();
  return rooms.map((room) => ({ title: room, pages: elements.filter((page) => page.room === room) }));
}

/**
 * The documentation's files.
 * @returns {Promise<{ files: Map<string, string>; copied: string[] }>} contents by path, and files to be copied as they are
 */
export async function docsSite() {
  const { sections, elements, written, rendered, files } = docsPages();
  const groups = [...sections, { title: 'Elements', pages: elementGroups(elements) }];
  const made = new Map([[SCRIPT, await docsScript()]]);
  for (const { page, title, html, headings } of rendered) {
    const section =
      page.room ?? sections.find(({ pages }) => pages.some(({ out }) => out === page.out))?.title;
    const order = page.room ? elements : written;
    made.set(page.out, framed({ out: page.out, title, html, headings, groups, order, section }));
  }
  made.set('docs/search-index.js', `globalThis.docsIndex = ${JSON.stringify(searchIndex(rendered))};\n`);
  return { files: made, copied: files };
}
