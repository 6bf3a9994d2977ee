import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { authored } from './authored.js';
import { active, moment, pack, priority } from './columns.js';
import { file } from './files.js';

export const category = pgTable('category', {
  id: text('id').primaryKey(),
  type: text('type', { enum: ['design', 'mockup'] })
    .notNull()
    .default('design'),
  /** null on a parent, which has no dimensions either. */
  parent_id: text('parent_id'),
  name: text('name').notNull(),
  priority: priority(),
  width: doublePrecision('width'),
  height: doublePrecision('height'),
  unit: text('unit', { enum: ['px', 'mm', 'cm', 'in'] }),
  example_id: text('example_id'),
  active: active(),
  pack: pack(),
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
    /** Of its texts, BCP 47. */
    language: text('language').notNull().default('en'),
    /** How it looks; see contract/template-filters.ts. */
    styles: jsonb('styles').$type<string[]>().notNull().default([]),
    pages: integer('pages').notNull().default(1),
    /** The stored design as JSON text: it is spliced into answers unparsed. */
    design_file: text('design_file').notNull(),
    thumbnail: text('thumbnail').notNull(),
    priority: priority(),
    active: active(),
    pack: pack(),
    ...authored(),
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
  pack: pack(),
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
    /** What is served of one that is sold, until it is bought (DECISIONS 21). */
    marked_hash: text('marked_hash').references(() => file.hash),
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
    pack: pack(),
  },
  (table) => [index('design_resource_list').on(table.sub_type, table.group_id, table.priority)],
);

export const textTemplate = pgTable('text_template', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Comma-separated. */
  keywords: text('keywords').notNull().default(''),
  /** Ids of categories; the first is its own. */
  categories: jsonb('categories').$type<string[]>().notNull().default([]),
  object: jsonb('object').notNull(),
  thumbnail: text('thumbnail').notNull(),
  width: doublePrecision('width').notNull(),
  height: doublePrecision('height').notNull(),
  priority: priority(),
  active: active(),
  pack: pack(),
  ...authored(),
});

/** What was last imported: an unchanged catalog is not read again at the next start. */
export const catalogImport = pgTable('catalogue_import', {
  hash: text('hash').primaryKey(),
  pack: pack(),
  imported_at: moment('imported_at').notNull().defaultNow(),
});

/** Thumbnails of a pack, by their path in it: its folder may be gone tomorrow. */
export const packFile = pgTable(
  'pack_file',
  {
    pack: text('pack').notNull(),
    path: text('path').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => file.hash),
  },
  (table) => [primaryKey({ columns: [table.pack, table.path] })],
);
