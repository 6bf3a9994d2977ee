import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../config/mail.js';
import type { Services } from '../services.js';
import type { Mailer } from './mailer.js';
import { outboxKey } from './outbox-key.js';
import { registerOutbox } from './outbox-routes.js';
import { mailSender } from './send-mail.js';
import { StoredMailer } from './stored-mailer.js';

export interface MailSetup {
  readonly mailer: Mailer;
  /** The job `mail`. */
  readonly send: (id: string) => Promise<void>;
  /** Where mail stays when none can be sent. */
  readonly outbox?: { readonly key: string; register(app: FastifyInstance): Promise<void> };
}

type Parts = Pick<Services, 'db' | 'jobs' | 'sessions' | 'addresses'>;

/** The way of mail that the configuration asks for. */
export async function createMail(settings: MailSettings | undefined, parts: Parts): Promise<MailSetup> {
  const { db, jobs } = parts;
  const send = mailSender(db, settings);
  if (settings) return { mailer: new StoredMailer(db, jobs), send };
  const key = await outboxKey(db);
  const register = (app: FastifyInstance) => registerOutbox(app, parts, key);
  return { mailer: new StoredMailer(db), send, outbox: { key, register } };
}
