import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile } from '../../../server/config/project-files.js';
import { loadCatalog } from '../../../server/catalog/load-catalog.js';
import { accessToken } from '../../../server/contract/access-token.js';
import { SCOPES } from '../../../server/contract/scopes.js';
import { job } from '../../../server/db/schema.js';
import { makeRenderOutput } from '../../../server/jobs/handlers/render-output.js';
import { MockupPool } from '../../../server/jobs/mockup-rendering/mockup-pool.js';
import { RenderPool } from '../../../server/jobs/page-rendering/render-pool.js';
import type { CatalogIndex } from '../../../catalog/format.js';
import type { TestCatalog } from '../support/catalog.js';
import { testServer, type TestServer } from '../support/server.js';

const run = promisify(execFile);

/** What each example prints, in the order of the page. */
const PRINTED: readonly (readonly [heading: string, printed: RegExp])[] = [
  ['List your designs', /^\S+ Untitled design\n$/],
  ['Find a template', /^bulb-talk\n/],
  ['Create a design from a template', /^texts\.headline: the template has no such label; it has .*title/],
  ['Create a design from a template', /^[\w-]{8,}\n$/],
  ['Create a design from a template', /^[\w-]{8,}\n$/],
  ['Read and change a design', /^Talk in May, 0, 1080\n$/],
  ['Read and change a design', /^1\n$/],
  ['Render it', /^\/uploads\/rendering_outputs\/[\w-]+\.pdf\n$/],
  ['Render it', /^%PDF-$/],
  ['Render it', /^ftyp$/],
  ['Make a mockup', /^[\w-]+ [1-9]\n$/],
  ['Make a mockup', /^PNG$/],
  ['Delete a design', /^1\n$/],
];

let server: TestServer;
let pool: RenderPool;
let mockups: MockupPool;
let folder: string;
let env: NodeJS.ProcessEnv;
let stopped = false;
let painting: Promise<void>;
beforeAll(async () => {
  const catalog = await partOfCatalog();
  server = await testServer({ catalog });
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
  await writeFile(join(folder, 'hero.png'), await readFile(projectFile('docs/picture.png')));
  const owner = await server.member();
  await owner.fetch('/api/saved_design/create_blank_design', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-design-maker': '1' },
    body: '{}',
  });
  const { token } = await owner.api(accessToken.create, { name: 'Guide', scopes: [...SCOPES] });
  env = { PATH: process.env['PATH'], DM_URL: server.address, DM_TOKEN: token };
  const { index } = await loadCatalog(catalog.folder);
  const fonts = { folder: catalog.folder, families: index.fonts, fallbacks: index.fallbackFonts };
  pool = new RenderPool(fonts, { onError: ({ message }) => expect.unreachable(message) });
  mockups = new MockupPool({ onError: ({ message }) => expect.unreachable(message) });
  painting = paintAsAsked();
});
afterAll(async () => {
  stopped = true;
  await painting;
  await pool.close();
  await mockups.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The built catalog with what the guide names: to import all of it takes a minute. */
async function partOfCatalog(): Promise<TestCatalog> {
  const built = projectFile('catalog/dist/').pathname;
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as CatalogIndex;
  const part = await mkdtemp(join(tmpdir(), 'catalog-'));
  const write = (written: CatalogIndex) => writeFile(join(part, 'index.json'), JSON.stringify(written));
  for (const entry of await readdir(built))
    if (entry !== 'index.json') await symlink(join(built, entry), join(part, entry));
  await write({
    ...index,
    templates: index.templates.filter(({ id }) => id === 'bulb-talk'),
    resources: index.resources.filter(({ id }) => ['photo-citrus', 'photo-allium-oreophilum'].includes(id)),
    ...{ textTemplates: [], formats: [], mockups: index.mockups.slice(0, 1) },
  });
  return { folder: part, write, remove: () => rm(part, { recursive: true, force: true }) };
}

/** A worker's part: what is asked for is painted. */
async function paintAsAsked(): Promise<void> {
  const { db } = server.services;
  while (!stopped) {
    const waiting = await db
      .select()
      .from(job)
      .where(inArray(job.kind, ['render_output', 'render_film']));
    for (const { id, key } of waiting) {
      await makeRenderOutput({ ...server.services, pool, mockups } as never, key);
      await db.delete(job).where(eq(job.id, id));
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('every example of the guide answers what it says; there is no other command in it [E-088]', async () => {
  const page = await readFile(projectFile('docs/api.md'), 'utf8');
  const found = [...page.matchAll(/^## (.+)$|^```sh( run)?\n([\s\S]*?)^```$/gm)];
  let heading = '';
  const examples: { heading: string; script: string }[] = [];
  for (const [, title, runs, script = ''] of found) {
    if (title !== undefined) heading = title;
    else if (runs) examples.push({ heading, script });
    else expect(script, 'only what sets the environment is not run').not.toContain('curl');
  }
  expect(examples.map((example) => example.heading)).toEqual(PRINTED.map(([where]) => where));
  // one shell, as a reader has: what an example keeps the next ones use
  const MARK = '\n--- next ---\n';
  const script = examples.map((example) => `${example.script}printf '${MARK}'`).join('\n');
  const { stdout, stderr } = await run('sh', ['-euc', script], { cwd: folder, env, timeout: 180_000 });
  expect(stderr).toBe('');
  const printed = stdout.split(MARK);
  for (const [i, [where, expected]] of PRINTED.entries()) expect(printed[i], where).toMatch(expected);
}, 240_000);
