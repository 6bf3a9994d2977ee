import * as oidc from 'openid-client';
import { CALLBACK_PATH, SIGNED_OUT_PATH, type LoginMode, type SignInFault } from '../contract/sign-in.js';
import type { Executor } from '../db/database.js';
import { storeAttempt, takeAttempt, type SignInAttempt } from './sign-in-attempts.js';
import { isTransient, type ProviderClients } from './provider-clients.js';
import { productOf, START_PAGE } from '../http/security/return-address.js';
import type { Product, Sessions } from './sessions.js';
import { upsertUser, type Claims } from './upsert-user.js';

/** How long a session lasts, ms, when it is kept, and when it should end with the browser. */
const KEPT_LASTS = 30 * 24 * 3_600_000;
const UNKEPT_LASTS = 24 * 3_600_000;

/** Nobody was signed in. `returnTo` is where to say so; the message is for the log. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';

  constructor(
    readonly fault: SignInFault,
    readonly returnTo: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** True for what users do: they refuse, give up or come too late. Anything else an operator should hear of. */
  get isExpected(): boolean {
    return this.cause === undefined || this.cause instanceof oidc.AuthorizationResponseError;
  }
}

interface SignInStart {
  /** The secret in the browser's sign-in cookie. */
  readonly browser: string;
  readonly mode: LoginMode;
  /** A safe path and query. */
  readonly returnTo: string;
  /** Ours, where the callback is. */
  readonly origin: string;
}

interface SignInCallback {
  readonly browser: string | undefined;
  readonly origin: string;
  /** What the provider put into the address. */
  readonly query: URLSearchParams;
  /** The secret of the session this browser had. */
  readonly oldSession: string | undefined;
  /** False: the session is to end with the browser. */
  readonly keep: boolean;
  /** What the browser is, in words. */
  readonly device?: string;
}

export interface CompletedSignIn {
  readonly returnTo: string;
  readonly secret: string;
  /** Of the cookie, seconds; absent: until the browser is closed. */
  readonly maxAge?: number;
}

interface Parts {
  readonly db: Executor;
  readonly sessions: Sessions;
  readonly clients: ProviderClients;
  /** What a new account begins with; the usual number unless told. */
  readonly welcomeCredits?: number;
}

/** The way to the account provider and back: authorization code with PKCE, state and nonce. */
export class SignIn {
  constructor(private readonly parts: Parts) {}

  /** Where to send the browser. Throws SignInFailed. */
  async start({ browser, mode, returnTo, origin }: SignInStart): Promise<URL> {
    const product = productOf(returnTo);
    const client = await this.#client(product, origin, returnTo);
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const attempt = { product, state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier, returnTo };
    await storeAttempt(this.parts.db, browser, attempt);
    return oidc.buildAuthorizationUrl(client, {
      redirect_uri: `${origin}${CALLBACK_PATH}`,
      scope: 'openid profile email',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...hints(mode, client.serverMetadata()),
    });
  }

  /**
   * Checks what the provider sent back and begins a session, always a new one: a secret that was planted in the browser
   * before never becomes a signed-in one. Throws SignInFailed.
   */
  async complete(callback: SignInCallback): Promise<CompletedSignIn> {
    const { browser, origin, query, oldSession, keep, device = '' } = callback;
    const { db, sessions, clients, welcomeCredits } = this.parts;
    const state = query.get('state');
    const attempt = browser && state ? await takeAttempt(db, browser, state) : null;
    if (!attempt)
      throw new SignInFailed('failed', START_PAGE, 'no sign-in of this browser fits the callback');
    const { product, returnTo } = attempt;
    const client = await this.#client(product, origin, returnTo);
    const { claims, idToken } = await redeem(client, attempt, origin, query);
    const userId = await upsertUser(db, clients.provider.name, claims, welcomeCredits).catch(
      (error: unknown) => {
        throw failed(returnTo, error);
      },
    );
    await sessions.end(oldSession);
    await sessions.userChanged(userId);
    const lasts = keep ? KEPT_LASTS : UNKEPT_LASTS;
    const secret = await sessions.begin({ userId, product, idToken, lasts, device });
    return { returnTo, secret, ...(keep && { maxAge: KEPT_LASTS / 1000 }) };
  }

  /** Where the provider ends its own session; null when it cannot. Throws ProviderUnavailable. */
  async signOutUrl(
    ended: { readonly product: Product; readonly idToken: string | null },
    origin: string,
    state: string,
  ): Promise<URL | null> {
    const client = await this.parts.clients.of(ended.product, origin);
    if (client.serverMetadata().end_session_endpoint === undefined) return null;
    return oidc.buildEndSessionUrl(client, {
      post_logout_redirect_uri: `${origin}${SIGNED_OUT_PATH}`,
      state,
      ...(ended.idToken !== null && { id_token_hint: ended.idToken }),
    });
  }

  async #client(product: Product, origin: string, returnTo: string): Promise<oidc.Configuration> {
    return this.parts.clients.of(product, origin).catch((error: unknown) => {
      throw failed(returnTo, error);
    });
  }
}

/** `screen_hint` is what providers have agreed on without a standard; `prompt=create` is the standard for registering. */
function hints(mode: LoginMode, server: oidc.ServerMetadata): Record<string, string> {
  if (mode === 'login') return {};
  const prompts = server['prompt_values_supported'];
  const creates = mode === 'register' && Array.isArray(prompts) && prompts.includes('create');
  return { screen_hint: mode, ...(creates && { prompt: 'create' }) };
}

async function redeem(
  client: oidc.Configuration,
  { state, nonce, codeVerifier, returnTo }: SignInAttempt,
  origin: string,
  query: URLSearchParams,
): Promise<{ claims: Claims; idToken: string | null }> {
  try {
    const address = new URL(`${origin}${CALLBACK_PATH}?${query.toString()}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
    const tokens = await oidc.authorizationCodeGrant(client, address, { ...checks, idTokenExpected: true });
    const claims = tokens.claims()!;
    const more =
      claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
        ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
        : {};
    return { claims: { ...claims, ...more }, idToken: tokens.id_token ?? null };
  } catch (error) {
    throw failed(returnTo, error);
  }
}

/** The provider's own words may hold what it was sent: the log gets the kind of the failure alone. */
const failed = (returnTo: string, error: unknown): SignInFailed =>
  new SignInFailed(isTransient(error) ? 'unavailable' : 'failed', returnTo, wordsOf(error), error);

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, ...codesOf(error)].join(': ');
}

/** What the provider calls the failure, such as 'invalid_client'; of all it said only this is sure to hold no secret. */
function codesOf(error: Error): string[] {
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return error.cause.flatMap(({ parameters }) => parameters.error ?? []);
  return error instanceof oidc.ResponseBodyError ? [error.error] : [];
}
