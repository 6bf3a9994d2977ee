import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import type { CompilerOptions } from 'vue/compiler-sfc';
import { freePort } from '../../../support/free-port.js';
import { ownPhoto } from '../../support/own-photo.js';
import { OwnServer } from '../../support/server/own-server.js';
import { expect, test } from '../../support/test.js';
import { bundle } from './bundle.js';
import { PartnerSite } from './partner-site.js';
import { filledIn, readSnippets } from './snippets.js';

/** The page of a framework's app, whose head brings the element as the guide says. */
const appPage = (server: string, script: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <title>Shop</title>
    <script type="module" src="${server}/embed/mockup-editor.js"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body>${body}</body>
</html>`;

const REACT = (name: string) => `import { createRoot, hydrateRoot } from 'react-dom/client';
import { MugEditor } from 'guide:${name}';
const root = document.querySelector('#root');
if (root.firstElementChild) hydrateRoot(root, <MugEditor />);
else createRoot(root).render(<MugEditor />);`;

const VUE = `import { createApp, createSSRApp } from 'vue';
import MugEditor from 'guide:MugEditor.vue';
const root = document.querySelector('#root');
(root.firstElementChild ? createSSRApp : createApp)(MugEditor).mount(root);`;

const ANGULAR = `import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { MugEditor } from 'guide:mug-editor.ts';
await bootstrapApplication(MugEditor, { providers: [provideZonelessChangeDetection()] });`;

const REACT_ON_SERVER = `import { renderToString } from 'react-dom/server';
import { MugEditor } from 'guide:mug-editor-by-ref.jsx';
export const html = renderToString(<MugEditor />);`;

const VUE_ON_SERVER = `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import MugEditor from 'guide:MugEditor.vue';
export const html = await renderToString(createSSRApp(MugEditor));`;

const faultsOf = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
};

const editor = (page: Page) => page.locator('dm-mockup-editor');
const atRest = (page: Page) => expect(editor(page).locator('.frame')).toHaveAttribute('aria-busy', 'false');

async function upload(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    editor(page).getByRole('button', { name: 'Your design', exact: false }).first().click(),
  ]);
  await chooser.setFiles({ name: 'art.jpg', mimeType: 'image/jpeg', buffer: await ownPhoto() });
  await expect(editor(page).getByText('art.jpg')).toBeVisible();
  await atRest(page);
}

/** What each of the editors of the guide does: it tells of changes and gives a file. */
async function expectWorking(page: Page): Promise<void> {
  await upload(page);
  await expect(page.locator('#news')).toHaveText('Altered');
  await page.getByRole('button', { name: 'Order it' }).click();
  await expect(page.locator('#news')).toHaveText(/^\d{5,} bytes$/);
  await expect(editor(page).getByText('art.jpg')).toBeVisible();
}

test.describe('the guide for partners', () => {
  test.describe.configure({ mode: 'serial' });
  const used = new Set<string>();
  let [server, site]: [OwnServer | null, PartnerSite | null] = [null, null];
  let snippets: ReadonlyMap<string, string> = new Map();
  let [folder, rendering]: [string, ChildProcess | null] = ['', null];
  let [printed, vue]: [string, CompilerOptions] = ['', {}];

  const snippet = (name: string): string => {
    used.add(name);
    return snippets.get(name)!;
  };
  /** A module on its own, loaded into Node. */
  const loaded = async <T>(name: string, code: string): Promise<T> => {
    await writeFile(join(folder, name), code);
    return (await import(pathToFileURL(join(folder, name)).href)) as T;
  };
  const app = async (path: string, entry: string, markup = ''): Promise<string> => {
    site!.script(`${path}.js`, await bundle({ entry, snippets, vue }));
    site!.page(path, appPage(server!.address, `${path}.js`, `<div id="root">${markup}</div>`));
    return site!.origin + path;
  };
  const onServer = async (name: string, entry: string): Promise<string> => {
    const code = await bundle({ entry, snippets, vue, platform: 'node' });
    return (await loaded<{ html: string }>(name, code)).html;
  };

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guide-'));
    site = await PartnerSite.start();
    const port = await freePort();
    printed = `http://127.0.0.1:${port}`;
    server = await OwnServer.start(() => ({ EMBED_ORIGINS: `${site!.origin}, ${printed}` }));
    snippets = new Map(
      [...readSnippets()].map(([name, code]) => [name, filledIn(code, server!.address, site!.origin)]),
    );
    site.files.set('/logo.png', { type: 'image/png', body: await ownPhoto() });
    const options = await loaded<{ default: { template: { compilerOptions: CompilerOptions } } }>(
      'vue-options.mjs',
      snippet('vue-options.js'),
    );
    vue = options.default.template.compilerOptions;
    await writeFile(join(folder, 'server.mjs'), snippet('server.mjs'));
    rendering = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  });

  test.afterAll(async () => {
    rendering?.kill();
    site?.end();
    await server?.end();
    await rm(folder, { recursive: true, force: true });
  });

  test('plain HTML', async ({ page }) => {
    const faults = faultsOf(page);
    site!.page('/plain', snippet('plain.html'));
    await page.goto(`${site!.origin}/plain`);
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('the page of the quick start', async ({ page }) => {
    const shop = readSnippets(['quick-start']).get('shop.html')!;
    site!.page('/shop', shop.replaceAll('http://127.0.0.1:3000', server!.address));
    await page.goto(`${site!.origin}/shop`);
    await atRest(page);
    await expect(
      editor(page).getByRole('button', { name: 'Your design', exact: false }).first(),
    ).toBeVisible();
  });

  test('one version by its hash, which runs with its own integrity only', async ({ page }) => {
    const about = (await (await fetch(`${server!.address}/embed/mockup-editor.json`)).json()) as {
      script: string;
      integrity: string;
    };
    const pinned = (integrity: string) =>
      snippet('plain.html').replace(
        /<script type="module".*<\/script>/,
        snippet('pinned.html')
          .replace('/embed/mockup-editor-0123456789abcdef.js', about.script)
          .replace('sha384-…', integrity),
      );
    site!.page('/pinned', pinned(about.integrity));
    await page.goto(`${site!.origin}/pinned`);
    await expectWorking(page);
    const kept = await fetch(server!.address + about.script);
    expect(kept.headers.get('cache-control')).toContain('immutable');

    site!.page('/other-bytes', pinned(about.integrity.replace(/.{8}$/, 'AAAAAAAA')));
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(`${site!.origin}/other-bytes`);
    await refused;
    expect(await page.evaluate(() => customElements.get('dm-mockup-editor') === undefined)).toBe(true);
  });

  test('the lists of mockups, asked for by a page, lead to one that can be shown', async ({ page }) => {
    site!.script('/mockups.js', snippet('mockups.js'));
    site!.page('/list', appPage(server!.address, '/mockups.js', ''));
    await page.goto(`${site!.origin}/list`);
    const told = await page.evaluate(async (address) => {
      const guide = await import(address);
      const [first] = await guide.categories();
      const { docs, total } = await guide.mockups();
      const inFirst = await guide.mockupsOf(first._id);
      const mug = await guide.mockup('mug-window');
      const shown = document.createElement('dm-mockup-editor') as HTMLElement & { src: string };
      shown.src = guide.addressOf(mug.package_src);
      document.body.append(shown);
      const none = await guide.mockup('none').catch((error: Error) => error.message);
      return { total, listed: docs.length, inFirst: inFirst.length, of: first.mockup_length, none };
    }, '/mockups.js');
    expect(told).toMatchObject({ inFirst: told.of, none: 'There is no such mockup' });
    expect(told.listed).toBe(Math.min(30, told.total));
    await atRest(page);
  });

  test('React, with properties and events', async ({ page }) => {
    const faults = faultsOf(page);
    snippet('mug-editor.jsx');
    await page.goto(await app('/react', REACT('mug-editor.jsx')));
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('React, through the reference', async ({ page }) => {
    const faults = faultsOf(page);
    snippet('mug-editor-by-ref.jsx');
    await page.goto(await app('/react-by-ref', REACT('mug-editor-by-ref.jsx')));
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('Vue', async ({ page }) => {
    const faults = faultsOf(page);
    snippet('MugEditor.vue');
    await page.goto(await app('/vue', VUE));
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('Angular', async ({ page }) => {
    const faults = faultsOf(page);
    snippet('mug-editor.ts');
    await page.goto(await app('/angular', ANGULAR, '<mug-editor></mug-editor>'));
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('a page that a server made, and components that a server printed', async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    await expect(async () => void (await fetch(printed))).toPass();
    await page.goto(printed);
    await atRest(page);
    const given = await editor(page).evaluate((element) =>
      (element as HTMLElement & { getInputs(): object }).getInputs(),
    );
    expect(given).toEqual({ hue_values: [[145, 0.4, 0.2, 1]], user_images: [] });

    const react = await onServer('react.mjs', REACT_ON_SERVER);
    expect(react).toContain('<dm-mockup-editor src="http');
    await page.goto(await app('/react-printed', REACT('mug-editor-by-ref.jsx'), react));
    await expectWorking(page);

    const fromVue = await onServer('vue.mjs', VUE_ON_SERVER);
    expect(fromVue).toContain('<dm-mockup-editor src="http');
    await page.goto(await app('/vue-printed', VUE, fromVue));
    await expectWorking(page);
    expect(faults).toEqual([]);
  });

  test('inputs, a choice of one’s own, a look and a file without an element', async ({ page }) => {
    const faults = faultsOf(page);
    const plain = snippet('plain.html').replace('</head>', `<style>${snippet('look.css')}</style></head>`);
    const own = `const editor = document.querySelector('dm-mockup-editor');
window.openMyLibrary = async () => ({ url: '${site!.origin}/logo.png', name: 'mine.png' });
${snippet('inputs.js')}
${snippet('pick.js')}`;
    site!.script('/own.js', own);
    site!.script(
      '/render.js',
      `const src = document.querySelector('dm-mockup-editor').src;
const { inputs } = document.querySelector('dm-mockup-editor');
${snippet('render.js')}
export const made = [file.type, file.size > 10_000];`,
    );
    site!.page('/own', plain.replace('</body>', '<script type="module" src="/own.js"></script></body>'));
    await page.goto(`${site!.origin}/own`);
    await expect(editor(page).getByText('logo.png')).toBeVisible();
    await atRest(page);
    await expect(editor(page).locator('.panel')).toHaveCSS('padding-top', '24px');
    await editor(page).getByRole('button', { name: 'Replace the image', exact: false }).click();
    await expect(editor(page).getByText('mine.png')).toBeVisible();
    await atRest(page);
    const made = await page.evaluate(
      async (address) => (await import(address)).made as unknown,
      '/render.js',
    );
    expect(made).toEqual(['image/jpeg', true]);
    expect(faults).toEqual([]);
  });

  test('a page whose policy allows what the guide says and nothing else', async ({ page }) => {
    const broken: string[] = [];
    await page.exposeFunction('tellBroken', (what: string) => void broken.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as unknown as { tellBroken(what: string): void }).tellBroken(
          `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        ),
      ),
    );
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    const policy = [
      `default-src 'none'; script-src 'self' ${server!.address}; connect-src ${server!.address} blob:`,
      `img-src ${server!.address} blob: data:; style-src 'none'; worker-src blob:`,
      "require-trusted-types-for 'script'; trusted-types lit-html design-maker",
    ].join('; ');
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(snippet('plain.html'))!;
    site!.script('/strict.js', script);
    site!.page(
      '/strict',
      snippet('plain.html').replace(
        /<script>[\s\S]*<\/script>/,
        '<script type="module" src="/strict.js"></script>',
      ),
      policy,
    );
    await page.goto(`${site!.origin}/strict`);
    await expectWorking(page);
    await editor(page).getByRole('button', { name: 'Adjust' }).click();
    await editor(page).getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await editor(page).getByRole('button', { name: 'Done' }).click();
    await editor(page).getByRole('button', { name: 'Enlarge the preview' }).click();
    await page.keyboard.press('Escape');
    expect(broken).toEqual([]);
    expect(started).toHaveLength(1);
  });

  test('types lie beside the script', async () => {
    snippet('tsconfig.json'); // compiled in tests/unit/embed-types.test.ts
    for (const name of ['mockup-editor', 'mockup-editor-react', 'mockup-editor-vue']) {
      const answer = await fetch(`${server!.address}/embed/${name}.d.ts`);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        await readFile(`docs/types/${name}.d.ts`, 'utf8'),
      ]);
    }
  });

  test('has no snippet that was not run from an origin of its own [E-035]', () => {
    expect([...snippets.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});
