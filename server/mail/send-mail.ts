import { and, eq, isNull } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/mail.js';
import type { Executor } from '../db/database.js';
import { mail } from '../db/schema.js';

/** How long the mail server may keep us waiting, ms: other jobs wait with us. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * The job that sends a kept mail. It throws when the mail server does not take it, and is tried again. A worker that dies
 * between sending and noting it sends it twice, which is better than never.
 */
export function mailSender(db: Executor, settings: MailSettings | undefined): (id: string) => Promise<void> {
  // one that was meant to be sent stays in the outbox once the settings are gone
  if (!settings) return () => Promise.resolve();
  const transport = createTransport({ url: settings.url, ...PATIENCE });
  return async (id) => {
    const [waiting] = await db
      .select()
      .from(mail)
      .where(and(eq(mail.id, id), isNull(mail.sent_at)));
    if (!waiting) return;
    const { recipient, subject, body } = waiting;
    await transport.sendMail({
      ...{ from: settings.from, to: { name: '', address: recipient }, subject, text: body },
      // nothing in a mail of ours is a file or an address to fetch
      ...{ disableFileAccess: true, disableUrlAccess: true },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    await db.update(mail).set({ sent_at: new Date() }).where(eq(mail.id, id));
  };
}
