/** How sources are served to a browser without bundling: to the tests of the elements and to the demo pages alike. */
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { interfaceFontServer } from '../interface-fonts.mjs';
import { prebundlePlugin } from './prebundle.mjs';

export const unbundled = {
  nodeResolve: { browser: true, exportConditions: ['development'], extensions: ['.mjs', '.js', '.ts'] },
  mimeTypes: { '**/*.wasm': 'application/wasm' },
  plugins: [
    prebundlePlugin,
    interfaceFontServer,
    modulesOnly(esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.base.json', target: 'es2022' })),
  ],
};

/** A package's mockup.json, the built catalog and the manifest are fetched, never imported: they stay JSON. */
function modulesOnly(plugin) {
  const isData = ({ path }) =>
    path.endsWith('/mockup.json') || path.startsWith('/catalog/dist/') || path === '/custom-elements.json';
  for (const name of ['transform', 'resolveMimeType']) {
    const own = plugin[name].bind(plugin);
    plugin[name] = (context) => (isData(context) ? undefined : own(context));
  }
  return plugin;
}
