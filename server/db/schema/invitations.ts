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

/** Who asked an owner for access within a day: an owner hears of it once, and nobody's mailbox is filled from here. */
export const accessRequest = pgTable(
  'access_request',
  {
    /** Id of the design or folder, whether or not there is one: nobody finds out here what exists. */
    target: text('target').notNull(),
    /** Who asks. */
    asker: text('asker')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Who was mailed; null when there was nobody to ask. */
    owner: text('owner').references(() => user.id, { onDelete: 'cascade' }),
    asked_at: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.target, table.asker] }),
    index('access_request_asker').on(table.asker),
    index('access_request_owner').on(table.owner),
    index('access_request_asked').on(table.asked_at),
  ],
);
