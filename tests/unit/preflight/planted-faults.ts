import type { DesignObject } from '../../../elements/objects/kinds.js';
import type { FrameObject } from '../../../elements/objects/frame/model.js';
import type { GridObject } from '../../../elements/objects/grid/model.js';
import type { CheckedPage } from '../../../elements/preflight/env.js';
import type { CheckId } from '../../../elements/preflight/finding.js';
import type { TextObject } from '../../../elements/objects/text/model.js';
import { imageOf, lineOf, shapeOf, textOf } from '../../support/objects.js';
import { pageOf, plainPicture } from './support.js';

/** A design with twenty faults, each of its own object, among things that are as they should be. */

export const pictures = {
  'src:sharp': plainPicture(400, 400, '#335577'),
  'src:small': plainPicture(60, 60, '#335577'),
  'src:dark': plainPicture(800, 800, '#101010'),
  'design_resource:sold': plainPicture(400, 400, '#335577'),
};

/** Pictures that are drawings, and what was left out of each. */
export const drawings = { 'src:logo': [], 'src:masked': ['A mask was left out: what it hid may show.'] };

const base = { layer_index: 0, rotation: 0, opacity: 1, locked: false } as const;
const at = (x: number, y: number, width = 100, height = 100) => ({ position: { x, y }, width, height });

const frame = (id: string, place: ReturnType<typeof at>, src?: string): FrameObject => ({
  ...{ ...base, id, ...place, type: 'image', sub_type: 'frame' },
  image_details: src ? { src } : {},
  frame_details: { outline: 'ellipse' },
});

const grid = (id: string, place: ReturnType<typeof at>, images: readonly (string | null)[]): GridObject => ({
  ...{ ...base, id, ...place, type: 'grid' },
  grid_details: {
    boxes: images.map((src, i) => ({
      ...{ x: i / images.length, y: 0, width: 1 / images.length, height: 1 },
      ...(src ? { image: { src } } : {}),
    })),
  },
});

const words = (
  id: string,
  text: string,
  place: ReturnType<typeof at>,
  details: Partial<TextObject['text_details']> = {},
  more: Partial<TextObject> = {},
): TextObject => textOf({ text, ...details }, { id, ...place, ...more });

interface Planted {
  readonly pages: readonly CheckedPage[];
  /** What is wrong, as `object check`. */
  readonly faults: readonly `${string} ${CheckId}`[];
}

const soft: DesignObject[] = [
  imageOf({ src: 'sharp' }, { id: 'good-photo', ...at(20, 20, 300, 300) }),
  imageOf({ src: 'small' }, { id: 'soft-photo', ...at(400, 20, 200, 200) }),
  imageOf(
    { src: 'sharp', image_width: 900, image_height: 900, contentDisplacement: { x: -300, y: -300 } },
    { id: 'soft-crop', ...at(20, 400, 200, 200) },
  ),
  frame('good-frame', at(650, 300), 'sharp'),
  frame('soft-frame', at(650, 20), 'small'),
  grid('soft-grid', at(400, 400, 300, 150), ['sharp', 'small']),
  imageOf({ id_design_resource: 'sold' }, { id: 'sold-photo', ...at(20, 650) }),
  imageOf({ src: 'gone' }, { id: 'gone-photo', ...at(140, 650) }),
  imageOf({ src: 'logo' }, { id: 'good-logo', ...at(260, 620, 160, 160) }),
  imageOf({ src: 'masked' }, { id: 'masked-logo', ...at(500, 650) }),
];

const empty: DesignObject[] = [
  frame('empty-frame', at(20, 20)),
  frame('hidden-frame', at(20, 140)),
  grid('empty-grid', at(200, 20, 300, 100), [null, null]),
  grid('half-grid', at(200, 200, 300, 100), ['sharp', null]),
  imageOf({}, { id: 'empty-photo', ...at(600, 20) }),
  shapeOf({ outline: 'ellipse', fill: '#808080' }, { id: 'good-shape', ...at(600, 400) }),
];

const text: DesignObject[] = [
  words('good-text', 'A quiet title', at(20, 20, 300, 24)),
  words('cut', 'Ww', at(20, 100, 10, 30), { fontSize: 30 }),
  words('cut-box', 'One two three four five six seven', at(20, 250, 40, 20), { autoHeight: false }),
  words('beyond', 'Runs over the edge', at(720, 100, 200, 24)),
  words('turned', 'Turned over the edge', at(700, 700, 200, 24), {}, { rotation: 60 }),
  words('heading', 'Add a heading', at(300, 100, 200, 24)),
  words('lorem', 'Lorem ipsum dolor sit amet', at(300, 200, 300, 24)),
  words('bracket', 'Call [your name] now', at(300, 300, 300, 24)),
  words('blank', '  ', at(300, 400, 100, 24)),
  words('tofu', 'Rune \u16a0', at(300, 500, 200, 24)),
  shapeOf({ outline: 'rectangle', fill: '#222222' }, { id: 'good-beside', ...at(20, 650, 60, 60) }),
  shapeOf({ outline: 'rectangle', fill: '#222222' }, { id: 'lost', ...at(900, 20, 60, 60) }),
  lineOf({}, { id: 'lost-line', ...at(20, -60, 300, 8) }),
];

const pale: DesignObject[] = [
  words('good-white', 'White on dark', at(20, 20, 300, 24), { fontColor: '#ffffff' }),
  words('good-large', 'Large', at(20, 100, 400, 80), { fontColor: '#767676', fontSize: 64 }),
  words('dark-on-dark', 'Dark on dark', at(20, 200, 300, 24), { fontColor: '#303030' }),
  shapeOf({ outline: 'rectangle', fill: '#eeeeee' }, { id: 'panel', ...at(20, 300, 400, 200) }),
  words('good-on-panel', 'Dark on a panel', at(40, 320, 300, 24), { fontColor: '#303030' }),
  words('part', 'A part is pale', at(40, 400, 300, 24), {
    fontColor: '#202020',
    runs: [{ start: 2, end: 6, fontColor: '#e0e0e0' }],
  }),
  words('good-edged', 'Edged', at(20, 600, 300, 24), {
    fontColor: '#202020',
    text_effect: { stroke: true, strokeSize: 3, strokeColor: '#ffffff' },
  }),
];

export const planted: Planted = {
  pages: [
    pageOf(soft, { id: 'soft' }),
    pageOf(
      empty.map((object) => (object.id === 'hidden-frame' ? { ...object, hidden: true } : object)),
      { id: 'empty' },
    ),
    pageOf(text, { id: 'text' }),
    pageOf(pale, {
      id: 'pale',
      background: {
        ...{ ...base, id: 'bg', ...at(0, 0, 800, 800), type: 'image', sub_type: 'background' },
        image_details: { src: 'dark' },
      },
    }),
  ],
  faults: [
    'soft-photo low-resolution',
    'soft-crop low-resolution',
    'soft-frame low-resolution',
    'soft-grid low-resolution',
    'sold-photo premium',
    'gone-photo missing-picture',
    'masked-logo simplified-drawing',
    'empty-frame empty-frame',
    'empty-grid empty-frame',
    'half-grid empty-frame',
    'empty-photo empty-frame',
    'cut cut-text',
    'cut-box cut-text',
    'beyond outside-page',
    'turned outside-page',
    'heading leftover-text',
    'lorem leftover-text',
    'bracket leftover-text',
    'blank leftover-text',
    'tofu missing-glyph',
    'lost outside-page',
    'lost-line outside-page',
    'dark-on-dark low-contrast',
    'part low-contrast',
  ],
};
