/**
 * `npm run demo`: the demo pages straight from the sources, and the documentation, without the product server. DEMO_PORT,
 * 4300 by default.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDevServer } from '@web/dev-server';
import { filesBelow, root } from './support/files.mjs';
import { docsSite, SCRIPT } from './site/docs/docs-site.mjs';
import { pageList } from './site/page-list.mjs';
import { unbundled } from './plugins/dev-server/unbundled.mjs';

const PORT = Number(process.env.DEMO_PORT ?? 4300);

const pages = {
  name: 'page-list',
  serve: ({ path }) => (path === '/demo/workbench/pages.js' ? { body: pageList(), type: 'js' } : undefined),
};

/** What the documentation is made of, and when it was written last. */
const WRITTEN = ['docs', 'demo/docs', 'catalog/mockups/README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];
const stampOf = () =>
  WRITTEN.flatMap((path) => (path.includes('.') ? [path] : filesBelow(path)))
    .map((path) => statSync(join(root, path)).mtimeMs)
    .join(' ');

let made = { stamp: '', site: undefined };

/** The documentation's files; made anew when a text has changed, so that a change shows when the page is loaded again. */
function docsNow() {
  const stamp = stampOf();
  if (made.stamp !== stamp) made = { stamp, site: docsSite() };
  return made.site;
}

const docs = {
  name: 'docs',
  async serve({ path }) {
    const asked = path.slice(1);
    if (asked !== SCRIPT && !/^docs\/.*\.(html|js)$/.test(asked)) return undefined;
    const body = (await docsNow()).files.get(asked);
    return body === undefined ? undefined : { body, type: asked.endsWith('.js') ? 'js' : 'html' };
  },
};

/** Serves them on a port; `watch` has pages load anew when a source changes. */
export const serveDemo = ({ port, watch }) =>
  startDevServer({
    config: {
      ...unbundled,
      plugins: [pages, docs, ...unbundled.plugins],
      rootDir: root,
      port,
      watch,
      clearTerminalOnReload: false,
    },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serveDemo({ port: PORT, watch: true });
  console.log(
    `Documentation: http://localhost:${PORT}/docs/index.html\nDemo pages: http://localhost:${PORT}/demo/`,
  );
}
