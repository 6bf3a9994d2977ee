import { errorMessage } from '../../base/i18n/error-message.js';
import type { SheetFault } from '../model/faults.js';
import { valueOf, withValue, type SheetLabel, type SheetRow } from '../model/rows.js';
import type { SheetModel } from '../model/sheet-model.js';
import type { SheetPictures } from '../pictures.js';
import { t } from '../strings.js';

interface FinderHost {
  readonly model: SheetModel;
  readonly pictures: () => SheetPictures | null;
  readonly refuse: (message: string) => void;
  readonly changed: () => void;
}

const imageNames = (labels: readonly SheetLabel[]): string[] =>
  labels.filter(({ type }) => type === 'image').map(({ name }) => name);

/** The part of a path by which people name a file, without regard to case. */
export const baseName = (value: string): string =>
  (value.split(/[?#]/)[0] ?? '').split(/[\\/]/).pop()!.normalize('NFC').toLowerCase();

/**
 * Turns file names and addresses in image cells into the host's own values, all new ones in one request. What leads to no
 * picture stays as it is and is a fault of its cell.
 */
export class PictureFinder {
  readonly #known = new Map<string, string | null | 'asked'>();

  constructor(private readonly host: FinderHost) {}

  /** Faults of cells whose picture was not found. */
  get faults(): readonly SheetFault[] {
    if (![...this.#known.values()].includes(null)) return [];
    const names = imageNames(this.host.model.labels.peek());
    return this.host.model.rows.flatMap((row, index) =>
      names
        .filter((label) => this.#known.get(valueOf(row, label)) === null)
        .map((label) => ({
          row: index,
          label,
          message: t('imageNotFound', { name: valueOf(row, label) }),
        })),
    );
  }

  /** Asks for what is new in the rows. */
  async look(): Promise<void> {
    const find = this.host.pictures()?.find?.bind(this.host.pictures());
    const wanted = this.#unknown();
    if (!find || wanted.length === 0) return;
    for (const value of wanted) this.#known.set(value, 'asked');
    try {
      const found = await find(wanted);
      wanted.forEach((value, index) => this.#known.set(value, found[index] ?? null));
      this.#replace();
    } catch (error) {
      for (const value of wanted) this.#known.delete(value);
      this.host.refuse(errorMessage(error));
    }
    this.host.changed();
  }

  #unknown(): string[] {
    const { model } = this.host;
    const names = imageNames(model.labels.peek());
    const pictures = this.host.pictures();
    const values = new Set(model.rows.flatMap((row) => names.map((name) => valueOf(row, name))));
    return [...values].filter(
      (value) => value !== '' && !this.#known.has(value) && !pictures?.describe?.(value),
    );
  }

  /** Values that were found take the place of what was typed, as part of the same step. */
  #replace(): void {
    const { model } = this.host;
    const names = imageNames(model.labels.peek());
    const change = (row: SheetRow): SheetRow =>
      names.reduce((changed, name) => {
        const known = this.#known.get(valueOf(changed, name));
        return known && known !== 'asked' && known !== valueOf(changed, name)
          ? withValue(changed, name, known)
          : changed;
      }, row);
    model.amend((rows) => rows.map(change));
    // what was found stands for itself from now on
    for (const value of [...this.#known.values()]) if (value) this.#known.set(value, value);
  }
}
