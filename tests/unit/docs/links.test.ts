import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContents } from '../../../scripts/site/docs/contents.mjs';
import { docsSite, SCRIPT } from '../../../scripts/site/docs/docs-site.mjs';
import { linkResolver } from '../../../scripts/site/docs/links.mjs';
import { filesBelow, root } from '../../../scripts/support/files.mjs';

/** What is written in a page: our own pages write every attribute with a space before and in double quotes. */
const written = (html: string, attributes: string): string[] =>
  [...html.matchAll(new RegExp(`\\s(?:${attributes})="([^"]*)"`, 'g'))].map(([, value]) => value!);

let files: Map<string, string>;
let copied: readonly string[];
let pages: readonly (readonly [path: string, html: string])[];
/** The anchors of each page. */
const anchors = new Map<string, readonly string[]>();
beforeAll(async () => {
  ({ files, copied } = await docsSite());
  pages = [...files].filter(([path]) => path.endsWith('.html'));
  for (const [path, html] of pages) anchors.set(path, written(html, 'id'));
});

/** What the site has beside the pages: the demo, the sheets, the mark. */
const besides = (path: string): boolean =>
  copied.includes(path) ||
  path === SCRIPT ||
  (/^(demo|elements\/base\/theme|app\/public)\//.test(path) && existsSync(join(root, path)));

/** Links of a page that lead nowhere. */
function dead(page: string, html: string): string[] {
  return [...new Set(written(html, 'href|src'))].filter((address) => {
    if (/^(https?:|mailto:)/.test(address)) return false;
    const [path, anchor] = address.split('#');
    const target = path ? posix.join(posix.dirname(page), path) : page;
    if (!files.has(target) && !besides(target)) return true;
    return anchor !== undefined && anchors.get(target)?.includes(decodeURIComponent(anchor)) === false;
  });
}

describe('the pages of the documentation', () => {
  it('link to pages, places and files that are there', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const [page, html] of pages) expect([page, ...dead(page, html)]).toEqual([page]);
  });

  it('have one title and no anchor twice', () => {
    for (const [page, html] of pages) {
      expect(html.match(/<h1 /g), page).toHaveLength(1);
      const ids = anchors.get(page)!;
      expect([page, ...ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([page]);
    }
  });

  it('are all of docs/, each in one section', () => {
    const listed = readContents().flatMap(({ pages }) => pages.map(({ source }) => source));
    const sources = filesBelow('docs', (path) => path.endsWith('.md') && path !== 'docs/README.md');
    expect(listed.filter((source, at) => listed.indexOf(source) !== at)).toEqual([]);
    expect(sources.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('refuse a link to what is not on the site, by its page', () => {
    const page = { source: 'docs/api.md', out: 'docs/api.html' };
    const resolve = linkResolver(page, [page], () => {});
    expect(() => resolve('nowhere.md')).toThrow('docs/api.md: nowhere.md is not on the site');
    expect(() => resolve('../server/main.ts')).toThrow('is not on the site');
    expect(resolve('#tokens')).toBe('#tokens');
  });

  it('tell every variable that the server reads', () => {
    const sources = ['server/config.ts', ...filesBelow('server/config', (path) => path.endsWith('.ts'))];
    const read = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?!')/gm)].map(
        ([, name]) => name!,
      ),
    );
    expect(read.length).toBeGreaterThan(40);
    const told = files.get('docs/configuration.html')!;
    expect(read.filter((name) => !told.includes(`<code>${name}</code>`))).toEqual([]);
  });
});
