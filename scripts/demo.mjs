/** `npm run demo`: the demo pages straight from the sources, without the product server. DEMO_PORT, 4300 by default. */
import { pathToFileURL } from 'node:url';
import { startDevServer } from '@web/dev-server';
import { filesBelow, root } from './support/files.mjs';
import { unbundled } from './plugins/dev-server/unbundled.mjs';

const PORT = Number(process.env.DEMO_PORT ?? 4300);

const isPage = (path) => path.endsWith('.html') && path !== 'demo/index.html';

/** The index imports its list, so that a new page shows up by itself. */
const pageList = {
  name: 'page-list',
  serve({ path }) {
    if (path !== '/demo/workbench/pages.js') return undefined;
    return { body: `export const pages = ${JSON.stringify(filesBelow('demo', isPage))};`, type: 'js' };
  },
};

/** Serves them on a port; `watch` has pages load anew when a source changes. */
export const serveDemo = ({ port, watch }) =>
  startDevServer({
    config: {
      ...unbundled,
      plugins: [pageList, ...unbundled.plugins],
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
