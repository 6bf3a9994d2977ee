import { fixture, html } from '@open-wc/testing';
import type { DmBulkSheet, SheetLabel, SheetRow } from '../../../elements/bulk/dm-bulk-sheet.js';
import '../../../elements/bulk/dm-bulk-sheet.js';
import { inside } from '../controls/support.js';

export const LABELS: readonly SheetLabel[] = [
  { id: '1', name: 'Headline', type: 'text' },
  { id: '2', name: 'Date', type: 'text' },
  { id: '3', name: 'Photo', type: 'image' },
];

export const TRIPS: readonly SheetRow[] = [
  { Headline: 'Taste the long road', Date: '14 June', Photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  { Headline: 'First flush is here', Date: '21 June' },
];

/** A sheet of a height in which about ten rows are seen, its keyboard in the first cell. */
export async function sheet(
  rows: readonly SheetRow[] = [],
  more: Partial<Pick<DmBulkSheet, 'maxRows' | 'faults' | 'pictures' | 'labels'>> = {},
): Promise<DmBulkSheet> {
  const element = await fixture<DmBulkSheet>(
    html`<dm-bulk-sheet style="height: 520px" .labels=${LABELS} .rows=${rows}></dm-bulk-sheet>`,
  );
  Object.assign(element, more);
  await element.updateComplete;
  element.focus();
  await element.updateComplete;
  return element;
}

/** A cell by its places from 0. */
export const cellAt = (element: DmBulkSheet, row: number, column: number): HTMLElement =>
  inside(element, `tr[data-row="${row}"] td[data-column="${column}"]`);

/** Where the keyboard is, 'row:column' from 0. */
export function activeCell(element: DmBulkSheet): string {
  const cell = inside(element, 'td.active');
  return `${cell.closest<HTMLElement>('tr')!.dataset['row']}:${cell.dataset['column']}`;
}

/** Sends cells as a spreadsheet puts them on the clipboard, to where the keyboard is. */
export async function pasteInto(element: DmBulkSheet, text: string, html = ''): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', {
    clipboardData,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  inside(element, 'textarea').dispatchEvent(event);
  await element.updateComplete;
}

/** What the sheet puts on the clipboard when it is asked to. */
export async function copyFrom(element: DmBulkSheet, name: 'copy' | 'cut'): Promise<DataTransfer> {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent(name, { clipboardData, bubbles: true, cancelable: true, composed: true });
  inside(element, 'textarea').dispatchEvent(event);
  await element.updateComplete;
  return clipboardData;
}
