/**
 * `npm run manifest` (with --write) writes custom-elements.json from the sources; `npm run check:manifest` makes it again
 * elsewhere and fails when the committed one differs.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from '../support/files.mjs';
import { binaryOf } from '../support/run.mjs';

const COMMITTED = join(root, 'custom-elements.json');
const CACHE = join(root, 'node_modules', '.cache');

/** The manifest of the sources as they are, as text. */
export function analyze() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'manifest-'));
  // The analyzer takes its output folder relative to the project only.
  const args = [
    'analyze',
    '--config',
    'custom-elements-manifest.config.mjs',
    '--outdir',
    relative(root, folder),
  ];
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [binaryOf('@custom-elements-manifest/analyzer', 'cem'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  try {
    if (status !== 0) throw new Error(`The analyzer failed.\n${stdout}${stderr}`);
    return readFileSync(join(folder, 'custom-elements.json'), 'utf8').trimEnd() + '\n';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const committed = () => (existsSync(COMMITTED) ? readFileSync(COMMITTED, 'utf8') : '');

if (process.argv[1]?.endsWith('check-manifest.mjs')) {
  const manifest = analyze();
  if (process.argv.includes('--write')) {
    writeFileSync(COMMITTED, manifest);
    console.log(`custom-elements.json: ${JSON.parse(manifest).modules.length} modules`);
  } else if (manifest !== committed()) {
    console.error('custom-elements.json does not match the sources: run `npm run manifest` and commit it.');
    process.exitCode = 1;
  }
}
