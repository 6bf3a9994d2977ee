import cookie from '@fastify/cookie';
import fastify from 'fastify';
import * as oidc from 'openid-client';
import { Sessions } from '../../../server/accounts/sessions.js';
import type { Database } from '../../../server/db/database.js';
import type { Mailer } from '../../../server/mail/mailer.js';
import { createEmbeddedProvider } from '../../../server/provider/embedded-provider.js';

const CLIENT = {
  client_id: 'design',
  client_secret: 's'.repeat(32),
  redirect_path: '/auth/callback',
  signed_out_path: '/auth/signed-out',
};

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type ProviderServer = Awaited<ReturnType<typeof providerServer>>;

/** The provider alone on a free port, with a product that only takes codes. */
export async function providerServer(
  database: Database,
  options: {
    readonly allowedOrigins?: readonly string[];
    readonly website?: string;
    readonly port?: number;
    /** Where a sign-in leads, by its state. */
    readonly returns?: (state: string) => string | undefined;
  } = {},
) {
  const mails: SentMail[] = [];
  const mailer: Mailer = {
    send: async (to, subject, text) => void mails.push({ to, subject, text }),
  };
  const sessions = new Sessions(database);
  await sessions.start();
  const provider = await createEmbeddedProvider({
    ...{ services: { db: database.db, sessions }, clients: [CLIENT], mailer },
    returnOf: (state) => Promise.resolve(options.returns?.(state)),
    allowedOrigins: options.allowedOrigins ?? 'any',
    ...(options.website !== undefined && { website: options.website }),
  });
  const app = fastify({ trustProxy: (_, hop) => hop < 1 });
  await app.register(cookie);
  await provider.register(app);
  app.get('/auth/callback', (_request, reply) => reply.send('back'));
  app.get('/auth/signed-out', (_request, reply) => reply.send('signed out'));
  const origin = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const { issuer, fetch } = provider.at(options.allowedOrigins?.[0] ?? origin);
  const client = await oidc.discovery(new URL(issuer), CLIENT.client_id, CLIENT.client_secret, undefined, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
    [oidc.customFetch]: fetch as oidc.CustomFetch,
  });
  return { app, origin, provider, client, mails, sessions, close: () => app.close() };
}

/** The link in a mail. */
export const linkIn = ({ text }: SentMail): string => /https?:\S+/.exec(text)![0];

/** Begins a sign-in as a product does. */
export async function departure({ client, origin }: ProviderServer, more: Record<string, string> = {}) {
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const address = oidc.buildAuthorizationUrl(client, {
    ...{ redirect_uri: `${origin}/auth/callback`, scope: 'openid profile email', state, nonce },
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
  const redeem = (callback: string) =>
    oidc.authorizationCodeGrant(client, new URL(callback), {
      ...{ pkceCodeVerifier: codeVerifier, expectedState: state, expectedNonce: nonce },
    });
  return { address, redeem };
}

interface Cookie {
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

/** A browser without scripts: keeps cookies by path, follows redirects, fills in forms. */
export class Browser {
  cookies: Cookie[] = [];
  url = '';
  status = 0;
  text = '';
  headers = new Headers();
  /** Every cookie it was ever given, one a line. */
  given = '';

  async open(address: string | URL, init: RequestInit = {}): Promise<this> {
    let target = new URL(address, this.url || undefined);
    let request = init;
    for (;;) {
      const response = await this.#fetch(target, request);
      const location = response.headers.get('location');
      this.url = target.href;
      this.status = response.status;
      this.headers = response.headers;
      this.text = await response.text();
      if (location === null) return this;
      target = new URL(location, target);
      request = {};
    }
  }

  /** Sends the form of the page with what a reader would type. */
  submit(typed: Record<string, string>, headers: Record<string, string> = {}): Promise<this> {
    const { action, init } = this.#filledIn(typed, headers);
    return this.open(action, init);
  }

  /** The same, but stays where the answer would lead on; gives that address. */
  async submitWithoutFollowing(typed: Record<string, string>): Promise<string> {
    const { action, init } = this.#filledIn(typed);
    const response = await this.#fetch(new URL(action, this.url), init);
    return response.headers.get('location')!;
  }

  /** What the form of the page carries unseen. */
  hidden(): Record<string, string> {
    const found = [...this.text.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]+)"/g)];
    return Object.fromEntries(found.map(([, name, value]) => [name!, value!]));
  }

  #filledIn(typed: Record<string, string>, headers: Record<string, string> = {}) {
    const action = /<form[^>]*action="([^"]+)"/s.exec(this.text)?.[1];
    if (!action) throw new Error(`no form on ${this.url}: ${this.status}`);
    const fields = { ...this.hidden(), ...typed };
    const init = {
      method: 'POST',
      headers: { origin: new URL(this.url).origin, 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(fields),
    };
    return { action, init };
  }

  /** Sends the form of this page as if it were the one another browser looks at. */
  submitTo(other: Browser, typed: Record<string, string>): Promise<this> {
    this.cookies = other.cookies;
    this.text = this.text.replace(/action="[^"]+"/, /action="[^"]+"/.exec(other.text)![0]);
    return this.submit(typed);
  }

  async #fetch(target: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const sent = this.cookies.filter(({ path }) => target.pathname.startsWith(path));
    headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const given of response.headers.getSetCookie()) this.#keep(given);
    return response;
  }

  #keep(given: string): void {
    this.given += `${given}\n`;
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(given)!;
    const path = /;\s*path=([^;]+)/i.exec(given)?.[1] ?? '/';
    this.cookies = this.cookies.filter((known) => known.name !== name || known.path !== path);
    if (value !== '' && !/expires=Thu, 01 Jan 1970/i.test(given))
      this.cookies.push({ name: name!, value: value!, path });
  }
}
