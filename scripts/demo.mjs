/** `npm run demo`: the demo pages straight from the sources, without the product server. DEMO_PORT, 4300 by default. */
import { pathToFileURL } from 'node:url';
import { startDevServer } from '@web/dev-server';
import { root } from './support/files.mjs';
import { pageList } from './site/page-list.mjs';
import { unbundled } from './plugins/dev-server/unbundled.mjs';

const PORT = Number(process.env.DEMO_PORT ?? 4300);

const pages = {
  name: 'page-list',
  serve: ({ path }) => (path === '/demo/workbench/pages.js' ? { body: pageList(), type: 'js' } : undefined),
};

/** Serves them on a port; `watch` has pages load anew when a source changes. */
export const serveDemo = ({ port, watch }) =>
  startDevServer({
    config: {
      ...unbundled,
      plugins: [pages, ...unbundled.plugins],
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
  console.log(`Demo pages: http://localhost:${PORT}/demo/`);
}
