/** Debian's package, when we may install it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LIMIT_MS = 240_000;

export const mayInstall = () =>
  existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs PostgreSQL; its own server is not started, since the tests start one for themselves. */
export function install(say = console.log) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    say(`No PostgreSQL yet, trying: apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: LIMIT_MS, env });
  }
}
