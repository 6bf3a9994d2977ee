/**
 * A folder as the root of a process, as containers have one, where no container engine is at hand: mounts of its own, the
 * root read-only when asked for, another user. Linux with util-linux, as root; `canIsolate` says whether that is so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const canIsolate = () =>
  process.platform === 'linux' &&
  process.getuid() === 0 &&
  spawnSync('unshare', ['--mount', 'true']).status === 0;

/** What a base image with a whole system has; this machine's stands in for it. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/etc'];

/** The rest of the C library, which Node is not linked with and packages may be. */
const OF_C_LIBRARY = ['libresolv.so.2', 'libnss_dns.so.2', 'libnss_files.so.2', 'librt.so.1', 'libutil.so.1'];

/**
 * Furnishes a folder like an image that has the C library and nothing to call: no shell, no tools, one user without rights.
 * @param {string} folder
 */
export function furnishBare(folder) {
  const linked = spawnSync('ldd', [process.execPath], { encoding: 'utf8' }).stdout.match(/\/\S+/g) ?? [];
  const beside = dirname(linked.find((path) => path.includes('/libc.so')) ?? '/lib/libc.so');
  for (const file of [...linked, ...OF_C_LIBRARY.map((name) => join(beside, name))]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(realpathSync(file), join(folder, file));
  }
  for (const place of ['etc', 'tmp', 'proc', 'dev']) mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0::/:\nnonroot:x:65532:65532::/tmp:\n');
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Starts a program in a folder as its root.
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env?: Record<string, string>, user?: string, system?: boolean, readOnly?: boolean,
 *   writable?: readonly string[], binds?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options]
 *   `user` as `uid:gid`; `system` shows this machine's programs; `readOnly` leaves only /tmp and `writable` to be written;
 *   `binds` places inside -> folders outside
 */
export function spawnInRoot(folder, command, options = {}) {
  const { cwd = '/', env = {}, user = '0:0', system = false, readOnly = false } = options;
  const { writable = [], binds = {}, stdio = 'pipe' } = options;
  const at = (path) => quoted(join(folder, path));
  const bind = (inside, outside) => `mkdir -p ${at(inside)} && mount --bind ${quoted(outside)} ${at(inside)}`;
  const [uid, gid] = user.split(':');
  const script = [
    'set -e',
    ...(system ? SYSTEM : []).map(
      (path) => `if [ -e ${path} ]; then mkdir -p ${at(path)}; mount --bind -o ro ${path} ${at(path)}; fi`,
    ),
    ...Object.entries(binds).map(([inside, outside]) => bind(inside, outside)),
    ...(readOnly
      ? [
          `mount --bind ${at('/')} ${at('/')}`,
          `mount -o remount,bind,ro ${at('/')}`,
          ...writable.map(
            (path) => `mount --bind ${at(path)} ${at(path)} && mount -o remount,bind,rw ${at(path)}`,
          ),
        ]
      : [`mkdir -p ${at('/tmp')} ${at('/proc')} ${at('/dev')}`]),
    `mount -t tmpfs -o mode=1777 tmpfs ${at('/tmp')}`,
    `mount --rbind /proc ${at('/proc')}`,
    `mount --rbind /dev ${at('/dev')}`,
    `exec unshare --root=${at('/')} --wd=${quoted(cwd)} --setgid=${gid} --setuid=${uid} -- ${command.map(quoted).join(' ')}`,
  ];
  return spawn('unshare', ['--mount', '--', 'sh', '-c', script.join('\n')], { env, stdio });
}
