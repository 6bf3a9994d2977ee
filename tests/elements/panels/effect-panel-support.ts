import { fixture, html } from '@open-wc/testing';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import type { LitElement } from 'lit';
import type { Editor } from '../../../elements/editor/editor.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import type { AssetSource } from '../../../elements/ports/assets.js';
import type { EditorHost } from '../../../elements/shell/create-editor.js';
import { photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { assetsWithPhoto, openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

type Panel = LitElement & { editor: Editor | null };

export interface Shown<P extends Panel> extends Opened {
  readonly panel: P;
  /** The stored form, for comparing. */
  text(): string;
  /** What is stored of an object. */
  stored(id: string): Record<string, unknown>;
}

export const OBJECTS: readonly Stored[] = [
  photo('one', 20, 20),
  photo('two', 160, 20, 120, 80, { image_details: { src: 'other', image_needs_autoset: true } }),
  shape('shape', 20, 200),
  words('text', 'Words', 20, 300),
];

/** A panel of 310 x 600 px beside a design in which `selected` is chosen. */
export async function showEffectPanel<P extends Panel>(
  tag: string,
  selected: readonly string[],
  {
    objects = OBJECTS,
    assets = assetsWithPhoto(),
    host = {},
    design = {},
  }: { objects?: readonly Stored[]; assets?: AssetSource; host?: Partial<EditorHost>; design?: object } = {},
): Promise<Shown<P>> {
  const session = openSession([objects], { assets, ...host }, design);
  const { editor } = session;
  editor.selection.set(selected, { deep: true });
  const name = unsafeStatic(tag);
  const frame = await fixture(
    html`<div style="width: 310px; height: 600px">${staticHtml`<${name} .editor=${editor}></${name}>`}</div>`,
  );
  const panel = frame.firstElementChild as P;
  await panel.updateComplete;
  return {
    ...session,
    panel,
    text: () => serializeDesign(editor.toFile()),
    stored: (id) => editor.object(id) as unknown as Record<string, unknown>,
  };
}

export const lock = ({ editor }: Opened, id: string): void =>
  editor.run('Lock', () => editor.patch(id, { locked: true }));

type Slider = LitElement & { value: number; disabled: boolean; min: number; max: number };

export const sliderOf = (panel: Element, label: string): Slider =>
  inside<Slider>(panel, `dm-slider[label="${label}"]`);

export const numberIn = (panel: Element, label: string): HTMLInputElement =>
  inside<HTMLInputElement>(inside(sliderOf(panel, label), 'dm-number-field'), 'input');

export const buttonOf = (panel: Element, words: string): HTMLElement | undefined =>
  allInside(panel, 'dm-button').find((button) => button.textContent?.trim() === words);

/** What a slide sends: every value, and the choice that ends it. */
export function slide(slider: Slider, values: readonly number[]): void {
  const send = (type: string, value: number): void => {
    slider.value = value;
    slider.dispatchEvent(new CustomEvent(type, { detail: { value }, bubbles: true, composed: true }));
  };
  values.forEach((value) => send('dm-input', value));
  send('dm-change', values.at(-1)!);
}

export const steps = ({ editor }: Opened): number => editor.history.depth;

export const until = (done: () => unknown, what: string): Promise<void> =>
  waitUntil(() => Boolean(done()), what);
