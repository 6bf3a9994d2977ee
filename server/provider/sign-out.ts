import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Executor } from '../db/database.js';
import { revokeGrants } from './oidc-adapter.js';

/** The page for somebody whose browser came to sign out without saying where to go then. */
export type SignedOutPage = () => Promise<string>;

/**
 * Signs out at once. The library asks 'Do you want to sign out?' on a page of its own; whoever pressed Log out in the
 * product did say so. Only what another site started without proof of knowing the session is let pass without effect.
 */
export const signOutAtOnce =
  (db: Executor, page: SignedOutPage) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
    if (isMeant(ctx)) await endSession(ctx, db);
    const target = returnAddress(ctx);
    if (target) return ctx.redirect(target);
    ctx.type = 'html';
    ctx.body = await page();
  };

/** Anybody has an ID token of their own: only the user's own one shows that the website means this user. */
function isMeant(ctx: KoaContextWithOIDC): boolean {
  const { entities, session } = ctx.oidc;
  const shown = entities.IdTokenHint?.payload['sub'];
  return ctx.get('sec-fetch-site') !== 'cross-site' || (shown !== undefined && shown === session?.accountId);
}

async function endSession(ctx: KoaContextWithOIDC, db: Executor): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (!session) return;
  const authorizations = Object.values(session.authorizations ?? {});
  await revokeGrants(
    db,
    authorizations.flatMap(({ grantId }) => (grantId ? [grantId] : [])),
  );
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/account', signed: true, overwrite: true });
}

/** Checked against the client's addresses by the library, which unsets what is not one of them. */
function returnAddress(ctx: KoaContextWithOIDC): string | null {
  const { post_logout_redirect_uri: to, state } = ctx.oidc.params ?? {};
  if (typeof to !== 'string') return null;
  const url = new URL(to);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
