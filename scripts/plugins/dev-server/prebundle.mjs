/**
 * Serves packages that are not plain ES modules (CommonJS, UMD) as one ES module each, for browsers that load the
 * sources unbundled: web-test-runner and the demo server. The production bundles go through Rollup instead.
 */
import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../../support/files.mjs';

/** Entry files. Each is a leaf: nothing but its own package imports its inside. */
const ENTRIES = [
  '/node_modules/paper/dist/paper-core.js',
  '/node_modules/axe-core/axe.js',
  '/node_modules/pdfkit/js/pdfkit.browser.mjs',
  '/node_modules/mediabunny/dist/modules/src/index.js',
];

const bundled = new Map();

async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** The module for a URL path below the project root, or undefined when the file can be served as it is. */
export function prebundled(path) {
  if (!ENTRIES.includes(path)) return undefined;
  if (!bundled.has(path)) bundled.set(path, bundle(path));
  return bundled.get(path);
}

/** harfbuzzjs imports this one in its Node branch, which a browser never enters but a resolver still has to resolve. */
const NODE_ONLY = '/__node-only.js';

/** As a plugin of @web/dev-server and @web/test-runner. */
export const prebundlePlugin = {
  name: 'prebundle',
  resolveImport: ({ source }) => (source === 'module' ? NODE_ONLY : undefined),
  async serve({ path }) {
    if (path === NODE_ONLY) return { body: 'export {};', type: 'js' };
    const body = await prebundled(path);
    return body === undefined ? undefined : { body, type: 'js' };
  },
};
