/** Layouts of every text case as hashes, for comparing engines. Runs in Node, in a page and in a worker. */
import { CaretMap } from '../../../elements/text/editing/caret-map.js';
import { fitScale } from '../../../elements/text/fit-text.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { layoutText } from '../../../elements/text/layout.js';
import type { LayoutRun, TextLayout } from '../../../elements/text/types.js';
import { caseInput, TEXT_CASES } from './text-cases.js';

/** Unbroken, wrapped, and so narrow that words break. */
const WIDTHS = [Infinity, 260, 70];

/** Hash of each case at each width. */
export async function fingerprintTexts(fonts: FontStore): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const entry of TEXT_CASES) {
    for (const width of WIDTHS) {
      const input = { ...caseInput(entry), width, align: 'justify' as const };
      const scale = fitScale(input, { width: 300, height: 200 }, fonts);
      const layout = layoutText(input, fonts);
      prints[`${entry.name} ${width}`] = await hash([
        scale,
        ...layoutNumbers(layout),
        ...caretNumbers(layout),
      ]);
    }
  }
  return prints;
}

function layoutNumbers({ lines }: TextLayout): number[] {
  return lines.flatMap((line) => [
    line.start,
    line.end,
    line.x,
    line.width,
    line.baseline,
    ...line.runs.flatMap(runNumbers),
  ]);
}

function runNumbers(run: LayoutRun): number[] {
  return [run.level, ...run.glyphs, ...run.clusters, ...run.advances, ...run.xs, ...run.ys];
}

function caretNumbers(layout: TextLayout): number[] {
  const map = new CaretMap(layout);
  return layout.lines.flatMap((_, i) =>
    map.boxes(i).flatMap((box) => [box.start, box.end, box.left, box.right]),
  );
}

/** Numbers are rounded to 1e-6 so that only real differences count. */
async function hash(numbers: readonly number[]): Promise<string> {
  const text = numbers.map((value) => value.toFixed(6).replace(/^-(0\.0+)$/, '$1')).join();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
