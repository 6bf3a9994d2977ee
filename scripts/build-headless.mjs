/**
 * `dist/elements/headless`: what of the kit runs in Node, and its command. The rest of `dist/elements` is built for pages,
 * without its Node half.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './support/files.mjs';

await build({
  absWorkingDir: root,
  entryPoints: { node: 'elements/headless/node.ts', design: 'elements/headless/cli/main.ts' },
  outdir: join(root, 'dist/elements/headless'),
  chunkNames: 'node-[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  // Node asks for the whole name of a file inside a package
  alias: { 'paper/dist/paper-core': 'paper/dist/paper-core.js' },
  ...{ platform: 'node', format: 'esm', target: 'node20' },
  sourcemap: true,
  logLevel: 'warning',
});

// it is read from beside the program
copyFileSync(
  join(root, 'elements/export/video/h264/h264.wasm'),
  join(root, 'dist/elements/headless/h264.wasm'),
);
