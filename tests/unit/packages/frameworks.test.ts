import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../scripts/machine/find-browser.mjs';
import { binaryOf } from '../../../scripts/support/run.mjs';
import { newProject, packedFile } from './new-project.js';
import { servedFolder } from './served-folder.js';

const BUILDING = 900_000;

const page = (
  script: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>New project</title>
<div id="app"></div><script type="module" src="/${script}"></script>`;

const IMPORTS = `
import '@design-maker/elements/base/theme/tokens.css';
import '@design-maker/elements/controls/fields/dm-slider.js';`;

interface Framework {
  /** Packages that its own guide has one install. */
  readonly packages: readonly string[];
  readonly plugin?: { readonly from: string; readonly use: string };
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The same page in each: a slider of ours, whose value the framework gives, and writes down when it changes. */
const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  react: {
    packages: ['react', 'react-dom'],
    entry: 'main.jsx',
    files: {
      'main.jsx': `${IMPORTS}
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DmSlider } from '@design-maker/react/dm-slider.js';
function App() {
  const [size, setSize] = useState(40);
  return <>
    <DmSlider label="Size" value={size} onDmChange={({ detail }) => setSize(detail.value)} />
    <output>{size}</output>
  </>;
}
createRoot(document.querySelector('#app')).render(<App />);`,
    },
  },
  vue: {
    packages: ['vue', '@vitejs/plugin-vue'],
    plugin: {
      from: "import vue from '@vitejs/plugin-vue';",
      use: "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dm-') } } })",
    },
    entry: 'main.js',
    files: {
      'main.js': `${IMPORTS}
import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');`,
      'App.vue': `<script setup>
import { ref } from 'vue';
const size = ref(40);
</script>
<template>
  <dm-slider label="Size" :value="size" @dm-change="({ detail }) => (size = detail.value)"></dm-slider>
  <output>{{ size }}</output>
</template>`,
    },
  },
  svelte: {
    packages: ['svelte', '@sveltejs/vite-plugin-svelte'],
    plugin: { from: "import { svelte } from '@sveltejs/vite-plugin-svelte';", use: 'svelte()' },
    entry: 'main.js',
    files: {
      'main.js': `${IMPORTS}
import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.querySelector('#app') });`,
      'App.svelte': `<script>
  let size = $state(40);
</script>
<dm-slider label="Size" value={size} ondm-change={({ detail }) => (size = detail.value)}></dm-slider>
<output>{size}</output>`,
    },
  },
};

describe('the packed kit in a new Vite project', () => {
  let browser: Browser;
  beforeAll(async () => {
    // packed once for all, where no stage before has done it
    await packedFile('elements');
    browser = await chromium.launch(await browserLaunchOptions());
  }, BUILDING);
  afterAll(() => browser?.close());

  it.each(Object.entries(FRAMEWORKS))(
    'of %s is built, and its elements give and take values [E-080]',
    async (_name, { packages, plugin, entry, files }) => {
      const project = await newProject(['elements', 'react'], ['vite', ...packages]);
      try {
        project.write('index.html', page(entry));
        project.write(
          'vite.config.js',
          `${plugin?.from ?? ''}
export default {
  plugins: [${plugin?.use ?? ''}],
  build: { target: 'es2022' },
  esbuild: { jsx: 'automatic' },
  worker: { format: 'es' },
  logLevel: 'error',
};`,
        );
        for (const [file, text] of Object.entries(files)) project.write(file, text);
        const built = project.node([binaryOf('vite'), 'build']);
        expect(built.status, built.output).toBe(0);
        const server = await servedFolder(join(project.folder, 'dist'));
        const tab = await browser.newPage();
        const faults: string[] = [];
        tab.on('pageerror', (error) => faults.push(error.message));
        await tab.goto(server.url);
        const slider = tab.getByRole('slider', { name: 'Size' });
        await slider.focus();
        expect(await slider.inputValue()).toBe('40');
        await tab.keyboard.press('ArrowRight');
        await tab.waitForFunction(() => document.querySelector('output')?.textContent === '41');
        expect(await slider.inputValue()).toBe('41');
        expect(faults).toEqual([]);
        await tab.close();
        await server.close();
      } finally {
        project.remove();
      }
    },
    BUILDING,
  );
});
