import type { StoredPage } from '../../../elements/document/design-file.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { LineObject } from '../../../elements/objects/line/model.js';
import type { ShapeObject } from '../../../elements/objects/shape/model.js';
import type { TextObject } from '../../../elements/objects/text/model.js';

/** A sheet of A4 in page pixels, as the editor measures millimetres. */
export const SHEET = { width: 794, height: 1123 } as const;

/** Of the product's light look. */
export const INK = {
  text: '#1c1b18',
  second: '#54514a',
  third: '#6c6860',
  line: '#e5e2dc',
  accent: '#0b6b50',
} as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface TextLook {
  readonly size?: number;
  readonly weight?: 400 | 500 | 600 | 700;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** Of one line and no more: what is longer is set smaller. */
  readonly oneLine?: boolean;
}

const FONT = 'Inter';
/** Of a line box, em. */
export const LINE_HEIGHT = 1.4;
const SIZE = 12;

/** What stands on one page, from back to front; it is a page of a design as the editor knows it. */
export class Sheet {
  readonly #objects: DesignObject[] = [];

  constructor(private readonly id: string) {}

  text(words: string, { x, y, width }: Place, look: TextLook = {}): this {
    const { size = SIZE, weight = 400, color = INK.text, align = 'left', oneLine = true } = look;
    const lines = oneLine ? 1 : words.split('\n').length;
    const object: TextObject = {
      ...this.#fields({ x, y, width, height: Math.ceil(size * LINE_HEIGHT * lines) }),
      type: 'text',
      text_details: {
        ...{ text: words, font: FONT, fontSize: size, fontColor: color, textAlign: align },
        ...{ bold: weight >= 700, weight, italic: false, letterSpacing: 0 },
        lineHeight: (LINE_HEIGHT - 1.2) * 50,
        ...(oneLine && { autoHeight: false, autoFit: 'shrink' }),
      },
    };
    this.#objects.push(object);
    return this;
  }

  /** A hairline. */
  rule({ x, y, width }: Place, color: string = INK.line): this {
    const object: LineObject = {
      ...this.#fields({ x, y, width, height: 1 }),
      ...{ type: 'image', sub_type: 'line' },
      line_details: { color, thickness: 1, pattern: 'solid', start: 'none', end: 'none' },
    };
    this.#objects.push(object);
    return this;
  }

  /** An outline of SVG path data that fills a box of `viewBox`, in its own proportions. */
  path(d: string, { x, y, width }: Place, { viewBox, fill }: { viewBox: Box; fill: string }): this {
    const height = (width * viewBox[3]) / viewBox[2];
    const object: ShapeObject = {
      ...this.#fields({ x, y, width, height }),
      ...{ type: 'image', sub_type: 'shape' },
      shape_details: { outline: 'rectangle', path: { d, viewBox: [...viewBox] }, fill },
    };
    this.#objects.push(object);
    return this;
  }

  page(): StoredPage {
    return {
      ...{ id: this.id, objects: this.#objects, groups: [] },
      ...{ background_color: '#ffffff', background_image: null },
    };
  }

  #fields({ x, y, width, height }: Place & { readonly height: number }) {
    const layer_index = this.#objects.length;
    return {
      ...{ id: `${this.id}-${layer_index}`, layer_index, position: { x, y }, width, height },
      ...{ rotation: 0, opacity: 1, locked: true },
    };
  }
}

type Box = readonly [number, number, number, number];
