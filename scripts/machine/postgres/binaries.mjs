/** Where PostgreSQL's programs are on this machine, and whose process they may run as. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders that hold one folder per version, with the programs in `bin`. */
const VERSIONED = [
  '/usr/lib/postgresql',
  '/usr/pgsql',
  '/Applications/Postgres.app/Contents/Versions',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/home/linuxbrew/.linuxbrew/opt',
  'C:\\Program Files\\PostgreSQL',
];

const END = process.platform === 'win32' ? '.exe' : '';

const holdsServer = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${END}`)));

const byNumber = new Intl.Collator('en', { numeric: true });

/** Newest version first; Homebrew calls its folders postgresql@16, next to those of everything else. */
function versionsIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^(postgresql(@|$)|\d)/.test(name))
    .sort((a, b) => byNumber.compare(b, a))
    .map((name) => join(folder, name, 'bin'));
}

/** The folder with `initdb` and `postgres`; undefined when there is none. */
export function findBinaries({ path = process.env.PATH ?? '', versioned = VERSIONED } = {}) {
  const onPath = path.split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...versioned.flatMap(versionsIn)].find(holdsServer);
}

/**
 * PostgreSQL refuses to run as root: then it is its own user's process, or nobody's. Empty when we are not root, null when
 * there is nobody to be.
 */
export function unprivileged(uid = process.getuid?.(), passwd = '/etc/passwd') {
  if (uid !== 0) return {};
  const lines = existsSync(passwd) ? readFileSync(passwd, 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , user, group] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (user !== undefined) return { uid: Number(user), gid: Number(group) };
  }
  return null;
}
