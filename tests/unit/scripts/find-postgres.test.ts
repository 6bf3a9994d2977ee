import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, notProven, provenOnBoth } from '../../../scripts/machine/find-postgres.mjs';
import { findBinaries, unprivileged } from '../../../scripts/machine/postgres/binaries.mjs';
import { letsUsIn } from '../../../scripts/machine/postgres/login.mjs';
import { startOwn } from '../../../scripts/machine/postgres/own.mjs';

interface Situation {
  /** Addresses that let us in. */
  readonly open?: readonly string[];
  /** Programs that lie here from the start. */
  readonly bin?: string;
  /** What the package brings. */
  readonly packaged?: string;
}

const USUAL = 'postgres://me@127.0.0.1:5432/postgres';
const OWN = 'postgres://own';

/** A machine that notes what was done to it. */
function machine({ open = [], bin, packaged }: Situation) {
  const done: string[] = [];
  let programs = bin;
  return {
    done,
    addresses: () => ['postgres://nobody@127.0.0.1:5432/postgres', USUAL],
    letsUsIn: async (url: string) => open.includes(url),
    findBinaries: () => programs,
    startOwn: async (from: string) => {
      done.push(`start ${from}`);
      return { url: OWN, end: async () => void done.push('end') };
    },
    mayInstall: () => packaged !== undefined,
    install: () => {
      done.push('install');
      programs = packaged;
    },
    say: (line: string) => void done.push(line),
  };
}

const find = async (environment: Record<string, string>, situation: Situation) => {
  const here = machine(situation);
  const server = await findPostgres(environment, here);
  await server?.end();
  return { url: server?.url, done: here.done };
};

describe('where the tests find PostgreSQL', () => {
  it('at the address that is set, and nothing else is touched', async () => {
    const given = { TEST_DATABASE_URL: 'postgres://set' };
    expect(await find(given, { open: ['postgres://set', USUAL] })).toEqual({
      url: 'postgres://set',
      done: [],
    });
  });

  it('elsewhere, after a line, when nobody answers at the address that is set', async () => {
    const { url, done } = await find({ TEST_DATABASE_URL: 'postgres://set' }, { open: [USUAL] });
    expect(url).toBe(USUAL);
    expect(done).toEqual([expect.stringMatching(/^TEST_DATABASE_URL names no server/)]);
  });

  it('on this machine, under the first user that is let in', async () => {
    expect(await find({}, { open: [USUAL], bin: '/pg/bin' })).toEqual({ url: USUAL, done: [] });
  });

  it('in the programs that lie here, started and ended by us', async () => {
    expect(await find({}, { bin: '/pg/bin' })).toEqual({ url: OWN, done: ['start /pg/bin', 'end'] });
  });

  it('in the package, where we may install it', async () => {
    expect(await find({}, { packaged: '/new/bin' })).toEqual({
      url: OWN,
      done: ['install', 'start /new/bin', 'end'],
    });
  });

  it('nowhere, and then one line names what was not proven', async () => {
    expect(await find({}, {})).toEqual({ url: undefined, done: [] });
    expect(notProven(['claims', 'saves'])).toBe('No PostgreSQL here. Not proven on it: claims; saves.');
    expect(provenOnBoth()).toContain('the job queue under several workers');
  });
});

describe('PostgreSQL’s programs', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'programs-'));
    for (const version of ['9.6', '15', 'postgresql@16', 'openssl@3']) {
      const bin = join(folder, version, 'bin');
      await mkdir(bin, { recursive: true });
      for (const name of ['initdb', 'postgres']) await writeFile(join(bin, name), '');
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are those of the path, else the newest version there is', () => {
    const path = join(folder, '9.6', 'bin');
    expect(findBinaries({ path, versioned: [folder] })).toBe(path);
    expect(findBinaries({ path: '/nowhere', versioned: [folder] })).toBe(
      join(folder, 'postgresql@16', 'bin'),
    );
    expect(findBinaries({ path: '', versioned: ['/nowhere'] })).toBeUndefined();
  });

  it('run as their own user when we are root, else as nobody', async () => {
    const passwd = join(folder, 'passwd');
    await writeFile(passwd, 'root:x:0:0::/:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n');
    expect(unprivileged(1000, passwd)).toEqual({});
    expect(unprivileged(0, passwd)).toEqual({ uid: 65534, gid: 65533 });
    await writeFile(passwd, 'nobody:x:65534:65533::/:/bin/false\npostgres:x:105:110::/:/bin/sh\n');
    expect(unprivileged(0, passwd)).toEqual({ uid: 105, gid: 110 });
    expect(unprivileged(0, '/nowhere')).toBeNull();
  });

  it('that are none are said to be unusable', async () => {
    const said: string[] = [];
    expect(await startOwn(join(folder, '15', 'bin'), (line: string) => void said.push(line))).toBeNull();
    expect(said).toEqual([expect.stringContaining('cannot be used')]);
  });
});

const bin = findBinaries();

it.runIf(bin)(
  'a server of our own lets nobody in without its password and ends when it is told',
  async () => {
    const server = (await startOwn(bin!))!;
    expect(await letsUsIn(server.url)).toBe(true);
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    expect(await letsUsIn(stranger.href)).toBe(false);
    await server.end();
    expect(await letsUsIn(server.url)).toBe(false);
  },
);
