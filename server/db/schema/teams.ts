import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BrandKit } from '../../contract/brand-kit.js';
import { user } from './accounts.js';
import { created, moment } from './columns.js';
import { file } from './files.js';

/** Who works together, and the brand they share. */

/** Every account has one of its own (DECISIONS 19). */
export const team = pgTable(
  'team',
  {
    id: text('id').primaryKey(),
    owner_user: text('owner_user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    created_at: created(),
  },
  (table) => [uniqueIndex('team_owner').on(table.owner_user)],
);

export const brandKit = pgTable(
  'brand_kit',
  {
    id: text('id').primaryKey(),
    team_id: text('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    /** Counts the changes. */
    rev: integer('rev').notNull().default(0),
    logos: jsonb('logos').$type<BrandKit['logos']>().notNull(),
    color_palette: jsonb('color_palette').$type<BrandKit['color_palette']>().notNull(),
    /** A role that is not here, or whose font is gone, has that of the catalog's first set. */
    fonts: jsonb('fonts').$type<Partial<BrandKit['fonts']>>().notNull(),
    selected_fonts: jsonb('selected_fonts').$type<BrandKit['selected_fonts']>().notNull(),
    created_at: created(),
  },
  (table) => [uniqueIndex('brand_kit_team').on(table.team_id)],
);

/** A logo or a font of a team. Its id cannot be guessed: whoever was shown a design with it may load it. */
export const brandFile = pgTable(
  'brand_file',
  {
    id: text('id').primaryKey(),
    team_id: text('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['logo', 'font', 'sound'] }).notNull(),
    name: text('name').notNull(),
    file_hash: text('file_hash')
      .notNull()
      .references(() => file.hash),
    /** px of a logo, upright; 0 of a font. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Bytes. */
    bytes: integer('bytes').notNull(),
    created_at: created(),
    /** No longer in the kit: designs that show it still do. */
    removed_at: moment('removed_at'),
  },
  (table) => [index('brand_file_team').on(table.team_id, table.type)],
);
