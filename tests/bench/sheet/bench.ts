import { fileURLToPath } from 'node:url';
import { openTestPage } from '../../support/browser.js';
import type { SheetBench } from './page.js';

const entry = fileURLToPath(new URL('page.ts', import.meta.url));

/** Keys in a bulk sheet of 1,000 rows, and a long file read into it. */
export async function benchSheet(keys: number): Promise<SheetBench> {
  process.stderr.write('bulk sheet, 1000 rows\n');
  const { page, close } = await openTestPage(entry, () => undefined);
  page.setDefaultTimeout(0);
  await page.waitForFunction('sheetBench');
  const cost = (await page.evaluate(`sheetBench(${keys})`)) as SheetBench;
  await close();
  return cost;
}

const three = ({ first, median, p95 }: SheetBench['letter']): string => `${first} / ${median} / ${p95} ms`;

/** The rows of the report. */
export const sheetFigures = (cost: SheetBench): Record<string, string> => ({
  'a letter typed into a bulk sheet of 1,000 rows': three(cost.letter),
  'an arrow key in it': three(cost.arrow),
  'a value settled in it': three(cost.enter),
  'reading a CSV file of 5,000 rows of 20 columns': `${cost.file} ms, ${
    cost.longestTask === 0 ? 'no task over 50 ms' : `longest task ${cost.longestTask} ms`
  }`,
});
