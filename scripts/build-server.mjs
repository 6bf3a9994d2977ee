/**
 * Makes `dist/server`: the server, its workers and administration, the `design` command and the programs of its threads, each one file beside the parts they
 * share. Packages stay where they are. From the sources each of them would begin by compiling some 600 modules.
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './support/files.mjs';

const PROGRAMS = {
  main: 'server/main.ts',
  worker: 'server/worker.ts',
  admin: 'server/admin/main.ts',
  design: 'elements/headless/cli/main.ts',
  'read-worker': 'server/files/read-worker.ts',
  'render-worker': 'server/jobs/page-rendering/render-worker.ts',
  'mockup-worker': 'server/jobs/mockup-rendering/mockup-worker.ts',
  'illustrator-worker': 'server/image-model/illustrator/illustrator-worker.ts',
  'cutout-worker': 'server/cutout-model/cutout-worker.ts',
  'thumbnail-worker': 'catalog/build/thumbnails/thumbnail-worker.ts',
};

// parts are named after what is in them: those of earlier builds would stay
rmSync(join(root, 'dist/server'), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: PROGRAMS,
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  // Node asks for the whole name of a file inside a package
  alias: { 'paper/dist/paper-core': 'paper/dist/paper-core.js' },
  ...{ platform: 'node', format: 'esm', target: 'node20' },
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
});

// it is read from beside the program
copyFileSync(join(root, 'elements/export/video/h264/h264.wasm'), join(root, 'dist/server/h264.wasm'));

/** `@scope/name` of `@scope/name/file.js`. */
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The packages that the programs load: an image of them needs no others. */
const packages = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .flatMap(({ path, external }) => (external && !isBuiltin(path) ? [packageOf(path)] : []));
writeFileSync(
  join(root, 'dist/server/packages.json'),
  JSON.stringify([...new Set(packages)].sort(), null, 2),
);
