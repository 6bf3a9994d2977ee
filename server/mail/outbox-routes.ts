import '@fastify/cookie';
import { desc, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COOKIES } from '../contract/cookies.js';
import { mail } from '../db/schema.js';
import { principalOf } from '../http/security/principal-of.js';
import { apiOrigin, isSecure } from '../http/security/origins.js';
import { registerAssets } from '../pages/assets.js';
import type { Services } from '../services.js';
import { isOutboxKey, OUTBOX_PATH } from './outbox-key.js';
import { outboxPage } from './outbox-page.js';

/** As many mails are shown. */
const MOST = 100;
const KEY_COOKIE = COOKIES.outbox.name;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-ancestors 'none'";

/**
 * The operator's outbox, where no mail can be sent. It holds links that open accounts: it is for admins and for who has
 * the key that was printed at the start. To everybody else the page does not exist.
 */
export async function registerOutbox(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'sessions' | 'addresses'>,
  key: string,
): Promise<void> {
  await app.register(async (scope) => registerAssets(scope));
  const maySee = async (request: FastifyRequest): Promise<boolean> =>
    isOutboxKey(key, request.cookies[KEY_COOKIE]) ||
    (await principalOf(services, request)).user?.type === 'admin';
  // the address may carry the key, which belongs in no log
  app.get(OUTBOX_PATH, { logLevel: 'warn' }, async (request, reply) => {
    const given = (request.query as { key?: unknown }).key;
    if (isOutboxKey(key, given)) {
      reply.setCookie(KEY_COOKIE, key, {
        ...{
          path: OUTBOX_PATH,
          httpOnly: true,
          sameSite: 'lax',
          secure: isSecure(request, services.addresses),
        },
      });
      return reply.redirect(OUTBOX_PATH, 303);
    }
    if (!(await maySee(request))) return reply.callNotFound();
    const { recipient, subject, body, created_at } = mail;
    const mails = await services.db
      .select({ recipient, subject, body, created_at })
      .from(mail)
      .where(isNull(mail.sent_at))
      .orderBy(desc(created_at))
      .limit(MOST);
    const origin = apiOrigin(request, services.addresses);
    const website = services.addresses?.website ?? origin;
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(mails, { most: MOST, origin, website }));
  });
}
