/**
 * Makes the server and what it serves: the compiled catalog, the app and the mockup editor for other people's pages. Each is
 * made again only when one of its sources has changed, so that a second `npm start` is quick. `node scripts/prepare.mjs
 * [catalog] [server] [app] [mockup] [packages]`, all but the last by default. With `--thumbnails-later` the server draws the
 * pictures of templates, those that are asked for first: a first page need not wait for all.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, root } from './support/files.mjs';
import { binaryOf, runNode } from './support/run.mjs';

const product = (path) => !path.startsWith('catalog/dist/') && !path.endsWith('.md');

/** Much of what the long builds make lives for a moment: with room for it the collector works half as long. */
const ROOM = '--max-semi-space-size=64';

const bundling = (target) => [
  ...[ROOM, binaryOf('rollup'), '--config', '--silent'],
  ...['--environment', `TARGET:${target}`],
];

const LATER = '--thumbnails-later';
const thumbnailsLater = process.argv.includes(LATER);

function hasAllThumbnails() {
  const folder = join(root, 'catalog/dist');
  const { templates } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return templates.every(({ thumbnail }) => existsSync(join(folder, thumbnail)));
}

export const PRODUCTS = {
  catalog: {
    sources: ['catalog', 'elements'],
    // packs of an owner, where they lie elsewhere
    elsewhere: () => process.env.CATALOG_PACKS,
    result: 'catalog/dist/index.json',
    command: () => [
      ...[ROOM, '--import', 'tsx', 'catalog/build/main.ts'],
      ...(thumbnailsLater ? [LATER] : []),
    ],
    isWhole: () => thumbnailsLater || hasAllThumbnails(),
  },
  server: {
    sources: ['server', 'elements', 'catalog/build'],
    result: 'dist/server/main.mjs',
    command: () => ['scripts/build-server.mjs'],
  },
  app: {
    sources: ['app', 'elements', 'server/contract', 'scripts/plugins'],
    result: 'dist/app/index.html',
    command: () => bundling('app'),
  },
  mockup: {
    sources: ['elements/mockup', 'elements/compose', 'elements/controls', 'elements/base', 'scripts/plugins'],
    result: 'dist/embed/mockup-editor.js',
    command: () => bundling('mockup'),
  },
  packages: {
    sources: ['elements', 'app/bridge', 'scripts/packages', 'scripts/plugins'],
    result: 'dist/packages/embed-integrity.json',
    command: () => ['scripts/packages/pack-kit.mjs'],
    // nothing that the product serves
    onlyWhenNamed: true,
  },
};

/** What builds read besides the sources. */
const BUILD_FILES = [
  'package-lock.json',
  'rollup.config.mjs',
  'scripts/build-server.mjs',
  'tsconfig.base.json',
  'catalog/format.ts',
];

/** Changes when a source, the lock file or a build config does. Sizes and times, not contents: it runs on every start. */
export function fingerprint(sources, base = root) {
  const files = sources.flatMap((folder) => filesBelow(folder, product, base));
  const hash = createHash('sha256');
  for (const file of [...files, ...BUILD_FILES]) {
    const path = join(base, file);
    if (!existsSync(path)) continue;
    const { size, mtimeMs } = statSync(path);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, 'dist', '.stamps', name);

function upToDate(name, { result, isWhole = () => true }, stamp) {
  const file = stampFile(name);
  const stands = existsSync(join(root, result)) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
  return stands && isWhole();
}

/** Makes one product when it is stale; answers the exit code of its build. */
export async function prepare(name) {
  const plan = PRODUCTS[name];
  const elsewhere = plan.elsewhere?.();
  const stamp = fingerprint(plan.sources) + (elsewhere ? fingerprint(['.'], resolve(root, elsewhere)) : '');
  if (upToDate(name, plan, stamp)) return 0;
  console.log(`Building the ${name} …`);
  const code = await runNode(plan.command());
  if (code !== 0) return code;
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), stamp);
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2).filter((word) => word !== LATER);
  const served = Object.keys(PRODUCTS).filter((name) => !PRODUCTS[name].onlyWhenNamed);
  // side by side: each keeps one core busy, and the first page of a fresh clone waits for both
  const codes = await Promise.all((wanted.length ? wanted : served).map(prepare));
  process.exitCode = codes.find((code) => code !== 0) ?? 0;
}
