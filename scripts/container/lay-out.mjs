/**
 * `node scripts/container/lay-out.mjs FOLDER` puts into a folder what a running server needs and nothing else: its programs,
 * the packages these load, the app, the catalog, and the few sources that are served as they are.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../support/files.mjs';
import { packagesBehind } from './packages-behind.mjs';

/** Built by `scripts/prepare.mjs`. */
const BUILT = ['dist/server', 'dist/app', 'dist/embed', 'catalog/dist'];

/** Read where they lie: `projectFile` in server/ names them. */
const SOURCES = [
  'package.json',
  'LICENSE',
  'app/public/favicon.svg',
  'app/styles',
  'elements/base/theme',
  'server/db/migrations',
  'server/pages',
  'server/payments/sandbox/pages',
];

/** Loaded by a name that only the running server knows: the faces of its pages (server/pages/assets.ts). */
const BY_NAME = ['@fontsource-variable/instrument-sans'];

/** What large packages bring for other programs than Node: a test has every package loaded without it. */
const FOR_OTHERS =
  /\/node_modules\/(?:mediabunny\/dist\/bundles|libheif-js\/libheif\/libheif\.js|pdfkit\/js\/pdfkit\.browser|@mediabunny\/aac-encoder\/dist\/bundles\/.*(?:\.js|\.min\.mjs)$)/;

const LEGAL = /licen[cs]e|notice|copying/i;
/** What helps who writes programs and not who runs them; the terms of a package go with it. */
const FOR_WRITERS = /\.(map|md|markdown|flow|tsbuildinfo|[cm]?tsx?)$/i;
const neededToRun = (path) =>
  LEGAL.test(basename(path)) || !(FOR_WRITERS.test(path) || FOR_OTHERS.test(path.replaceAll('\\', '/')));

/**
 * @param {string} target made when it is not there
 * @param {{ from?: string, without?: readonly string[] }} [options] the project; built folders that are left out
 */
export function layOut(target, { from = root, without = [] } = {}) {
  const copy = (path, filter = () => true) => {
    if (!existsSync(join(from, path)))
      throw new Error(`there is no ${path}: node scripts/prepare.mjs makes it`);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(from, path), join(target, path), { recursive: true, filter });
  };
  for (const path of BUILT) if (!without.includes(path)) copy(path);
  for (const path of SOURCES) copy(path, (file) => !/\.tsx?$|\.md$/.test(file));
  const lock = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8')).packages;
  const asked = JSON.parse(readFileSync(join(from, 'dist/server/packages.json'), 'utf8'));
  for (const folder of packagesBehind([...asked, ...BY_NAME], lock)) {
    // packages for other systems are in the lock file only
    if (!existsSync(join(from, folder))) continue;
    const inner = join(from, folder, 'node_modules');
    copy(folder, (file) => file !== inner && neededToRun(file));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('node scripts/container/lay-out.mjs FOLDER');
  layOut(target);
}
