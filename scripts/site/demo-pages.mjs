/** The demo pages as static files: each page with its scripts bundled, and what it asks for while it runs. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesBelow, root } from '../support/files.mjs';
import { bundleForBrowser, compiled } from '../plugins/esbuild/browser-bundle.mjs';
import { pageList } from './page-list.mjs';

const SCRIPT = /<script type="module"(?: src="([^"]+)")?>([^]*?)<\/script>/g;
/** Their source is the page itself. */
const INLINE = 'inline-script';

/** `./a.ts` of a page, from the root. */
const fromRoot = (page, address) =>
  address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(page), address);

/** Scripts that other builds have made are left as they are. */
const isSource = (path) => path.endsWith('.ts') || path.startsWith('demo/');

/** Scripts that stand in a page itself, as entries: `demo/a.html` -> `demo/a.inline.js`. */
const inlineScripts = (scripts) => ({
  name: 'inline-scripts',
  setup(plugin) {
    plugin.onResolve({ filter: /\.inline$/ }, ({ path }) => ({ path, namespace: INLINE }));
    plugin.onLoad({ filter: /.*/, namespace: INLINE }, ({ path }) => ({
      contents: scripts.get(path),
      resolveDir: join(root, dirname(path)),
      loader: 'ts',
    }));
    // pages name sources from the root
    plugin.onResolve({ filter: /^\/(elements|demo)\// }, ({ path }) => ({ path: join(root, path) }));
  },
});

const listOfPages = {
  name: 'list-of-pages',
  setup(plugin) {
    plugin.onResolve({ filter: /\/pages\.js$/ }, ({ importer }) =>
      importer.endsWith('navigation.ts') ? { path: 'pages', namespace: 'list-of-pages' } : undefined,
    );
    plugin.onLoad({ filter: /.*/, namespace: 'list-of-pages' }, () => ({ contents: pageList() }));
  },
};

/**
 * Bundles the scripts of all demo pages into a folder. Gives the pages as they read then, by path, and the files that the
 * scripts name by address.
 */
export async function bundleDemoPages(folder) {
  const scripts = new Map();
  const entries = new Set();
  const assets = new Set();
  const pages = new Map();
  for (const page of filesBelow('demo', (path) => path.endsWith('.html'))) {
    const html = readFileSync(join(root, page), 'utf8').replace(SCRIPT, (whole, src, code) => {
      const source = src ? fromRoot(page, src) : page.replace(/\.html$/, '.inline');
      if (src && !isSource(source)) return whole;
      if (!src) scripts.set(source, `${scripts.get(source) ?? ''}${code}`);
      entries.add(source);
      return `<script type="module" src="/${src ? compiled(source) : `${source}.js`}"></script>`;
    });
    pages.set(page, html);
  }
  await bundleForBrowser({
    ...{ entryPoints: [...entries].map((path) => ({ in: path, out: path.replace(/\.(ts|js)$/, '') })) },
    ...{ folder, address: '', asked: (path) => assets.add(path) },
    plugins: [inlineScripts(scripts), listOfPages],
    options: { define: { 'process.env.NODE_ENV': '"production"' }, minify: true, keepNames: true },
  });
  return { pages, assets: [...assets] };
}
