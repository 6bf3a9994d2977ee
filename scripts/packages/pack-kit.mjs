/**
 * `npm run pack:kit`: writes dist/packages, the kit as other projects install it: `@design-maker/elements` and
 * `@design-maker/react` as .tgz, and `embed-integrity.json` with what a page writes into `integrity`. `--built` packs what
 * lies in dist.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../support/files.mjs';
import { binaryOf, runNode } from '../support/run.mjs';
import { layOutElements } from './elements-package.mjs';
import { layOutReact } from './react-package.mjs';

const OUT = join(root, 'dist/packages');
const EMBED_SCRIPTS = ['design-maker.js', 'mockup-editor.js'];

/** What `integrity` of a script tag is to be. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function build() {
  const steps = [
    ['scripts/build-elements.mjs'],
    [binaryOf('rollup'), '--config', '--silent', '--environment', 'TARGET:embed+mockup'],
  ];
  for (const step of steps) if ((await runNode(step)) !== 0) throw new Error('the kit cannot be built');
}

/** Packs what is built; answers the paths of both files and the hashes of the embed's scripts. */
export async function packKit(out = OUT) {
  const { version, license, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const staging = mkdtempSync(join(root, 'node_modules', '.pack-'));
  try {
    layOutElements(join(staging, 'elements'), { version, license });
    await layOutReact(join(staging, 'react'), { version, license, versions: dependencies });
    const [elements, react] = ['elements', 'react'].map((name) => packed(join(staging, name), out));
    const hashes = EMBED_SCRIPTS.map((name) => [
      name,
      integrityOf(readFileSync(join(staging, 'elements/embed', name))),
    ]);
    const integrity = Object.fromEntries(hashes);
    writeFileSync(join(out, 'embed-integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
    return { elements, react, integrity };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function packed(folder, out) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  if (status !== 0) throw new Error(`npm cannot pack ${folder}: ${stderr}`);
  // an array, or since npm 11 an object by name
  const [{ filename }] = Object.values(JSON.parse(stdout));
  return join(out, filename.replace('@', '').replace('/', '-'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!process.argv.includes('--built')) await build();
  const { elements, react, integrity } = await packKit();
  for (const file of [elements, react]) console.log(file.slice(root.length + 1));
  for (const [name, hash] of Object.entries(integrity)) console.log(`${name}  ${hash}`);
}
