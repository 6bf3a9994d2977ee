import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { DesignSort } from '../../../contract/design-list.js';
import { designPermission, savedDesign } from '../../../db/schema.js';
import type { ListPlace } from '../../list-cursor.js';
import type { FormatNames } from './format-names.js';

/** An order of designs in which each has one place of its own: by a key, and by the id where keys are equal. */
export interface ListOrder {
  /** The key as text: as exact as the database has it. */
  readonly key: SQL<string>;
  readonly by: readonly SQL[];
  /** What comes after a place. */
  after(place: ListPlace): SQL;
}

interface Key {
  readonly value: SQL;
  readonly text: SQL<string>;
  /** The text as a value again. */
  readonly read: (text: string) => SQL;
  readonly descending: boolean;
}

const moment = (value: SQL): Key => ({
  value,
  text: sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: (text) => sql`${text}::timestamptz`,
  descending: true,
});

/** By letters, the same on every server whatever its language. */
const letters = (value: SQL): Key => ({
  value: sql`(${value}) collate "C"`,
  text: sql`${value}`,
  read: (text) => sql`${text}::text`,
  descending: false,
});

const area = sql`${savedDesign.width} * ${savedDesign.height}`;

/** What no name of a format begins with: sizes of one's own come last, each among its like. */
const OWN_SIZE = '\u{10ffff}';

/** The name of the format a design has, from a JSON object of names; null for a size of one's own. */
export const formatOf = (names: FormatNames): SQL<string | null> =>
  sql`(${JSON.stringify(names)}::jsonb ->> (round(${savedDesign.width}) || 'x' || round(${savedDesign.height})))`;

const keyOf = (sort: DesignSort, names: FormatNames): Key => {
  switch (sort) {
    case 'edited':
      return moment(sql`${savedDesign.updated_at}`);
    case 'invited':
      return moment(sql`${designPermission.created_at}`);
    case 'name':
      return letters(sql`${savedDesign.name_key}`);
    case 'format':
      return letters(
        sql`coalesce(lower(${formatOf(names)}), ${OWN_SIZE}::text || lpad(round(${area})::text, 12, '0') || ' ' || round(${savedDesign.width}))`,
      );
    case 'size':
      return {
        value: area,
        text: sql`(${area})::text`,
        read: (text) => sql`${text}::float8`,
        descending: true,
      };
  }
};

export function listOrder(sort: DesignSort, names: FormatNames): ListOrder {
  const { value, text, read, descending } = keyOf(sort, names);
  const { id } = savedDesign;
  const ids = sql`${id} collate "C"`;
  const towards = descending ? desc : asc;
  const beyond = descending ? sql`<` : sql`>`;
  return {
    key: text,
    by: [towards(value), towards(ids)],
    after: (place) => sql`(${value}, ${ids}) ${beyond} (${read(place.key)}, ${place.id})`,
  };
}
