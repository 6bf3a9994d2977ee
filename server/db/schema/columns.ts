import { boolean, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables have. */

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Words with their weights, as PostgreSQL writes them: `'sea':1A,2B`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const created = () => moment('created_at').notNull().defaultNow();
export const updated = () => moment('updated_at').notNull().defaultNow();
/** Highest first, as the calls list it. */
export const priority = () => integer('priority').notNull().default(0);
/** False once the catalog no longer holds it: what designs already use keeps working, lists leave it out. */
export const active = () => boolean('active').notNull().default(true);

/** The catalog that the product is built with; other packs are those an operator brought in. */
export const STARTER = 'starter';
export const pack = () => text('pack').notNull().default(STARTER);

/** The pack of what admins and designers made here; none of an operator's may be called so. */
export const AUTHORED = 'authored';
