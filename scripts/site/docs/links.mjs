/** Where a link of a Markdown file leads on the site. */
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../support/files.mjs';
import { HOME } from './contents.mjs';

const ELSEWHERE = /^(?:[a-z]+:|\/\/)/i;

/** Sources that are no page of the site by themselves, and what tells of the same there. */
const INSTEAD = { 'README.md': HOME, 'catalog/README.md': 'docs/content.md' };

/** The address of a file of the site, from another. */
export const relativeTo = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);

const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();

/**
 * What resolves the links of one page. `asked` is told each file that is no page, which the site has to have.
 * @throws {Error} that names the link, when it leads to what is not on the site
 */
export function linkResolver(page, pages, asked) {
  const bySource = new Map(pages.map(({ source, out }) => [source, out]));
  return (href) => {
    if (ELSEWHERE.test(href) || href.startsWith('#')) return href;
    const [path, anchor] = href.split('#');
    const wanted = posix.join(posix.dirname(page.source), path);
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const out = bySource.get(INSTEAD[wanted] ?? wanted);
    if (out) return relativeTo(page.out, out) + hash;
    const onSite = wanted.startsWith('docs/') || wanted.startsWith('demo/');
    if (!onSite || wanted.endsWith('.md') || !isFile(wanted))
      throw new Error(`${page.source}: ${href} is not on the site`);
    if (wanted.startsWith('docs/')) asked(wanted);
    return relativeTo(page.out, wanted) + hash;
  };
}
