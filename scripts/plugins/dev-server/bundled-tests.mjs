/**
 * The tests of the elements and all that they import, bundled once with shared chunks: a page then asks for a few files
 * instead of several hundred, each to be compiled while it waits.
 */
import { build } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow, root } from '../../support/files.mjs';
import { PAPER_FOLDER, sceneModule, wantsScene } from '../rollup/lean-paper.mjs';

/** Where the bundles lie; the test runner serves the project's root. */
export const BUNDLES = 'node_modules/.cache/element-tests';

const TESTS = 'tests/elements';
const BY_URL = /new URL\(\s*(['"])([^'"]+)\1\s*,\s*import\.meta\.url\s*\)/g;
const compiled = (path) => path.replace(/\.ts$/, '.js');

/** Sources of workers, which are entries too: a page names them by address. */
const workers = () => filesBelow('elements', (path) => /-worker\.ts$/.test(path));

/** `new URL('./x.ts', import.meta.url)` of a source, as seen from a bundle that lies elsewhere. */
function addresses(code, file) {
  return code.replace(BY_URL, (_whole, _quote, specifier) => {
    const path = relative(root, join(dirname(file), specifier)).replaceAll('\\', '/');
    const address = path.endsWith('.ts') ? `${BUNDLES}/${compiled(path)}` : path;
    return `new URL('/${address}', location.origin)`;
  });
}

const byUrl = {
  name: 'files-by-url',
  setup(plugin) {
    plugin.onLoad({ filter: /\.(m?js|ts)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      return { contents: addresses(code, path), loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/** The canvas is tried on the part of Paper.js that the builds give it. */
const leanPaper = {
  name: 'lean-paper',
  setup(plugin) {
    plugin.onResolve({ filter: /^paper\// }, ({ path, importer }) =>
      wantsScene(path, importer) ? { path: 'scene', namespace: 'paper' } : undefined,
    );
    plugin.onLoad({ filter: /.*/, namespace: 'paper' }, () => ({
      contents: sceneModule(),
      resolveDir: PAPER_FOLDER,
    }));
  },
};

/** What the test runner answers itself, and what only Node has. */
const served = {
  name: 'served-by-the-runner',
  setup(plugin) {
    plugin.onResolve({ filter: /^\/__/ }, ({ path }) => ({ path, external: true }));
    plugin.onResolve({ filter: /^module$/ }, () => ({ path: 'module', namespace: 'node-only' }));
    plugin.onLoad({ filter: /.*/, namespace: 'node-only' }, () => ({ contents: 'export {};' }));
  },
};

/**
 * Bundles the tests that match; gives their bundles' paths.
 * @param {(path: string) => boolean} [matches]
 */
export async function bundleTests(matches = () => true) {
  const tests = filesBelow(TESTS, (path) => path.endsWith('.test.ts') && matches(path));
  const out = join(root, BUNDLES);
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: [...tests, ...workers()],
    absWorkingDir: root,
    outdir: out,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    tsconfig: 'tsconfig.base.json',
    conditions: ['development'],
    define: { 'process.env.NODE_ENV': '"development"' },
    sourcemap: 'linked',
    sourcesContent: false,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [byUrl, served, leanPaper],
    // Paper asks whether it is one
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
    logLevel: 'warning',
  });
  return tests.map((path) => `${BUNDLES}/${compiled(path)}`);
}

/** `…/tests/elements/a.test.js` among the bundles -> `tests/elements/a.test.ts`. */
export const sourceOf = (path) =>
  path.startsWith(`${BUNDLES}/`) ? path.slice(BUNDLES.length + 1).replace(/\.js$/, '.ts') : path;
