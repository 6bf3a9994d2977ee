import { parseDelimited, quoted } from '../files/delimited.js';
import type { Block } from '../model/edits.js';

const TAB = '\t';

/** What programs that copy cells write into their HTML; a table of a web page may be layout. */
const SPREADSHEET = /google-sheets-html-origin|schemas-microsoft-com:office:excel|LibreOffice|data-dm-cells/i;

/** Cells as text, a tab between columns: what every spreadsheet pastes. */
export const toTabbed = (block: Block): string =>
  block.map((row) => row.map((value) => quoted(value, TAB)).join(TAB)).join('\n');

/** Cells as a table, with line breaks inside cells kept. */
export function toHtmlTable(block: Block): string {
  const table = document.createElement('table');
  table.setAttribute('data-dm-cells', '');
  for (const values of block) {
    const row = table.insertRow();
    for (const value of values) fillCell(row.insertCell(), value);
  }
  return table.outerHTML;
}

function fillCell(cell: HTMLElement, value: string): void {
  value.split('\n').forEach((line, index) => {
    if (index > 0) cell.append(document.createElement('br'));
    cell.append(line);
  });
}

/** The cells of copied text; one line end after the last row is no row of its own. */
export const fromTabbed = (text: string): Block => parseDelimited(text, TAB);

const textOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' ');
  if (node instanceof Element && /^(style|script|template)$/i.test(node.localName)) return '';
  if (node instanceof Element && node.localName === 'br') return '\n';
  return [...node.childNodes].map(textOf).join('');
};

const cellText = (cell: Element): string =>
  textOf(cell)
    .replace(/ *\n */g, '\n')
    .trim();

/** A row's values; the places that a joined cell covers stay empty. */
const rowOf = (row: HTMLTableRowElement): string[] =>
  [...row.cells].flatMap((cell) => [
    cellText(cell),
    ...Array<string>(Math.max(0, cell.colSpan - 1)).fill(''),
  ]);

/** The cells of HTML that a spreadsheet copied; undefined for any other HTML. */
export function fromHtml(html: string): Block | undefined {
  if (!SPREADSHEET.test(html)) return undefined;
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  const rows = table ? [...table.rows].map(rowOf) : [];
  return rows.length > 0 ? rows : undefined;
}

/** What a paste brings as cells; empty when it has no text. */
export const pastedCells = (html: string, text: string): Block => fromHtml(html) ?? fromTabbed(text);
