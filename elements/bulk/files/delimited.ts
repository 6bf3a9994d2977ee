/** Values of a text file or of copied cells: rows of fields, each row as long as it is in the text. */
export type Table = string[][];

/** Fields read between two chances for others to have a turn. */
const FIELDS_A_STEP = 4000;

/** A field and where the text goes on after it, on its delimiter or line end. */
interface Field {
  readonly value: string;
  readonly end: number;
}

/** Reads fields one by one from a text; `at` is the next unread character. */
class FieldReader {
  at = 0;
  /** No quote closes after this place: looked for once, not again for each stray quote. */
  #unclosedFrom = Infinity;
  readonly #unquoted: RegExp;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
  ) {
    this.#unquoted = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, '\\$&')}\\r\\n]*`, 'y');
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The next field and whether its row ends with it. */
  next(): { value: string; endsRow: boolean } {
    const { value, end } = this.#quoted() ?? this.#plain();
    const endsRow = this.text[end] !== this.delimiter;
    this.at = end + (this.text[end] === '\r' && this.text[end + 1] === '\n' ? 2 : 1);
    return { value, endsRow };
  }

  #plain(): Field {
    this.#unquoted.lastIndex = this.at;
    const value = this.#unquoted.exec(this.text)?.[0] ?? '';
    return { value, end: this.at + value.length };
  }

  #ends(at: number): boolean {
    const sign = this.text[at];
    return sign === undefined || sign === this.delimiter || sign === '\n' || sign === '\r';
  }

  /**
   * A field in quotes; undefined when it only begins with one. Programs leave quotes of plain values alone when they copy,
   * so that quotes are taken for such only when nothing stands between the last one and the end of the field.
   */
  #quoted(): Field | undefined {
    if (this.text[this.at] !== '"' || this.at >= this.#unclosedFrom) return undefined;
    const close = this.#closingQuote(this.at + 1);
    if (close === undefined || !this.#ends(close + 1)) return undefined;
    const inner = this.text.slice(this.at + 1, close);
    return { value: inner.includes('"') ? inner.replaceAll('""', '"') : inner, end: close + 1 };
  }

  #closingQuote(from: number): number | undefined {
    for (let at = from; ; at += 2) {
      at = this.text.indexOf('"', at);
      if (at < 0) {
        this.#unclosedFrom = Math.min(this.#unclosedFrom, from - 1);
        return undefined;
      }
      if (this.text[at + 1] !== '"') return at;
    }
  }
}

/**
 * Reads comma, semicolon or tab separated text (RFC 4180, forgiving of stray quotes). Line breaks in quoted fields become
 * `\n`. Stops now and then so that a long text never holds up a page.
 */
export function* readDelimited(text: string, delimiter: string): Generator<void, Table> {
  const reader = new FieldReader(text, delimiter);
  const rows: Table = [];
  let row: string[] = [];
  let fields = 0;
  while (!reader.done) {
    const { value, endsRow } = reader.next();
    row.push(value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value);
    if (!endsRow) continue;
    rows.push(row);
    fields += row.length;
    row = [];
    if (fields < FIELDS_A_STEP) continue;
    fields = 0;
    yield;
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

/** The same at once, for short texts. */
export function parseDelimited(text: string, delimiter: string): Table {
  const work = readDelimited(text, delimiter);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Quotes a field where it would otherwise be read as more than one. */
export const quoted = (value: string, delimiter: string): string =>
  value.includes('"') || value.includes(delimiter) || /[\r\n]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : value;
