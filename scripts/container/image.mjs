/**
 * Does the steps of a Dockerfile into folders, so that what it says is proven where no container engine is at hand. A base
 * image that brings npm is stood in for by this machine, any other by Node's own libraries.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { filesBelow, root } from '../support/files.mjs';
import { environmentOf, last, parseDockerfile, readDockerignore } from './dockerfile.mjs';
import { canIsolate, furnishBare, spawnInRoot } from './folder-root.mjs';

/** Where the images of Node keep it. */
const NODE = '/usr/local/bin/node';

/** Every stage of the project's own Dockerfile. */
export const ourStages = () => parseDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));

/**
 * Builds the last stage below a folder, or all that it needs first.
 * @param {string} into
 * @param {{ made?: Readonly<Record<string, string>>, say?: (line: string) => void }} [options] folders of stages that are
 *   there already, by their names
 * @returns {Promise<{ folder: string, steps: import('./dockerfile.mjs').Step[] }>}
 */
export async function buildImage(into, { made = {}, say = () => undefined } = {}) {
  const stages = ourStages();
  const folders = { ...made };
  for (const { base, name, steps } of stages) {
    if (folders[name]) continue;
    const stage = { folder: join(into, name || 'image'), system: base.startsWith('node:'), folders };
    mkdirSync(stage.folder, { recursive: true });
    if (!stage.system) furnishBare(stage.folder);
    let workdir = '/';
    for (const step of steps) {
      say(`${step.instruction} ${step.text}`);
      if (step.instruction === 'WORKDIR') {
        workdir = posix.resolve(workdir, step.text);
        mkdirSync(join(stage.folder, workdir), { recursive: true });
      } else if (step.instruction === 'COPY') copy(stage, workdir, step);
      else if (step.instruction === 'RUN') await run(stage, workdir, step, environmentOf(steps));
    }
    folders[name || 'image'] = stage.folder;
  }
  return { folder: folders['image'], steps: stages.at(-1).steps };
}

function copy({ folder, folders }, workdir, { flags, words }) {
  const target = posix.resolve(workdir, words.at(-1));
  const into = words.at(-1).endsWith('/') || words.length > 2;
  for (const word of words.slice(0, -1)) {
    const place = join(folder, into ? posix.join(target, posix.basename(word)) : target);
    mkdirSync(dirname(place), { recursive: true });
    if (flags.from === undefined) copyFromProject(word, place);
    else cpSync(sourceIn(folders[flags.from], word), place, { recursive: true, verbatimSymlinks: true });
    if (flags.chown && process.getuid?.() === 0) spawnSync('chown', ['-R', flags.chown, place]);
  }
}

/** Node stands in for that of the base image. */
const sourceIn = (folder, path) =>
  path === NODE && !existsSync(join(folder, path)) ? process.execPath : join(folder, path);

function copyFromProject(word, place) {
  const ignored = readDockerignore(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const from = join(root, word);
  if (!statSync(from).isDirectory()) return cpSync(from, place);
  for (const path of projectFiles(ignored)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    cpSync(join(root, path), join(place, path));
  }
}

/** Walking all of node_modules to leave it out would take longer than copying the rest. */
function projectFiles(ignored) {
  const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  });
  const all = tracked.status === 0 ? tracked.stdout.split('\0').filter(Boolean) : filesBelow('.');
  return all.filter((path) => !ignored(path) && existsSync(join(root, path)));
}

/** Variables by which this machine reaches registries. */
const NETWORK = /^(https?_proxy|no_proxy|npm_config_.*|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

async function run({ folder, system }, cwd, { text }, env) {
  const reach = Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name)));
  const bin = dirname(process.execPath);
  const child = spawnInRoot(folder, ['/bin/sh', '-c', text], {
    ...{ cwd, system, stdio: 'inherit' },
    env: {
      PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
      HOME: '/root',
      ...reach,
      npm_config_cache: '/npm-cache',
      ...env,
    },
    binds: {
      '/npm-cache': npmCache(),
      ...(bin.startsWith('/usr/') || bin === '/bin' ? {} : { [dirname(bin)]: dirname(bin) }),
    },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Dockerfile: RUN ${text}: ended with ${code}`);
}

function npmCache() {
  const folder = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts what the image starts, as its user, with a root that cannot be written.
 * @param {{ folder: string, steps: import('./dockerfile.mjs').Step[] }} image
 * @param {Record<string, string>} env
 */
export function startImage({ folder, steps }, env = {}) {
  const words = [...last(steps, 'ENTRYPOINT').words, ...last(steps, 'CMD').words];
  return inImage({ folder, steps }, words, env);
}

/** Asks the image's health check; answers its exit code. */
export async function checkHealth(image, env = {}) {
  const child = inImage(image, last(image.steps, 'HEALTHCHECK').words, env);
  const [code] = await once(child, 'exit');
  return code;
}

/** Runs a program in the image; where processes cannot be given a root of their own, in its folder at least. */
export function inImage({ folder, steps }, command, env = {}) {
  if (!canIsolate()) return inFolder({ folder, steps }, command, env);
  return spawnInRoot(folder, command, {
    ...{ cwd: last(steps, 'WORKDIR').text, user: last(steps, 'USER').text, readOnly: true },
    writable: last(steps, 'VOLUME').words,
    env: { PATH: '/usr/local/bin:/usr/bin', ...environmentOf(steps), ...env },
  });
}

function inFolder({ folder, steps }, [program, ...args], env) {
  const variables = environmentOf(steps);
  return spawn(program === 'node' ? process.execPath : program, args, {
    cwd: join(folder, last(steps, 'WORKDIR').text),
    env: { PATH: process.env['PATH'], ...variables, DATA_DIR: join(folder, variables.DATA_DIR), ...env },
  });
}
