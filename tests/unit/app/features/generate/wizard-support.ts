import { vi } from 'vitest';
import type { Made, Making, Studio } from '../../../../../app/features/generate/making/studio.js';
import type { WizardFormat } from '../../../../../server/contract/tag.js';
import { blankDesign } from '../../../../../elements/document/blank-design.js';
import { answers } from '../../support/fake-server.js';
import { settle, visit } from '../../support/render.js';

/** A format that asks for a title, a date and a picture. */
export const format = (name = 'Post', priority = -1): WizardFormat => ({
  ...{ _id: name.toLowerCase(), name, type: 'pg_category', priority },
  display_image: `/static/thumbs/${name}.webp`,
  dimensions: { width: 1000, height: 500, unit: 'px' },
  copyright_labels: [
    { _id: 'title', name: 'Title', type: 'text' },
    { _id: 'date', name: 'Date', type: 'text' },
    { _id: 'hero', name: 'Picture', type: 'image' },
  ],
  tag_filters: [
    { name: 'Industry', eligible_tags: [{ _id: 'food', name: 'Food & drink' }] },
    {
      name: 'Style',
      eligible_tags: [
        { _id: 'bold', name: 'Bold' },
        { _id: 'calm', name: 'Calm' },
      ],
    },
  ],
});

/** A design with places for all of the format. */
export function designDoc(id: string) {
  const blank = blankDesign({ id, width: 1000, height: 500 });
  const text = (label: string) => ({
    id: label,
    ...{ labels: { text: label }, position: { x: 0, y: 0 } },
    text_details: { text: `Their\n${label}` },
  });
  const objects = [
    text('title'),
    text('date'),
    { id: 'hero', labels: { image: 'hero' }, position: { x: 0, y: 0 } },
  ];
  const design_file = { ...blank, pages: [{ ...blank.pages[0], objects }] };
  return { _id: id, name: id, design_file, width: 1000, height: 500 };
}

/** The server's designs of a format, in pages. */
export function hasDesigns(count: number): void {
  const all = Array.from({ length: count }, (_, i) => designDoc(`d${i + 1}`));
  answers.set('design/get_by_tag_id', ({ page_no, size }) => {
    const [page, most] = [Number(page_no), Number(size)];
    return { docs: all.slice((page - 1) * most, page * most), total: count, more: page * most < count };
  });
}

/** A studio whose work ends when the test says. */
export class FakeStudio implements Studio {
  readonly making: {
    readonly request: Making;
    readonly end: (made?: Partial<Made>) => void;
    readonly fail: () => void;
  }[] = [];
  /** False to end each by hand. */
  atOnce = true;
  retry = vi.fn();
  close = vi.fn();

  make(request: Making, signal: AbortSignal): Promise<Made> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const made = madeOf(request);
      const end = (about: Partial<Made> = {}) => resolve({ ...made, ...about });
      this.making.push({ request, end, fail: () => reject(new Error('no memory')) });
      if (this.atOnce) end();
    });
  }

  get last(): Making {
    return this.making.at(-1)!.request;
  }
}

const madeOf = ({ design, side }: Making): Made => ({
  ...{ file: design, missing: [], faults: [], fits: true, uncut: {} },
  picture: { width: side, height: side / 2 } as ImageBitmap,
});

/** What jsdom cannot do: paint. */
export const withoutCanvas = (): void =>
  void (HTMLCanvasElement.prototype.getContext = (() => null) as never);

export async function openWizard(path = 'generate-designs') {
  const { routes } = await import('../../../../../app/routes.js');
  const router = await visit(routes, `/designmaker/start/${path}`);
  await settle(() => document.querySelector('main h1') !== null);
  return router;
}

const all = <E extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];
export const formatCards = () => all('.wizard-format');
export const side = () => document.querySelector('.wizard-side')!;
export const previewed = () => side().querySelector('.wizard-preview canvas') !== null;
export const results = () => all('.wizard-result');
export const opened = () => all('.wizard-result-open');
