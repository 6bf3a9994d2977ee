/** What sends mail: plain text, no attachments. */
export interface Mailer {
  /** Keeps the mail in the database and sees to its sending; it may arrive later, or wait in the operator's outbox. */
  send(to: string, subject: string, text: string): Promise<void>;
}
