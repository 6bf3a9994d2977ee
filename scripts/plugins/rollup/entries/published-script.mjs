/**
 * Rollup plugin: beside the mockup editor what partners need of it. The same script at an address that carries its hash and so
 * never changes what it holds; `mockup-editor.json`, which names that address and the script's `integrity`; and its types.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../support/files.mjs';

const TYPES = join(root, 'docs/types');
/** Letters of the hash in an address. */
const SHORT = 16;

export function publishedScript(name) {
  return {
    name: 'published-script',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // as it is written: with the line that names its map
        const { code } = bundle[`${name}.js`];
        const digest = (algorithm, form) => createHash(algorithm).update(code).digest(form);
        const script = `${name}-${digest('sha256', 'hex').slice(0, SHORT)}.js`;
        const about = { script: `/embed/${script}`, integrity: `sha384-${digest('sha384', 'base64')}` };
        this.emitFile({ type: 'asset', fileName: script, source: code });
        this.emitFile({
          type: 'asset',
          fileName: `${name}.json`,
          source: `${JSON.stringify(about, null, 2)}\n`,
        });
        for (const file of readdirSync(TYPES))
          this.emitFile({ type: 'asset', fileName: file, source: readFileSync(join(TYPES, file)) });
      },
    },
  };
}
