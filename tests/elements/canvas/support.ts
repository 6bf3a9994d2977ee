import { fixture, html, aTimeout } from '@open-wc/testing';
import '../../../elements/canvas/dm-canvas.js';
import type { DmCanvas } from '../../../elements/canvas/dm-canvas.js';
import { parseDesignFile } from '../../../elements/document/design-file.js';
import { serializeDesign } from '../../../elements/document/stored/serialize.js';
import { Editor } from '../../../elements/editor/editor.js';
import { ResourceHub } from '../../../elements/editor/resources/resource-hub.js';
import type { Point } from '../../../elements/math/geometry.js';
import { transformPoint } from '../../../elements/math/matrix.js';
import type { FontSource } from '../../../elements/ports/fonts.js';
import type { SubjectService } from '../../../elements/ports/subject-service.js';
import { drawnPicture, fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';

export type Stored = Record<string, unknown> & { readonly id: string };

const box = (id: string, x: number, y: number, width: number, height: number) => ({
  id,
  position: { x, y },
  width,
  height,
  rotation: 0,
  opacity: 1,
  locked: false,
});

export const shape = (
  id: string,
  x: number,
  y: number,
  width = 100,
  height = 80,
  more: object = {},
): Stored => ({
  ...box(id, x, y, width, height),
  type: 'image',
  sub_type: 'shape',
  shape_details: { outline: 'rectangle', fill: '#c4512d' },
  ...more,
});

export const photo = (
  id: string,
  x: number,
  y: number,
  width = 120,
  height = 80,
  more: object = {},
): Stored => ({
  ...box(id, x, y, width, height),
  type: 'image',
  image_details: { src: 'photo', image_needs_autoset: true },
  ...more,
});

export const line = (id: string, x: number, y: number, width = 200, more: object = {}): Stored => ({
  ...box(id, x, y, width, 4),
  type: 'image',
  sub_type: 'line',
  line_details: { color: '#222222', thickness: 4, pattern: 'solid', start: 'none', end: 'none' },
  ...more,
});

export const words = (id: string, text: string, x: number, y: number, more: object = {}): Stored => ({
  ...box(id, x, y, 300, 48),
  type: 'text',
  text_details: {
    text,
    font: 'Montserrat',
    bold: false,
    italic: false,
    fontSize: 40,
    fontColor: '#222222',
    textAlign: 'left',
    letterSpacing: 0,
    lineHeight: 0,
  },
  ...more,
});

export interface Opened {
  readonly canvas: DmCanvas;
  readonly editor: Editor;
  readonly notifier: FakeNotifier;
  /** The stored form as text, for comparing. */
  text(): string;
}

interface Options {
  readonly width?: number;
  readonly height?: number;
  /** Further fields of the design. */
  readonly design?: object;
  /** Further fields of the page. */
  readonly page?: object;
  readonly readonly?: boolean;
  readonly fonts?: FontSource;
  readonly subjects?: SubjectService;
}

/** A canvas of 600 x 500 CSS pixels showing one page at 100 %, with all its fonts and pictures here. */
export async function open(objects: readonly Stored[], options: Options = {}): Promise<Opened> {
  const { width = 500, height = 400, design = {}, page = {}, readonly = false, fonts = fakeFonts } = options;
  const stored = objects.map((object, layer_index) => ({ layer_index, ...object }));
  const file = parseDesignFile({
    version: 1,
    id: 'd',
    width,
    height,
    ...design,
    pages: [
      { id: 'p', background_color: '#ffffff', background_image: null, groups: [], objects: stored, ...page },
    ],
  });
  const resources = new ResourceHub(fakeAssets({ 'src:photo': drawnPicture() }), fonts, options.subjects);
  const notifier = new FakeNotifier();
  const editor = new Editor(file, { resources, notifier });
  await resources.ensure(file.pages[0]!.objects as Parameters<ResourceHub['ensure']>[0]);
  const canvas = await fixture<DmCanvas>(
    html`<dm-canvas style="width: 600px; height: 500px" .editor=${editor} ?readonly=${readonly}></dm-canvas>`,
  );
  editor.viewport.choose(1);
  canvas.paintNow({ all: true });
  return { canvas, editor, notifier, text: () => serializeDesign(editor.toFile()) };
}

interface Keys {
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
}

/** A pointer on the canvas, in page coordinates. */
export class Mouse {
  readonly #opened: Opened;
  readonly #stage: HTMLElement;
  #at: Point = { x: 0, y: 0 };
  #keys: Keys;
  #options: PointerEventInit;

  constructor(opened: Opened, keys: Keys = {}, options: PointerEventInit = {}) {
    this.#opened = opened;
    this.#stage = opened.canvas.shadowRoot!.querySelector<HTMLElement>('.stage')!;
    this.#keys = keys;
    this.#options = options;
  }

  hold(keys: Keys): this {
    this.#keys = keys;
    return this;
  }

  move(x: number, y: number): this {
    this.#at = { x, y };
    return this.send('pointermove');
  }

  down(x = this.#at.x, y = this.#at.y): this {
    this.#at = { x, y };
    return this.send('pointerdown');
  }

  up(): this {
    return this.send('pointerup');
  }

  click(x: number, y: number): this {
    return this.move(x, y).down().up();
  }

  doubleClick(x: number, y: number): this {
    return this.click(x, y).down().up();
  }

  /** Pressed at one point, moved in a few steps, released at another. */
  drag(from: Point, to: Point): this {
    return this.dragTo(from, to).up();
  }

  /** As `drag`, without letting go. */
  dragTo(from: Point, to: Point): this {
    this.move(from.x, from.y).down();
    for (const part of [0.3, 0.7, 1])
      this.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    return this;
  }

  send(type: string): this {
    const { left, top } = this.#stage.getBoundingClientRect();
    const at = transformPoint(this.#opened.editor.viewport.matrix.peek(), this.#at);
    this.#stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        clientX: left + at.x,
        clientY: top + at.y,
        ...this.#keys,
        ...this.#options,
      }),
    );
    return this;
  }
}

/** Lets a double click's time pass, so that the next press is a first one. */
export const rest = (): Promise<void> => aTimeout(520);

export const objectOf = ({ editor }: Opened, id: string) => editor.object(id)!;

/** Pixels of what is shown of the page, over white. */
export function pixels({ canvas }: Opened): Uint8ClampedArray {
  const art = canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.art')!;
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: art.width, height: art.height });
  const context = copy.getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(art, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height).data;
}

/** Color at a page point, as '#rrggbb'. */
export function colorAt(opened: Opened, x: number, y: number): string {
  const art = opened.canvas.shadowRoot!.querySelector<HTMLCanvasElement>('.art')!;
  const at = transformPoint(opened.editor.viewport.matrix.peek(), { x, y });
  const i = (Math.round(at.y * devicePixelRatio) * art.width + Math.round(at.x * devicePixelRatio)) * 4;
  const data = pixels(opened);
  return `#${[0, 1, 2].map((k) => data[i + k]!.toString(16).padStart(2, '0')).join('')}`;
}
