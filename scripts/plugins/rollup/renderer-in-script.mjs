/**
 * Rollup plugin: the renderer of mockups inside the script. Browsers start no worker from another origin, so on other
 * people's pages it starts from the text of a function of the script itself; where the page's policy refuses even that, the
 * same function is called in the page. So the code is in the script once.
 */
import { join } from 'node:path';
import { rollup } from 'rollup';
import { root } from '../../support/files.mjs';

const RENDERER = 'mockup-renderer';
const WORKER = join(root, 'elements/mockup/rendering/renderer-worker.ts');
const LINK = '/elements/mockup/rendering/shared-renderer.ts';
const ADDRESS = /new URL\(\s*'\.\/renderer-worker\.ts'\s*,\s*import\.meta\.url\s*\)/;

/** @param {() => import('rollup').Plugin[]} plugins those that read sources */
export function rendererInScript(plugins) {
  async function bundled() {
    const bundle = await rollup({ input: WORKER, plugins: plugins() });
    const { output } = await bundle.generate({ format: 'iife', name: 'renderer', sourcemap: false });
    await bundle.close();
    return output[0].code;
  }
  return {
    name: 'renderer-in-script',
    resolveId: (id, importer) =>
      id === RENDERER || (id === './local-renderer.js' && importer?.endsWith(LINK)) ? `\0${RENDERER}` : null,
    async load(id) {
      if (id !== `\0${RENDERER}`) return null;
      return `function makeRenderer() {
${await bundled()}
return renderer;
}
export const rendererSource = () => \`(\${makeRenderer})()\`;
export function LocalRenderer() {
  return new (makeRenderer().LocalRenderer)();
}`;
    },
    transform(code, id) {
      if (!id.endsWith(LINK)) return null;
      const address = `URL.createObjectURL(new Blob([rendererSource()], { type: 'text/javascript' }))`;
      return {
        code: `import { rendererSource } from '${RENDERER}';\n${code.replace(ADDRESS, address)}`,
        map: null,
      };
    },
  };
}
