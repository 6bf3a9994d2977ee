import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.js';
import { moment } from './columns.js';

/** Invitations that were mailed within a day: nobody's mailbox is filled from here. */
export const invitationMail = pgTable(
  'invitation_mail',
  {
    /** Id of the design or folder. */
    target: text('target').notNull(),
    email: text('email').notNull(),
    sender: text('sender')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sent_at: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.target, table.email] }),
    index('invitation_mail_sender').on(table.sender),
    index('invitation_mail_email').on(table.email),
    index('invitation_mail_sent').on(table.sent_at),
  ],
);
