import { RESIZE_PRESETS, presetSize } from '../../../elements/generate/resize/presets.js';
import { resizePage } from '../../../elements/generate/resize/resize-page.js';
import { openCatalog, openTemplate } from '../../unit/generate/resize/support/catalog.js';

/** Templates of about 40 objects: a menu of rows, an invoice, an illustrated path, a card with confetti. */
const TEMPLATES = ['noodle-bar-menu', 'garden-invoice', 'coffee-path', 'thirty-card'];

/** Milliseconds of one page in all the sizes that are offered. */
export interface ResizeBench {
  readonly sizes: number;
  readonly pages: readonly { readonly id: string; readonly objects: number; readonly ms: number }[];
  /** Of all of them, the middle one. */
  readonly median: number;
}

/** Processor time, so that what else the machine does is not counted. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

/** Laying a page out anew for every preset, in Node; the engine is warm. */
export async function benchResize(): Promise<ResizeBench> {
  process.stderr.write('magic resize\n');
  const catalog = await openCatalog();
  const pages = [];
  for (const id of TEMPLATES) {
    const from = await openTemplate(catalog, id);
    const page = from.pages[0]!;
    const all = (): void => {
      for (const preset of RESIZE_PRESETS)
        resizePage(page, { from, to: presetSize(preset) }, catalog.resources.env);
    };
    all();
    pages.push({ id, objects: page.objects.length, ms: timed(all) });
  }
  const sorted = pages.map(({ ms }) => ms).sort((a, b) => a - b);
  return { sizes: RESIZE_PRESETS.length, pages, median: sorted[sorted.length >> 1]! };
}

export const resizeFigures = ({ sizes, pages }: ResizeBench): Record<string, string> =>
  Object.fromEntries(
    pages.map(({ id, objects, ms }) => [`${id}, ${objects} objects, to ${sizes} sizes`, `${ms} ms`]),
  );
