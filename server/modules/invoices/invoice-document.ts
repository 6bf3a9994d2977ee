import { blankDesign } from '../../../elements/document/blank-design.js';
import type { DesignFile } from '../../../elements/document/design-file.js';
import type { InvoiceLine } from '../../db/schema.js';
import { MARK_PATHS, NAME_PATH } from '../../pages/icons.js';
import type { Invoice } from './invoice.js';
import { INK, SHEET, Sheet } from './sheet.js';
import { strings } from './strings.js';

/** All in page pixels. */
const MARGIN = 64;
const RIGHT = SHEET.width - MARGIN;
const WIDTH = RIGHT - MARGIN;
/** Where the table ends at the latest: the foot stands below. */
const BOTTOM = SHEET.height - 110;
const ROW = 46;
const TOTAL_ROW = 24;
/** Subtotal, discount and the total in its larger type. */
const TOTALS = 3 * TOTAL_ROW + 30;
const AMOUNT = { x: RIGHT - 140, width: 140 };
/** Where the facts of an invoice stand, in parts of the width: ids of orders are long. */
const COLUMNS = [0, 0.19, 0.42, 0.74, 1];
const LOGO_BOX = [0, 0, 180, 32] as const;

/** An invoice as a design of A4 pages: what the exporter of the editor makes a PDF of [E-051]. */
export function invoiceDocument(invoice: Invoice): DesignFile {
  const book = new Book(invoice);
  book.head();
  for (const line of invoice.lines) book.line(line);
  book.totals();
  return {
    ...blankDesign({ id: `invoice-${invoice.order_id}`, ...SHEET, dimension_units: 'mm' }),
    pages: book.finish(),
  };
}

/** Writes downward and begins a new page where the next thing has no room. */
class Book {
  readonly #sheets = [new Sheet('page-1')];
  #y = 0;

  constructor(private readonly invoice: Invoice) {}

