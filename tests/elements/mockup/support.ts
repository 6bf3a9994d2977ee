import { fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { MockupInputs } from '../../../elements/compose/format/mockup-inputs.js';
import '../../../elements/mockup/dm-mockup-editor.js';
import type { DmMockupEditor } from '../../../elements/mockup/dm-mockup-editor.js';
import type { DmMockupPreview } from '../../../elements/mockup/dm-mockup-preview.js';
import { allInside, inside } from '../controls/support.js';
import { waitUntil } from '../../support/wait-until.js';

/** A sheet of 64 px, white: its upper half has a print area of 51 x 26 px, its lower one of 51 x 19. */
export const SRC = new URL('../../fixtures/mockups/two-prints/mockup.json', import.meta.url).href;

/** A picture of one color. */
export function plain(color: string, width = 200, height = 100): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)));
}

export const address = async (color: string, width?: number, height?: number): Promise<string> =>
  URL.createObjectURL(await plain(color, width, height));

/** A picture whose left half is red and whose right half is blue. */
export async function halves(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 100 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 100, 100);
  context.fillStyle = 'blue';
  context.fillRect(100, 0, 100, 100);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(URL.createObjectURL(blob!))));
}

export const previewOf = (editor: DmMockupEditor): DmMockupPreview => inside(editor, 'dm-mockup-preview');

/** What the preview shows at a point, 0-1: red, green, blue. */
export function colorAt(preview: DmMockupPreview, x: number, y: number): number[] {
  const canvas = inside<HTMLCanvasElement>(preview, 'canvas');
  const at = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)] as const;
  return [...canvas.getContext('2d')!.getImageData(...at, 1, 1).data].slice(0, 3);
}

const strongest = (color: number[]): number => color.indexOf(Math.max(...color));

export const isRed = (color: number[]): boolean => strongest(color) === 0 && color[1]! < 60;
export const isBlue = (color: number[]): boolean => strongest(color) === 2 && color[1]! < 60;
export const isWhite = (color: number[]): boolean => color.every((part) => part > 230);
export const isBlack = (color: number[]): boolean => color.every((part) => part < 40);

export const UPPER = [0.5, 0.3] as const;
export const LOWER = [0.5, 0.75] as const;

/** Resolves when the preview shows what was put in. */
export const rendered = (element: Element): Promise<unknown> =>
  new Promise((resolve) => element.addEventListener('dm-mockup-rendered', resolve, { once: true }));

/** Waits for what the renderer computes: how fast it is, no test says. */
export const until = (met: () => unknown, what?: string): Promise<void> =>
  waitUntil(() => Boolean(met()), what);

interface Shown {
  readonly src?: string;
  readonly inputs?: MockupInputs;
  readonly width?: number;
}

export async function showEditor({ src = SRC, inputs, width = 900 }: Shown = {}): Promise<DmMockupEditor> {
  const host = await fixture<HTMLElement>(html`<div style="width: ${width}px"></div>`);
  const editor = document.createElement('dm-mockup-editor');
  if (inputs) editor.inputs = inputs;
  editor.src = src;
  host.append(editor);
  await until(() => editor.shadowRoot?.querySelector('.layer') || src !== SRC, 'the package is known');
  if (src === SRC)
    await until(() => inside(previewOf(editor), '.frame').getAttribute('aria-busy') === 'false');
  return editor;
}

export type Change = { inputs: MockupInputs; altered: boolean };

export const row = (editor: DmMockupEditor, index: number) => inside(editor, `[data-layer='${index}']`);
export const button = (editor: DmMockupEditor, name: string) =>
  allInside(editor, 'button').find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name),
  )!;
export const frame = (editor: DmMockupEditor) => inside(previewOf(editor), '.frame');
export const canvas = (editor: DmMockupEditor) => inside<HTMLCanvasElement>(previewOf(editor), 'canvas');

export async function put(editor: DmMockupEditor, index: number, src: string): Promise<void> {
  await editor.setImage(index, { src, name: 'art.png' });
  // listened for only now: what was still being drawn without the picture is not taken for it
  await rendered(editor);
  await editor.updateComplete;
}
