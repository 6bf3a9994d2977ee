/** What is wrong with a value: the row from 0, the label's name, and a sentence that says it. */
export interface SheetFault {
  readonly row: number;
  readonly label: string;
  readonly message: string;
}

const keyOf = (row: number, label: string): string => `${row} ${label}`;

/** Faults by their cells. */
export class FaultIndex {
  readonly #byCell = new Map<string, string>();
  readonly #rows = new Set<number>();

  constructor(faults: readonly SheetFault[]) {
    for (const { row, label, message } of faults) {
      const key = keyOf(row, label);
      const known = this.#byCell.get(key);
      this.#byCell.set(key, known ? `${known} ${message}` : message);
      this.#rows.add(row);
    }
  }

  /** All that is wrong with a cell, '' when nothing is. */
  at(row: number, label: string): string {
    return this.#byCell.get(keyOf(row, label)) ?? '';
  }

  hasRow(row: number): boolean {
    return this.#rows.has(row);
  }
}
