import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Addresses } from '../../config/addresses.js';
import { projectFile } from '../../config/project-files.js';
import { ApiError } from '../../contract/envelope.js';
import { requireSameSite } from '../../http/security/csrf-guard.js';
import { perMinute } from '../../http/security/rate-limit.js';
import { registerAssets } from '../../pages/assets.js';
import { authenticatePage } from './pages/authenticate-page.js';
import { cardPage } from './pages/card-page.js';
import { SANDBOX_ASSETS } from './pages/framed-page.js';
import type { Sandbox } from './sandbox.js';
import { SandboxError } from './wire.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const FILES = ['card.js', 'authenticate.js', 'frame.js', 'sandbox.css'] as const;

/** As the page around has it. */
const looks = z.object({
  theme: z.enum(['light', 'dark']).nullable().catch(null).default(null),
  submit: z.literal('button').optional().catch(undefined),
});

const word = z.string().max(200);
const typedCard = z.object({ number: word, expiry: word, cvc: word });
const authentication = z.object({ intent: word, client_secret: word, ok: z.boolean() });

const BODY_LIMIT = 4096;
const PER_MINUTE = 60;

/** The pages of the test shop that take the place of Stripe's field and of a bank's, to be framed by our own pages. */
export async function registerSandboxPages(
  app: FastifyInstance,
  sandbox: Sandbox,
  addresses?: Addresses,
): Promise<void> {
  await app.register(async (scope) => registerAssets(scope));
  for (const name of FILES) await serveFile(app, name);

  app.get('/payments/sandbox/card', (request, reply) => {
    const { theme, submit } = looks.parse(request.query);
    return sendPage(reply, cardPage({ theme, button: submit === 'button' }));
  });
  app.get('/payments/sandbox/authenticate', (request, reply) =>
    sendPage(reply, authenticatePage(looks.parse(request.query))),
  );

  const options = { bodyLimit: BODY_LIMIT, ...perMinute(app, PER_MINUTE) };
  app.post('/payments/sandbox/payment_methods', options, async (request, reply) => {
    requireSameSite(request, addresses);
    const { fault, id } = await sandbox.takeCard(read(typedCard, request.body));
    return reply.header('cache-control', 'no-store').send(fault ?? { payment_method: id });
  });
  app.post('/payments/sandbox/authenticate', options, async (request, reply) => {
    requireSameSite(request, addresses);
    const { intent: id, client_secret: secret, ok } = read(authentication, request.body);
    const outcome = await sandbox.authenticate({ id, secret, ok }).catch((error: unknown) => {
      if (error instanceof SandboxError) throw new ApiError('not_found', 'There is no such payment');
      throw error;
    });
    return reply.header('cache-control', 'no-store').send({ ok: outcome === 'done' });
  });
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiError('bad_request', 'The request cannot be read');
  return result.data;
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);

async function serveFile(app: FastifyInstance, name: string): Promise<void> {
  const bytes = await readFile(projectFile(`server/payments/sandbox/pages/${name}`));
  const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  // small, and a new version must not stand beside an old page
  app.get(`${SANDBOX_ASSETS}/${name}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(type).send(bytes),
  );
}
