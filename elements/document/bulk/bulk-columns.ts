import type { BulkLabel, BulkRow } from './bulk-data.js';

type Named = Pick<BulkLabel, 'id' | 'text'>;

/** What a label without a name is called (spec 2 section 2). */
export const UNTITLED = 'Untitled Label';

/** A label's name as it is shown. */
export const labelName = ({ text }: Pick<Named, 'text'>): string => (text.trim() === '' ? UNTITLED : text);

/** What tells names apart: nobody sees a space at an end. */
const nameOf = (label: Named): string => labelName(label).trim();

/** Names that more than one of the labels has, in their order [B-027]. */
export function duplicateNames(labels: readonly Named[]): string[] {
  const names = labels.map(nameOf);
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

/** Key of each label's values in the rows, by label id: its name, or its id while the name is not its alone. */
export function columnKeys(labels: readonly Named[]): ReadonlyMap<string, string> {
  const shared = new Set(duplicateNames(labels));
  return new Map(
    labels.map((label) => {
      const name = nameOf(label);
      return [label.id, shared.has(name) ? label.id : labelName(label)];
    }),
  );
}

/**
 * The rows after labels were renamed, added or removed: each value stays with its label, even while two labels have the
 * same name. Values of labels that are gone go with them; what no label ever owned is kept.
 */
export function rekeyRows(
  rows: readonly BulkRow[],
  before: readonly Named[],
  after: readonly Named[],
): readonly BulkRow[] {
  const [from, to] = [columnKeys(before), columnKeys(after)];
  const owned = new Map([...from].map(([id, key]) => [key, id]));
  const keyNow = (key: string): string | undefined => {
    const id = owned.get(key);
    return id === undefined ? key : to.get(id);
  };
  const same = [...from].every(([id, key]) => to.get(id) === key);
  if (same) return rows;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) => {
        const now = keyNow(key);
        return now === undefined ? [] : [[now, value]];
      }),
    ),
  );
}

/** The value of each label in a row, by label id; '' where there is none. */
export function valuesOf(row: BulkRow, labels: readonly Named[]): ReadonlyMap<string, string> {
  return new Map([...columnKeys(labels)].map(([id, key]) => [id, Object.hasOwn(row, key) ? row[key]! : '']));
}

/** True when a row has something for one of the labels: empty rows are skipped (spec 2 section 4). */
export const isFilled = (row: BulkRow, labels: readonly Named[]): boolean =>
  [...valuesOf(row, labels).values()].some((value) => value.trim() !== '');
