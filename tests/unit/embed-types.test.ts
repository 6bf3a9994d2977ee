import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/support/files.mjs';
import { binaryOf } from '../../scripts/support/run.mjs';

const TYPES = join(root, 'docs/types');
const SCRIPT = 'https://design.example/embed/mockup-editor.js';
/** What the guide has a partner write, with their folder of types in place of ours. */
const [, guided = ''] = /^```json tsconfig\.json\n([\s\S]*?)^```/m.exec(
  readFileSync(join(root, 'docs/embed-frameworks.md'), 'utf8'),
)!;

/** Of a partner's project, and of nothing in it that is ours. */
const SETTINGS = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
};

/** What a partner's compiler says about a program, by its lines; other files of the project by their names. */
function faultsOf(code: string, options: object = {}, others: Record<string, string> = {}): string[] {
  // beside the packages of the project, of which ours is one by its own name
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist', '.partner-'));
  const files = { 'main.tsx': code, ...others };
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const config = { compilerOptions: { ...SETTINGS, ...options }, files: Object.keys(files) };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = [binaryOf('typescript-native', 'tsc'), '--project', folder, '--pretty', 'false'];
    const { stdout, stderr, status } = spawnSync(process.execPath, compiler, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0 && !stdout) throw new Error(stderr);
    return stdout.split('\n').flatMap((line) => {
      const [, file, at, what] =
        /^(\S[^(]*)\((\d+),\d+\): (.*)/.exec(line) ??
        (line && !/^\s/.test(line) ? [line, '', '0', line] : []);
      return file === undefined ? [] : [file === 'main.tsx' ? `${at}: ${what}` : `0: ${file} ${what}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const linesOf = (faults: readonly string[]): number[] => faults.map((fault) => Number.parseInt(fault, 10));

const plain = (address: string) => `import { DmMockupPreview } from '${address}';
const editor = document.querySelector('dm-mockup-editor')!;
editor.inputs = { hue_values: [[145, 0.4, 0.2, 1]], user_images: [null, { src: 'a.png', cropDetails: { zoom: 7 } }] };
editor.addEventListener('dm-mockup-change', ({ detail }) => {
  const zoom: number | undefined = detail.inputs.user_images[0]?.cropDetails.zoom;
  console.log(zoom, detail.altered, editor.getInputs().hue_values);
});
editor.addEventListener('dm-mockup-pick', (event) => {
  event.preventDefault();
  void editor.setImage(event.detail.index, { src: event.detail.layer.name }).then((taken: boolean) => taken);
});
editor.addEventListener('click', ({ clientX }) => console.log(clientX));
export const made: Promise<Blob> = DmMockupPreview.render({ src: 'a', type: 'image/jpeg' });
`;

const FALSE = `editor.inputs = { hue_values: [145] };
editor.addEventListener('dm-mockup-change', ({ detail }) => detail.nothing);
void editor.exportPreview({ type: 'image/gif' });
`;

const react = `import type {} from 'design-maker/mockup-editor-react';
import type { DmMockupEditor } from 'design-maker/mockup-editor.js';
import { createRef } from 'react';
const editor = createRef<DmMockupEditor>();
export const shown = (
  <dm-mockup-editor ref={editor} src="a" inputs={{ hue_values: [] }} className="wide" data-theme="dark"
    ondm-mockup-change={({ detail }) => console.log(detail.altered, editor.current?.getInputs())}>
    <dm-mockup-preview lazy />
  </dm-mockup-editor>
);
export const wrong = <dm-mockup-editor ondm-mockup-change={({ detail }) => detail.nothing} />;
export const worse = <dm-mockup-editor inputs={7} />;
`;

const vue = `import type {} from 'design-maker/mockup-editor-vue';
import type { GlobalComponents } from 'vue';
export const shown = (
  <dm-mockup-editor src="a" inputs={{ hue_values: [] }} panelOnly class="wide"
    onDmMockupChange={({ detail }) => console.log(detail.altered)} />
);
export type Props = InstanceType<GlobalComponents['dm-mockup-editor']>['$props'];
export const given: Props = { src: 'a', onDmMockupPick: ({ detail }) => detail.index };
export const wrong = <dm-mockup-editor onDmMockupChange={({ detail }) => detail.nothing} />;
export const worse: Props = { src: 7 };
`;

/** The class as it is, held against what partners are told; without the tags, which both of them name. */
const drift = `import type { DmMockupEditor, DmMockupPreview } from './told.js';
import type * as real from '../../elements/mockup/dm-mockup-editor.js';
import type * as preview from '../../elements/mockup/dm-mockup-preview.js';
import type { MockupInputs } from '../../elements/compose/format/mockup-inputs.js';
import type * as told from './told.js';
type Told = Pick<DmMockupEditor, 'src' | 'pictures' | 'panelOnly' | 'getInputs' | 'exportPreview' | 'setImage' | 'addImage' | 'reset' | 'updateComplete'>;
type ToldPreview = Pick<DmMockupPreview, 'src' | 'pictures' | 'lazy' | 'exportPreview'>;
export const editorIs = (element: real.DmMockupEditor): Told => element;
export const previewIs = (element: preview.DmMockupPreview): ToldPreview => element;
export const renders: (options: told.RenderOptions & { inputs?: MockupInputs }) => Promise<Blob> = (null as unknown as typeof preview.DmMockupPreview).render;
export const inputsAre = (inputs: MockupInputs): told.MockupInputs => inputs;
export const andBack = (inputs: told.MockupInputs): MockupInputs => inputs;
export const events = (detail: real.DmMockupEditorEvents): told.DmMockupEditorEvents => detail;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const names: Same<keyof real.DmMockupEditorEvents, keyof told.DmMockupEditorEvents> = true;
export const previewNames: Same<keyof preview.DmMockupPreviewEvents, keyof told.DmMockupPreviewEvents> = true;
`;

describe('types for partners', () => {
  it(
    'by the address of the script, by import, in JSX of React 18 and 19 and in Vue [E-036]',
    { timeout: 120_000 },
    () => {
      const { compilerOptions } = JSON.parse(guided.replace('./types', TYPES)) as { compilerOptions: object };
      for (const [code, options] of [
        [plain(SCRIPT), compilerOptions],
        [plain('design-maker/mockup-editor.js'), {}],
      ] as const) {
        expect(faultsOf(code, options)).toEqual([]);
        expect(linesOf(faultsOf(code + FALSE, options))).toEqual([14, 15, 16]);
      }

      const react18 = {
        paths: {
          react: [join(root, 'node_modules/types-react-18')],
          'react/*': [join(root, 'node_modules/types-react-18/*')],
        },
      };
      for (const options of [{}, react18]) expect(linesOf(faultsOf(react, options))).toEqual([11, 12]);
      expect(linesOf(faultsOf(vue, { jsxImportSource: 'vue' }))).toEqual([9, 10]);
    },
  );

  it('say what the elements are', { timeout: 120_000 }, () => {
    const told = readFileSync(join(TYPES, 'mockup-editor.d.ts'), 'utf8').replace(
      /declare global \{[\s\S]*\n\}\n/,
      '',
    );
    const ours = { experimentalDecorators: true, useDefineForClassFields: false, types: ['node'] };
    expect(faultsOf(drift, ours, { 'told.d.ts': told })).toEqual([]);
  });
});
