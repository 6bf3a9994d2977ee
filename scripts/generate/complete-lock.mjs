/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out. A registry that does not carry
 * them all (a mirror, or a release a few minutes old) makes `npm install` write a lock with holes, and `npm ci` refuses
 * it everywhere. Run `npm run lock:complete` after changing dependencies; a test says when it is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPU = ['x64', 'ia32', 'arm64', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'wasm32'];
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** Where Node would find a dependency of the package at `path`: beside it or in any folder above. */
export function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Every optional dependency that the lock has no package for. */
export const holesOf = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ path, name, version })),
  );

/** The platform a package is for, from its name: `@napi-rs/canvas-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = OS.find((word) => words.includes(word));
  const cpu = CPU.find((word) => words.includes(word));
  const libc = LIBC[words.at(-1)];
  if (!os || !cpu) throw new Error(`${name}: not a package of one platform; install it and lock it by hand`);
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}

/** The lock with its holes filled, packages in npm's order. */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const { name, version } of holesOf(lock)) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}: ${version} is not one version`);
    packages[`node_modules/${name}`] = { version, ...platformOf(name), optional: true };
  }
  const sorted = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted.map((path) => [path, packages[path]])) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const holes = holesOf(lock);
  if (holes.length > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  process.stdout.write(`${holes.length} packages added to package-lock.json\n`);
}
