import { randomBytes } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.js';
import { mail } from '../db/schema.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { Mailer } from './mailer.js';

/** How long mail is kept, days. */
const KEEP_DAYS = 30;

/** Keeps mail in the database. Where it can be sent, a job is added with it: neither is ever without the other. */
export class StoredMailer implements Mailer {
  constructor(
    private readonly db: Executor,
    /** Absent: nothing can be sent, and mail waits in the outbox. */
    private readonly jobs?: JobQueue,
  ) {}

  async send(to: string, subject: string, text: string, within: Executor = this.db): Promise<void> {
    const id = randomBytes(16).toString('base64url');
    await within.delete(mail).where(lt(mail.created_at, sql`now() - make_interval(days => ${KEEP_DAYS})`));
    await within.transaction(async (tx) => {
      await tx.insert(mail).values({ id, recipient: to, subject, body: text });
      await this.jobs?.add(tx, 'mail', id);
    });
  }
}
