import type { Executor } from '../db/database.js';

/** What sends mail: plain text, no attachments. */
export interface Mailer {
  /**
   * Keeps the mail in the database and sees to its sending; it may arrive later, or wait in the operator's outbox. With a
   * transaction, it is sent only if that is kept.
   */
  send(to: string, subject: string, text: string, within?: Executor): Promise<void>;
}
