import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDetails } from '../../../catalog/build/packs/pack-details.js';
import { root } from '../../../scripts/support/files.mjs';

const run = promisify(execFile);
const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

interface Sample {
  readonly language: string;
  /** A file's name, or 'run'. */
  readonly name: string;
  readonly code: string;
}

async function samplesOf(page: string): Promise<Sample[]> {
  const text = await readFile(join(root, `docs/${page}.md`), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, language = '', name = '', code = '']) => ({
    language,
    name,
    code,
  }));
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  // stands for npm at the root of the project, in a folder where files may be left
  await writeFile(
    join(folder, 'npm'),
    `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "${process.execPath}" "${join(root, 'dist/server/design.mjs')}" "$@" \n`,
  );
  await chmod(join(folder, 'npm'), 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('samples of the documentation', () => {
  it('the quick start renders the design it shows', async () => {
    const samples = await samplesOf('quick-start');
    for (const { name, code } of samples.filter((sample) => sample.name.endsWith('.json')))
      await writeFile(join(folder, name), code);
    const scripts = samples.filter(({ name }) => name === 'run');
    expect(scripts).toHaveLength(1);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` };
    const { stdout, stderr } = await run('sh', ['-euc', scripts[0]!.code], { cwd: folder, env });
    expect(stdout).toBe('poster.json is a design of 1 page, 1080 x 1080 px\n');
    expect(stderr).toBe('');
    expect((await readFile(join(folder, 'poster.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await readFile(join(folder, 'poster.png'))).readUInt32BE(16)).toBe(2160);
  });

  it('the smallest pack is one', async () => {
    const pack = (await samplesOf('content')).find(({ name }) => name === 'northam/pack.json')!;
    await mkdir(dirname(join(folder, pack.name)), { recursive: true });
    expect(readDetails(pack.code)).toMatchObject({ name: 'northam', licence: 'LicenseRef-Northam' });
  });

  it('every JSON can be read', async () => {
    for (const page of ['quick-start', 'content', 'operate', 'api', 'embed', 'embed-frameworks'])
      for (const { language, code } of await samplesOf(page))
        if (language === 'json') expect(() => JSON.parse(code) as unknown, `${page}: ${code}`).not.toThrow();
  });
});
