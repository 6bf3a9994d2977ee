import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Every table, for PostgreSQL and for the embedded engine alike. `npm run db:generate` writes the migration of a change. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const created = () => moment('created_at').notNull().defaultNow();
const updated = () => moment('updated_at').notNull().defaultNow();
/** Highest first, as the calls list it. */
const priority = () => integer('priority').notNull().default(0);
/** False once the catalogue no longer holds it: what designs already use keeps working, lists leave it out. */
const active = () => boolean('active').notNull().default(true);

/** A file in the store, by the sha256 of its bytes. */
export const file = pgTable('file', {
  hash: text('hash').primaryKey(),
  mime: text('mime').notNull(),
  bytes: integer('bytes').notNull(),
  created_at: created(),
});

export const category = pgTable('category', {
  id: text('id').primaryKey(),
  /** null on a parent, which has no dimensions either. */
  parent_id: text('parent_id'),
  name: text('name').notNull(),
  priority: priority(),
  width: doublePrecision('width'),
  height: doublePrecision('height'),
  unit: text('unit', { enum: ['px', 'mm', 'cm', 'in'] }),
  example_id: text('example_id'),
  active: active(),
});

/** A design to start from. */
export const template = pgTable(
  'template',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    custom_url: text('custom_url').notNull(),
    keywords: text('keywords').notNull(),
    /** px */
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    /** The stored design as JSON text: it is spliced into answers unparsed. */
    design_file: text('design_file').notNull(),
    thumbnail: text('thumbnail').notNull(),
    priority: priority(),
    active: active(),
  },
  (table) => [index('template_custom_url').on(table.custom_url)],
);

export const templateCategory = pgTable(
  'template_category',
  {
    template_id: text('template_id')
      .notNull()
      .references(() => template.id, { onDelete: 'cascade' }),
    category_id: text('category_id').notNull(),
    /** 0 is the template's own category. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.template_id, table.category_id] }),
    index('template_category_category').on(table.category_id),
  ],
);

export const iconGroup = pgTable('icon_group', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  priority: priority(),
  active: active(),
});

export const designResource = pgTable(
  'design_resource',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    sub_type: text('sub_type', { enum: ['photo', 'icon', 'background', 'frame'] }).notNull(),
    group_id: text('group_id'),
    keywords: text('keywords').notNull(),
    file_hash: text('file_hash')
      .notNull()
      .references(() => file.hash),
    thumbnail: text('thumbnail').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    colors: jsonb('colors').$type<string[]>().notNull(),
    free: boolean('free').notNull(),
    author: text('author').notNull(),
    licence: text('licence').notNull(),
    source: text('source').notNull(),
    priority: priority(),
    active: active(),
  },
  (table) => [index('design_resource_list').on(table.sub_type, table.group_id, table.priority)],
);

export const textTemplate = pgTable('text_template', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  object: jsonb('object').notNull(),
  thumbnail: text('thumbnail').notNull(),
  width: doublePrecision('width').notNull(),
  height: doublePrecision('height').notNull(),
  priority: priority(),
  active: active(),
});

/** What was last imported: an unchanged catalogue is not read again at the next start. */
export const catalogueImport = pgTable('catalogue_import', {
  hash: text('hash').primaryKey(),
  imported_at: moment('imported_at').notNull().defaultNow(),
});

/** A browser without an account, known by the sha256 of the secret in its cookie. */
export const visitor = pgTable('visitor', {
  hash: text('hash').primaryKey(),
  created_at: created(),
});

export const savedDesign = pgTable(
  'saved_design',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** JSON text, validated before it is written. */
    design_file: text('design_file').notNull(),
    /** px */
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    page_count: integer('page_count').notNull(),
    rev: integer('rev').notNull().default(0),
    owner_visitor: text('owner_visitor')
      .notNull()
      .references(() => visitor.hash),
    thumbnail_hash: text('thumbnail_hash').references(() => file.hash),
    /** The revision the thumbnail shows: an older one that comes late is dropped. */
    thumbnail_rev: integer('thumbnail_rev').notNull().default(-1),
    created_at: created(),
    updated_at: updated(),
  },
  (table) => [index('saved_design_owner').on(table.owner_visitor, table.updated_at)],
);

export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['thumbnail'] }).notNull(),
    /** What the job is about; one waiting job per kind and key. */
    key: text('key').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'dead'] })
      .notNull()
      .default('waiting'),
    run_at: moment('run_at').notNull().defaultNow(),
    /** A running job whose lease has passed was lost with its worker and is taken up again. */
    lease_until: moment('lease_until'),
    /** Counts the tries, and fences off a worker that lost its lease. */
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('job_waiting')
      .on(table.kind, table.key)
      .where(sql`state = 'waiting'`),
    index('job_due').on(table.state, table.run_at),
  ],
);
