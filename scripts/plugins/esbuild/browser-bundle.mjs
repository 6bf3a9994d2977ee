/** How sources become bundles with shared chunks for a browser: the tests of the elements, and the demo pages as static files. */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow, root } from '../../support/files.mjs';
import { PAPER_FOLDER, sceneModule, wantsScene } from '../rollup/lean/lean-paper.mjs';

const BY_URL = /new URL\(\s*(['"])([^'"]+)\1\s*,\s*import\.meta\.url\s*\)/g;
export const compiled = (path) => path.replace(/\.ts$/, '.js');

/** Sources of workers, which are entries too: a page names them by address. */
const workers = () => filesBelow('elements', (path) => /-worker\.ts$/.test(path));

/**
 * `new URL('./x.ts', import.meta.url)` of a source, as seen from a bundle that lies elsewhere. `address` is where the bundles
 * are served, '' at the root; `asked` is told each other file, from the root.
 */
const filesByUrl = ({ address, asked }) => ({
  name: 'files-by-url',
  setup(plugin) {
    const rewritten = (code, file) =>
      code.replace(BY_URL, (_whole, _quote, specifier) => {
        const path = relative(root, join(dirname(file), specifier)).replaceAll('\\', '/');
        if (!path.endsWith('.ts')) asked?.(path);
        const at = path.endsWith('.ts') ? `${address}/${compiled(path)}` : `/${path}`;
        return `new URL('${at}', location.origin)`;
      });
    plugin.onLoad({ filter: /\.(m?js|ts)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      return { contents: rewritten(code, path), loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});

/** The canvas is tried and shown on the part of Paper.js that the builds give it. */
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

/** What only Node has, and a browser never comes to. */
const nodeOnly = {
  name: 'node-only',
  setup(plugin) {
    plugin.onResolve({ filter: /^module$/ }, () => ({ path: 'module', namespace: 'node-only' }));
    plugin.onLoad({ filter: /.*/, namespace: 'node-only' }, () => ({ contents: 'export {};' }));
  },
};

/**
 * Bundles entries and every worker, into `folder` as they lie below the root.
 * @param {{
 *   entryPoints: string[];
 *   folder: string;
 *   address: string;
 *   plugins?: import('esbuild').Plugin[];
 *   asked?: (path: string) => void;
 *   options?: import('esbuild').BuildOptions;
 * }} request
 */
export const bundleForBrowser = ({ entryPoints, folder, address, asked, plugins = [], options = {} }) =>
  build({
    entryPoints: [...entryPoints, ...workers()],
    absWorkingDir: root,
    outdir: folder,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    tsconfig: 'tsconfig.base.json',
    chunkNames: 'chunks/[name]-[hash]',
    ...options,
    plugins: [...plugins, filesByUrl({ address, asked }), nodeOnly, leanPaper],
    // Paper asks whether it is one
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
    logLevel: 'warning',
  });