  get #sheet(): Sheet {
    return this.#sheets.at(-1)!;
  }

  head(): void {
    const { buyer, number, order_id, issued_at } = this.invoice;
    this.#logo();
    this.#seller();
    this.#sheet.text(
      strings.title,
      { x: MARGIN, y: 178, width: WIDTH },
      { size: 36, weight: 600, oneLine: false },
    );
    this.#sheet.rule({ x: MARGIN, y: 246, width: WIDTH });
    const status = this.invoice.refunded ? strings.refunded : strings.paidBy[this.invoice.paid_by];
    const facts = [
      [strings.number, number],
      [strings.date, longDate(issued_at)],
      [strings.order, order_id],
      [strings.status, status],
    ] as const;
    for (const [column, [label, value]] of facts.entries()) {
      const [from, to] = [COLUMNS[column]!, COLUMNS[column + 1]!];
      const place = { x: MARGIN + from * WIDTH, width: (to - from) * WIDTH - 12 };
      this.#label(label, { ...place, y: 264 });
      this.#sheet.text(value, { ...place, y: 282 }, { weight: 500 });
    }
    this.#label(strings.billedTo, { x: MARGIN, y: 330, width: WIDTH });
    this.#sheet.text(buyer.name, { x: MARGIN, y: 348, width: WIDTH / 2 }, { weight: 500 });
    this.#sheet.text(buyer.email, { x: MARGIN, y: 367, width: WIDTH / 2 }, { color: INK.second });
    this.#tableHead(416);
  }

  line({ name, detail, price_cents, credits }: InvoiceLine): void {
    if (this.#y + ROW > BOTTOM) this.#tableHead(this.#newPage());
    const y = this.#y + 7;
    const place = { x: MARGIN, width: WIDTH - AMOUNT.width - 24 };
    this.#sheet.text(name, { ...place, y }, { weight: 500 });
    this.#sheet.text(detail, { ...place, y: y + 17 }, { size: 10, color: INK.third });
    const worth =
      this.invoice.paid_by === 'subscription' ? strings.included : this.#worth(price_cents, credits);
    this.#sheet.text(worth, { ...AMOUNT, y }, { align: 'right' });
    this.#y += ROW;
    this.#sheet.rule({ x: MARGIN, y: this.#y - 3, width: WIDTH });
  }

  totals(): void {
    const { subtotal_cents, discount_cents, amount_cents, coupon_code, credits } = this.invoice;
    if (this.#y + TOTALS > BOTTOM) this.#y = this.#newPage();
    this.#y += 14;
    if (discount_cents > 0) {
      this.#total(strings.subtotal, dollars(subtotal_cents));
      this.#total(strings.discount(coupon_code), `-${dollars(discount_cents)}`);
    }
    this.#y += 6;
    this.#total(strings.total, this.#worth(amount_cents, credits), { size: 18, weight: 600 });
  }

  finish(): DesignFile['pages'] {
    for (const [index, sheet] of this.#sheets.entries()) this.#foot(sheet, index + 1);
    return this.#sheets.map((sheet) => sheet.page());
  }

  #logo(): void {
    // the box of the mark is wider than its ink
    const place = { x: MARGIN - 3, y: 60, width: 158 };
    this.#sheet
      .path(MARK_PATHS.bowl, place, { viewBox: LOGO_BOX, fill: INK.accent })
      .path(MARK_PATHS.foot, place, { viewBox: LOGO_BOX, fill: INK.text })
      .path(NAME_PATH, place, { viewBox: LOGO_BOX, fill: INK.text });
  }

  #seller(): void {
    const { name, address, email, tax_id } = this.invoice.seller;
    const more = [...address, email, tax_id === undefined ? undefined : strings.taxId(tax_id)];
    const place = { x: MARGIN + WIDTH / 2, width: WIDTH / 2 };
    this.#sheet.text(name, { ...place, y: 60 }, { align: 'right', weight: 600 });
    // an address of more lines than these is no address
    for (const [index, line] of more
      .filter((one) => one !== undefined)
      .slice(0, 6)
      .entries())
      this.#sheet.text(
        line,
        { ...place, y: 80 + index * 16 },
        { size: 11, align: 'right', color: INK.second },
      );
  }

  #tableHead(y: number): void {
    this.#label(strings.item, { x: MARGIN, y, width: WIDTH / 2 });
    this.#label(strings.amount, { ...AMOUNT, y }, 'right');
    this.#sheet.rule({ x: MARGIN, y: y + 22, width: WIDTH }, INK.third);
    this.#y = y + 26;
  }

  /** Gives where the page goes on. */
  #newPage(): number {
    this.#sheets.push(new Sheet(`page-${this.#sheets.length + 1}`));
    this.#sheet.text(
      `${strings.title} ${this.invoice.number}`,
      { x: MARGIN, y: 60, width: WIDTH },
      { weight: 600 },
    );
    return 104;
  }

  #total(label: string, value: string, look: { size?: 18; weight?: 600 } = {}): void {
    const { size = 12 } = look;
    const labels = { x: RIGHT - 340, width: 190 };
    this.#sheet.text(
      label,
      { ...labels, y: this.#y + (size - 12) / 2 + 1 },
      { color: INK.second, align: 'right' },
    );
    this.#sheet.text(value, { ...AMOUNT, y: this.#y }, { ...look, align: 'right' });
    this.#y += TOTAL_ROW;
  }

  #label(words: string, place: { x: number; y: number; width: number }, align?: 'right'): void {
    this.#sheet.text(words, place, { size: 10, color: INK.third, ...(align && { align }) });
  }

  #foot(sheet: Sheet, page: number): void {
    const { seller } = this.invoice;
    const y = SHEET.height - 70;
    const who = [seller.name, seller.email].filter(Boolean).join('  ·  ');
    sheet.rule({ x: MARGIN, y: y - 14, width: WIDTH });
    sheet.text(who, { x: MARGIN, y, width: WIDTH - 120 }, { size: 10, color: INK.third });
    sheet.text(
      strings.page(page, this.#sheets.length),
      { x: RIGHT - 110, y, width: 110 },
      { size: 10, color: INK.third, align: 'right' },
    );
  }

  /** In credits where it was paid with them. */
  #worth(cents: number, credits: number | null): string {
    return this.invoice.paid_by === 'credits' ? strings.credits(credits ?? 0) : dollars(cents);
  }
}

/** '$12.00' */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** 'November 25, 2026', the same wherever the server runs. */
const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
