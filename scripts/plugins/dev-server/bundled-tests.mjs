/**
 * The tests of the elements and all that they import, bundled once with shared chunks: a page then asks for a few files
 * instead of several hundred, each to be compiled while it waits.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../../support/files.mjs';
import { bundleForBrowser, compiled } from '../esbuild/browser-bundle.mjs';

/** Where the bundles lie; the test runner serves the project's root. */
export const BUNDLES = 'node_modules/.cache/element-tests';

const TESTS = 'tests/elements';

/** What the test runner answers itself. */
const served = {
  name: 'served-by-the-runner',
  setup(plugin) {
    plugin.onResolve({ filter: /^\/__/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Bundles the tests that match; gives their bundles' paths.
 * @param {(path: string) => boolean} [matches]
 */
export async function bundleTests(matches = () => true) {
  const tests = filesBelow(TESTS, (path) => path.endsWith('.test.ts') && matches(path));
  const folder = join(root, BUNDLES);
  rmSync(folder, { recursive: true, force: true });
  await bundleForBrowser({
    ...{ entryPoints: tests, folder, address: `/${BUNDLES}`, plugins: [served] },
    options: {
      conditions: ['development'],
      define: { 'process.env.NODE_ENV': '"development"' },
      sourcemap: 'linked',
      sourcesContent: false,
    },
  });
  return tests.map((path) => `${BUNDLES}/${compiled(path)}`);
}

/** `…/tests/elements/a.test.js` among the bundles -> `tests/elements/a.test.ts`. */
export const sourceOf = (path) =>
  path.startsWith(`${BUNDLES}/`) ? path.slice(BUNDLES.length + 1).replace(/\.js$/, '.ts') : path;
