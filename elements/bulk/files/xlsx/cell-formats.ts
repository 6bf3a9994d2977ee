import { formatDate, isDateFormat, SHORT_DATE } from './date-format.js';
import { formatNumber } from './number-format.js';
import { XmlReader } from './xml-reader.js';

/** Formats that workbooks name by number only. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: SHORT_DATE,
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: 'h:mm:ss',
  47: 'mm:ss',
};

/** How numbers of a workbook are shown, by the style of their cell. */
export class CellFormats {
  readonly #codes: readonly string[];

  /** `styles` is the workbook's part of that name, '' when it has none. */
  constructor(
    styles: string,
    private readonly locale: string,
    private readonly from1904: boolean,
  ) {
    this.#codes = codesOf(styles);
  }

  /** A number as its cell shows it. */
  show(value: number, style: number): string {
    const code = this.#codes[style] ?? '';
    if (isDateFormat(code)) return formatDate(value, code, this.locale, this.from1904);
    return formatNumber(value, code, this.locale);
  }
}

/** The format of each style, in the order in which cells name them. */
function codesOf(styles: string): string[] {
  const own = new Map<number, string>();
  const codes: string[] = [];
  const reader = new XmlReader(styles);
  let inside = false;
  while (reader.next()) {
    if (reader.name === 'numFmt' && !reader.closes)
      own.set(Number(reader.attribute('numFmtId')), reader.attribute('formatCode'));
    if (reader.name === 'cellXfs') inside = !reader.closes;
    if (reader.name !== 'xf' || !inside || reader.closes) continue;
    const id = Number(reader.attribute('numFmtId'));
    codes.push(own.get(id) ?? BUILT_IN[id] ?? '');
  }
  return codes;
}
