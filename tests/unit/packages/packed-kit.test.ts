import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { root } from '../../../scripts/support/files.mjs';
import { binaryOf } from '../../../scripts/support/run.mjs';
import { newProject, packedFile, type NewProject } from './new-project.js';
import { servedFolder } from './served-folder.js';

const BUILDING = 900_000;
/** Nothing from elsewhere, nothing written into the page; letters are shaped by WebAssembly. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  ...["style-src 'self'", "font-src 'self'", "img-src 'self'", "connect-src 'self'", "worker-src 'self'"],
].join('; ');

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>New project</title>
<dm-slider label="Size" value="40" with-number></dm-slider><script type="module" src="/main.js"></script>`;

const MAIN = `
import '@design-maker/elements/base/theme/tokens.css';
import '@design-maker/elements/controls/fields/dm-slider.js';
import '@design-maker/elements/shell/dm-design-editor.js';
import { createDesign, render } from '@design-maker/elements/headless/browser.js';

document.querySelector('dm-slider').addEventListener('dm-change', ({ detail }) => {
  document.title = String(detail.value);
});
const { bytes } = await render(createDesign({ width: 30, height: 20 }), 'png');
const bitmap = await createImageBitmap(new Blob([bytes]));
document.body.dataset.rendered = bitmap.width + ' x ' + bitmap.height;
`;

let project: NewProject;
let browser: Browser;

beforeAll(async () => {
  project = await newProject(
    ['elements', 'react'],
    ['vite', 'react', '@types/react', 'vue', 'typescript-native'],
  );
  browser = await chromium.launch(await browserLaunchOptions());
}, BUILDING);

afterAll(async () => {
  await browser?.close();
  project?.remove();
});

/** Opens a folder as a page; `faults` is all that went wrong in it. */
async function opened(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const server = await servedFolder(folder, headers);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) faults.push(message.text());
  });
  await page.goto(server.url);
  const close = async () => {
    await page.close();
    await server.close();
  };
  return { page, faults, close };
}

/** Moves the slider by a key, as a user does. */
async function moved(page: Page): Promise<string> {
  await page.getByRole('slider', { name: 'Size' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.title === '41');
  return page.title();
}

describe('the packed kit', () => {
  it.each(['elements', 'react'])(
    'has nothing that publint finds in %s',
    async (name) => {
      const { output, status } = project.node([binaryOf('publint'), await packedFile(name), '--strict']);
      expect([status, output]).toEqual([0, expect.stringContaining('All good!')]);
    },
    BUILDING,
  );

  it('loads in Node, every element of it, without a page', () => {
    project.write(
      'load.js',
      `import manifest from '@design-maker/elements/custom-elements.json' with { type: 'json' };
      const tags = manifest.modules.flatMap(({ path, declarations }) =>
        declarations.filter(({ tagName }) => tagName).map(() => path));
      for (const path of tags) await import('@design-maker/elements/' + path);
      console.log(tags.length > 80, typeof window, typeof document);
      process.exit();`,
    );
    expect(project.node(['--no-warnings', 'load.js'])).toEqual({
      status: 0,
      output: 'true undefined undefined\n',
    });
  });

  it(
    'works in a vanilla project that Vite built, under a strict policy [E-080]',
    async () => {
      project.write('index.html', PAGE);
      project.write('main.js', MAIN);
      project.write(
        'vite.config.js',
        `export default { build: { target: 'es2022' }, worker: { format: 'es' }, logLevel: 'error' };`,
      );
      const built = project.node([binaryOf('vite'), 'build']);
      expect(built.status, built.output).toBe(0);
      const { page, faults, close } = await opened(join(project.folder, 'dist'), {
        'content-security-policy': STRICT,
      });
      try {
        expect(await moved(page)).toBe('41');
        await page.waitForFunction(() => document.body.dataset['rendered'] !== undefined);
        expect(await page.evaluate(() => document.body.dataset['rendered'])).toBe('30 x 20');
        expect(await page.evaluate(() => customElements.get('dm-design-editor') !== undefined)).toBe(true);
        expect(faults).toEqual([]);
      } finally {
        await close();
      }
    },
    BUILDING,
  );

  it(
    'works in a page without a build, whose script is the one that was packed [E-080]',
    async () => {
      const packed = readFileSync(join(root, 'dist/packages/embed-integrity.json'), 'utf8');
      const { 'design-maker.js': integrity } = JSON.parse(packed) as Record<string, string>;
      const html = (
        hash: string,
      ) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>
<dm-slider label="Size" value="40"></dm-slider>
<script type="module" src="/design-maker.js" integrity="${hash}" crossorigin></script>
<script type="module" src="/page.js"></script>`;
      const folder = join(project.installed('elements'), 'embed');
      const place = 'node_modules/@design-maker/elements/embed';
      project.write(
        `${place}/page.js`,
        `document.querySelector('dm-slider').addEventListener('dm-change', ({ detail }) => {
        document.title = String(detail.value);
      });`,
      );
      project.write(`${place}/index.html`, html(integrity!));
      const good = await opened(folder);
      try {
        expect(await moved(good.page)).toBe('41');
        expect(good.faults).toEqual([]);
      } finally {
        await good.close();
      }
      project.write(`${place}/index.html`, html(`sha384-${'A'.repeat(64)}`));
      const changed = await opened(folder);
      try {
        expect(await changed.page.evaluate(() => customElements.get('dm-slider') === undefined)).toBe(true);
      } finally {
        await changed.close();
      }
    },
    BUILDING,
  );

  it(
    'types its tags in JSX of React, its components and its modules',
    () => {
      const config = {
        compilerOptions: {
          ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
          ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['react'] },
          ...{ lib: ['es2023', 'dom', 'dom.iterable'] },
        },
      };
      project.write('tsconfig.json', JSON.stringify({ ...config, include: ['typed'] }));
      const typed = (max: string, event: string) => `
      import type {} from '@design-maker/elements/react';
      import { DmSlider } from '@design-maker/react/dm-slider.js';
      import { render } from '@design-maker/elements/headless/browser.js';
      export const tag = <dm-slider label="Size" max={${max}} ondm-change={(event) => event.detail.value.toFixed()} />;
      export const component = <DmSlider max={${max}} onDmChange={(event) => event.detail.${event}.toFixed()} />;
      export const file = render({}, 'pdf').then(({ bytes }) => bytes.byteLength);`;
      const check = (text: string) => {
        project.write('typed/main.tsx', text);
        return project.node([binaryOf('typescript-native', 'tsc'), '--project', 'tsconfig.json']);
      };
      expect(check(typed('9', 'value'))).toEqual({ status: 0, output: '' });
      const wrong = check(typed("'nine'", 'price'));
      expect(wrong.output.match(/error TS/g)).toHaveLength(3);
    },
    BUILDING,
  );

  it('tells editors of its tags and their attributes', () => {
    const data = JSON.parse(
      readFileSync(join(project.installed('elements'), 'vscode.html-custom-data.json'), 'utf8'),
    ) as { tags: { name: string; attributes: { name: string }[] }[] };
    const slider = data.tags.find(({ name }) => name === 'dm-slider')!;
    expect(slider.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['max', 'with-number']));
    const css = readFileSync(join(project.installed('elements'), 'vscode.css-custom-data.json'), 'utf8');
    const { properties, pseudoElements } = JSON.parse(css) as Record<string, { name: string }[]>;
    expect(properties!.length).toBeGreaterThan(20);
    expect(pseudoElements!.map(({ name }) => name)).toContain('::part(track)');
  });
});
