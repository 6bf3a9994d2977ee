import { count, eq, isNull, sql, sum } from 'drizzle-orm';
import { designResource, file, job, savedDesign, template, visitor } from '../db/schema.js';
import type { Verb } from './verb.js';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const statsVerb: Verb = {
  name: 'stats',
  args: [],
  about: 'how much there is of everything',
  async run({ database: { db, engine }, say }) {
    const [stored] = await db.select({ files: count(), bytes: sum(file.bytes).mapWith(Number) }).from(file);
    const there = isNull(savedDesign.deleted_at);
    const [texts] = await db
      .select({ bytes: sum(sql`length(${savedDesign.design_file})`).mapWith(Number) })
      .from(savedDesign)
      .where(there);
    say(`Database          ${engine}`);
    say(`Visitors          ${await db.$count(visitor)}`);
    say(`Saved designs     ${await db.$count(savedDesign, there)} (${megabytes(texts?.bytes ?? 0)} of text)`);
    say(`Templates         ${await db.$count(template, eq(template.active, true))}`);
    say(`Resources         ${await db.$count(designResource, eq(designResource.active, true))}`);
    say(`Files             ${stored?.files ?? 0} (${megabytes(stored?.bytes ?? 0)})`);
    say(
      `Jobs              ${await db.$count(job, eq(job.state, 'waiting'))} waiting, ${await db.$count(job, eq(job.state, 'dead'))} given up`,
    );
  },
};
