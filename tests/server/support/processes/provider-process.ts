/**
 * An account provider that is not ours, in a process of its own: oidc-provider as its makers ship it, with keys and records
 * in memory. Whoever is sent here is the person its operator chose last, at once, or refuses.
 *
 * Arguments: port, the product's origin. POST /test/next (JSON: sub, email, email_verified, name, or refuse: true) says who
 * comes next; GET /test/seen lists the parameters of the requests for authorization and for ending a session.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';

interface Person {
  readonly sub: string;
  readonly refuse?: boolean;
  readonly [claim: string]: unknown;
}

const [port = '', product = ''] = process.argv.slice(2);
const people = new Map<string, Person>();
const seen: Record<string, string>[] = [];
let next: Person = { sub: 'ann', email: 'Ann@Example.com', email_verified: true, name: 'Ann' };

const client = (id: string) => ({
  client_id: id,
  client_secret: `${id}-secret-of-32-letters-and-more`,
  redirect_uris: [`${product}/auth/callback`],
  post_logout_redirect_uris: [`${product}/auth/signed-out`],
});

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [client('the-design-client'), client('the-mockup-client')],
  cookies: { keys: ['a key of this test'] },
  pkce: { required: () => true },
  scopes: ['openid', 'profile', 'email'],
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  extraParams: ['screen_hint'],
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => void (ctx.body = `<body>${form}</body>`),
    },
  },
  interactions: { url: (_ctx, { uid }) => `/test/interaction/${uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client!.clientId,
      accountId: ctx.oidc.session!.accountId!,
    });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
});

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url!, `http://127.0.0.1:${port}`);
  if (pathname === '/test/next') {
    next = JSON.parse(await body(request)) as Person;
    return response.end();
  }
  if (pathname === '/test/seen') return response.end(JSON.stringify(seen));
  if (pathname.startsWith('/test/interaction/')) {
    people.set(next.sub, next);
    const result = next.refuse ? { error: 'access_denied' } : { login: { accountId: next.sub } };
    return provider.interactionFinished(request, response, result);
  }
  if (['/auth', '/session/end'].includes(pathname)) seen.push(Object.fromEntries(searchParams));
  return provider.callback()(request, response);
}

createServer((request, response) => void answer(request, response)).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
);

// whoever started it is gone, perhaps without a word
process.stdin.resume().on('close', () => process.exit());
