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

/** A package's mockup.json is fetched, never imported: it stays JSON. */
function modulesOnly(plugin) {
  const isData = ({ path }) => path.endsWith('/mockup.json');
  for (const name of ['transform', 'resolveMimeType']) {
    const own = plugin[name].bind(plugin);
    plugin[name] = (context) => (isData(context) ? undefined : own(context));
  }
  return plugin;
}
