import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binaryOf } from '../../../scripts/support/run.mjs';
import { newProject, type NewProject } from './new-project.js';

const BUILDING = 240_000;

const CONFIG = {
  compilerOptions: {
    ...{
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  },
  // what is no property of an element is told as well, which Vue lets pass by default
  vueCompilerOptions: { strictTemplates: true },
  include: ['typed'],
};

let project: NewProject;

beforeAll(async () => {
  project = await newProject(['elements'], ['vue', 'svelte', 'typescript']);
  project.write('tsconfig.json', JSON.stringify(CONFIG));
}, BUILDING);

afterAll(() => project?.remove());

/** What the checker of the framework says of a template, one line each; paths left out. */
function faultsOf(file: string, text: string): string[] {
  project.write(`typed/${file}`, text);
  const args = file.endsWith('.vue')
    ? [binaryOf('vue-tsc'), '--project', 'tsconfig.json']
    : [
        ...[binaryOf('svelte-check'), '--tsconfig', 'tsconfig.json', '--threshold', 'error'],
        ...['--output', 'machine', '--fail-on-warnings'],
      ];
  const { status, output } = project.node(args);
  project.write(`typed/${file}`, '');
  const faults = output.split('\n').filter((line) => line.includes(file));
  expect(status === 0, output).toBe(faults.length === 0);
  return faults;
}

const vue = (template: string): string => `<script setup lang="ts">
import type {} from '@design-maker/elements/vue';
import { ref } from 'vue';
const size = ref(40);
</script>
<template><output>{{ size }}</output>
${template}
</template>`;

const svelte = (template: string): string => `<script lang="ts">
import type {} from '@design-maker/elements/svelte';
let size = $state(40);
</script>
<output>{size}</output>
${template}`;

describe('the tags of the packed kit in templates', () => {
  it(
    'of Vue are typed: what is right passes, and each wrong attribute is an error [E-080]',
    () => {
      const right = `<dm-slider id="size" class="wide" label="Size" :max="9" with-number show-label :value="size"
        aria-describedby="help" @dm-change="({ detail }) => (size = detail.value)" @click="() => {}"></dm-slider>
        <dm-design-editor with-back design-name="Poster"></dm-design-editor>`;
      expect(faultsOf('Right.vue', vue(right))).toEqual([]);
      const wrong = [
        '<dm-slider max="nine"></dm-slider>',
        '<dm-slider :label="9"></dm-slider>',
        '<dm-slider :price="9"></dm-slider>',
        '<dm-slider @dm-change="({ detail }) => detail.price"></dm-slider>',
        '<dm-slidder></dm-slidder>',
      ];
      expect(faultsOf('Wrong.vue', vue(wrong.join('\n')))).toEqual(
        wrong.map((_line, index) =>
          expect.stringMatching(RegExp(`^typed/Wrong.vue\\(${index + 7},\\d+\\): error`)),
        ),
      );
    },
    BUILDING,
  );

  it(
    'of Svelte are typed: what is right passes, and each wrong attribute is an error [E-080]',
    () => {
      const right = `<dm-slider id="size" class="wide" label="Size" max={9} with-number show-label value={size}
        aria-describedby="help" ondm-change={({ detail }) => (size = detail.value)}></dm-slider>
        <dm-design-editor with-back design-name="Poster"></dm-design-editor>`;
      expect(faultsOf('Right.svelte', svelte(right))).toEqual([]);
      // one that is there or not is not written with a boolean: as an attribute 'false' would count as true
      const wrong = [
        "<dm-slider max={'nine'}></dm-slider>",
        '<dm-slider label={9}></dm-slider>',
        '<dm-slider price={9}></dm-slider>',
        '<dm-slider ondm-change={({ detail }) => detail.price}></dm-slider>',
        '<dm-slider with-number={false}></dm-slider>',
      ];
      expect(faultsOf('Wrong.svelte', svelte(wrong.join('\n')))).toEqual(
        wrong.map((_line, index) =>
          expect.stringMatching(RegExp(`ERROR "typed/Wrong.svelte" ${index + 6}:\\d+ `)),
        ),
      );
    },
    BUILDING,
  );
});
