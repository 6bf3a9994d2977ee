/**
 * Rollup plugin: the workbench of mockups inside the script. Browsers start no worker from another origin, so on other
 * people's pages it starts from the text of a function of the script itself; where the page's policy refuses even that, the
 * same function is called in the page. So the code is in the script once.
 */
import { join } from 'node:path';
import { rollup } from 'rollup';
import { root } from '../../support/files.mjs';

const BENCH = 'mockup-bench';
const WORKER = join(root, 'elements/mockup/rendering/renderer-worker.ts');
const LINK = '/elements/mockup/bench-link.ts';
const ADDRESS = /new URL\(\s*'\.\/bench-worker\.ts'\s*,\s*import\.meta\.url\s*\)/;

/** @param {() => import('rollup').Plugin[]} plugins those that read sources */
export function benchInScript(plugins) {
  async function bundled() {
    const bundle = await rollup({ input: WORKER, plugins: plugins() });
    const { output } = await bundle.generate({ format: 'iife', name: 'bench', sourcemap: false });
    await bundle.close();
    return output[0].code;
  }
  return {
    name: 'bench-in-script',
    resolveId: (id, importer) =>
      id === BENCH || (id === './local-bench.js' && importer?.endsWith(LINK)) ? `\0${BENCH}` : null,
    async load(id) {
      if (id !== `\0${BENCH}`) return null;
      return `function makeBench() {
${await bundled()}
return bench;
}
export const benchSource = () => \`(\${makeBench})()\`;
export function LocalBench() {
  return new (makeBench().LocalBench)();
}`;
    },
    transform(code, id) {
      if (!id.endsWith(LINK)) return null;
      const address = `URL.createObjectURL(new Blob([benchSource()], { type: 'text/javascript' }))`;
      return {
        code: `import { benchSource } from '${BENCH}';\n${code.replace(ADDRESS, address)}`,
        map: null,
      };
    },
  };
}
