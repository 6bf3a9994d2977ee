import '../../../elements/bulk/dm-bulk-sheet.js';
import type { DmBulkSheet, SheetLabel } from '../../../elements/bulk/dm-bulk-sheet.js';
import { frameCost, type FrameCost } from '../stats.js';

/** Runs in the browser: `sheetBench(keys)`. */

export interface SheetBench {
  /** A letter typed into a cell, and an arrow, with 1,000 filled rows: the work and its layout, milliseconds. */
  readonly letter: FrameCost;
  readonly arrow: FrameCost;
  /** A value settled with Enter: rows told, counted and drawn. */
  readonly enter: FrameCost;
  /** Reading 5,000 rows of 20 columns, and the longest task of the page meanwhile; 0 when none took 50 ms. */
  readonly file: number;
  readonly longestTask: number;
}

const ROWS = 1000;
const LABELS: readonly SheetLabel[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  name: `Label ${index}`,
  type: index < 6 ? 'text' : 'image',
}));

async function filledSheet(): Promise<DmBulkSheet> {
  const sheet = document.createElement('dm-bulk-sheet');
  sheet.style.height = '600px';
  sheet.maxRows = ROWS;
  sheet.labels = LABELS;
  const row = Object.fromEntries(LABELS.slice(0, 6).map(({ name }) => [name, `A value of ${name}`]));
  sheet.rows = Array.from({ length: ROWS }, () => ({ ...row }));
  document.body.append(sheet);
  await sheet.updateComplete;
  sheet.focus();
  return sheet;
}

const fieldOf = (sheet: DmBulkSheet): HTMLTextAreaElement => sheet.shadowRoot!.querySelector('textarea')!;

/** Milliseconds of some work of the sheet, with the layout that it leads to. */
async function cost(sheet: DmBulkSheet, work: () => void): Promise<number> {
  const from = performance.now();
  work();
  await sheet.updateComplete;
  fieldOf(sheet).getBoundingClientRect();
  return performance.now() - from;
}

async function series(sheet: DmBulkSheet, count: number, work: () => void): Promise<FrameCost> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    times.push(await cost(sheet, work));
    await new Promise(requestAnimationFrame);
  }
  return frameCost([times]);
}

const press = (sheet: DmBulkSheet, key: string): void =>
  void fieldOf(sheet).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));

function type(sheet: DmBulkSheet, letter: string): void {
  const field = fieldOf(sheet);
  press(sheet, letter);
  field.setRangeText(letter, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { data: letter, bubbles: true, composed: true }));
}

/** A file of 5,000 rows, read while long tasks are watched. */
async function readFile(sheet: DmBulkSheet): Promise<{ file: number; longestTask: number }> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  const line = Array.from({ length: 20 }, (_, column) => `"value ${column}"`).join(',');
  const file = new File([`${line}\n`.repeat(5000)], 'long.csv');
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.observe({ entryTypes: ['longtask'] });
  const from = performance.now();
  await sheet.openFile(file);
  const took = performance.now() - from;
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return { file: Math.round(took), longestTask: Math.round(longest) };
}

async function sheetBench(keys: number): Promise<SheetBench> {
  const sheet = await filledSheet();
  const arrow = await series(sheet, keys, () => press(sheet, 'ArrowDown'));
  const letter = await series(sheet, keys, () => type(sheet, 'a'));
  press(sheet, 'Escape');
  const enter = await series(sheet, keys, () => {
    type(sheet, String(Math.random()));
    press(sheet, 'Enter');
  });
  return { arrow, letter, enter, ...(await readFile(sheet)) };
}

Object.assign(window, { sheetBench });
