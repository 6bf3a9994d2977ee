/**
 * Installs node_modules when they are missing or do not match package-lock.json, so that `npm start` and `npm test` work
 * on a fresh clone. With `--omit=dev` only what the product is built from and runs with: a third of the size, in half the
 * time. Plain Node: nothing is installed yet when this runs.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = [20, 19];

/** True when this Node is one the locked packages accept. */
export function nodeIsRecent(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Native packages differ by platform and Node, so both belong to the stamp. */
export function lockStamp(lock) {
  const where = `${process.versions.modules} ${process.platform} ${process.arch}`;
  return createHash('sha256').update(lock).update(where).digest('hex');
}

/** Follows the lock's stamp where development packages were left out. */
const WITHOUT_DEV = ' without development packages';

/**
 * What an installation lacks, by the stamp it left and the one that is wanted: `all`, `product` (development packages are
 * left out) or null for nothing. Where everything lay before, everything is brought up to date: whoever tests goes on testing.
 */
export function missingPackages(found, wanted, omitDev) {
  if (found === wanted) return null;
  if (found === wanted + WITHOUT_DEV) return omitDev ? null : 'all';
  const hadAll = found !== undefined && !found.endsWith(WITHOUT_DEV);
  return omitDev && !hadAll ? 'product' : 'all';
}

/** npm runs scripts with npm_execpath set; without it (plain `node scripts/machine/ensure-deps.mjs`) npm is taken from PATH. */
function installCommand(missing) {
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (missing === 'product') flags.push('--omit=dev');
  if (npm && /\.c?js$/.test(npm)) return { file: process.execPath, args: [npm, ...flags], shell: false };
  return { file: 'npm', args: flags, shell: process.platform === 'win32' };
}

/** Installs when needed; answers the exit code, 0 when all is there. */
export function ensureDependencies(root, omitDev = false) {
  if (!nodeIsRecent()) {
    console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.version}.`);
    return 1;
  }
  const stampFile = join(root, 'node_modules', '.lock-stamp');
  const wanted = lockStamp(readFileSync(join(root, 'package-lock.json')));
  const found = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  const missing = missingPackages(found, wanted, omitDev);
  if (!missing) return 0;
  console.log('Installing dependencies (npm ci), once per lock file …');
  const { file, args, shell } = installCommand(missing);
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) {
    console.error(`Dependencies could not be installed${error ? `: ${error.message}` : '.'}`);
    return status || 1;
  }
  writeFileSync(stampFile, missing === 'all' ? wanted : wanted + WITHOUT_DEV);
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = ensureDependencies(
    fileURLToPath(new URL('../..', import.meta.url)),
    process.argv.includes('--omit=dev'),
  );
}
