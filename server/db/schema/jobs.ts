import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Cause } from '../../ops/tracing/cause.js';
import { created, moment } from './columns.js';

export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', {
      enum: [
        'thumbnail',
        'template_thumbnail',
        'text_template_thumbnail',
        'render_mockup',
        'render_output',
        'render_film',
        'mail',
        'webhook',
        'search_index',
        'search_terms',
      ],
    }).notNull(),
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
    /** What began it: the request in the log, and its trace; null for what nobody asked for. */
    cause: jsonb('cause').$type<Cause>(),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('job_waiting')
      .on(table.kind, table.key)
      .where(sql`state = 'waiting'`),
    index('job_due').on(table.state, table.run_at),
  ],
);
