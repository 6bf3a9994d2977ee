import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEEP_COOKIE } from '../../contract/sign-in.js';
import type { FieldErrors } from '../accounts/field-validation.js';
import type { Provider } from '../oidc-library.js';
import { clientNetwork } from '../../http/security/client-network.js';
import { NOTES } from '../pages/link-pages.js';
import type { SignInFormState } from '../pages/sign-in-pages.js';
import { PageError, type Fields } from './form-scope.js';
import type { RouteContext } from './route-context.js';

/** How long the product has to read the choice after a log in, seconds. */
const KEEP_AGE = 600;

/** One sign-in under way, as a request to one of its pages finds it. */
export interface Interaction {
  readonly context: RouteContext;
  readonly provider: Provider;
  readonly origin: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whose limits count. */
  readonly from: string;
  readonly base: string;
  readonly uid: string;
  readonly hints: { readonly screen: string; readonly email: string };
  /** What the product knows its sign-in by. */
  readonly state: string;
  /** What was typed; empty when the page is only looked at. */
  readonly fields: Fields;
}

/** Finds the sign-in by its cookie. Throws the page that says it is too old. */
export async function findInteraction(
  context: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction> {
  const found = context.find(request);
  if (!found) throw new PageError(400, NOTES.failed);
  const { uid } = request.params as { uid: string };
  const details = await found.provider.interactionDetails(request.raw, reply.raw).catch(tooOld);
  if (details.uid !== uid || details.prompt.name !== 'login') throw new PageError(400, NOTES.expired);
  const fields = (request.body ?? {}) as Fields;
  if (request.method === 'POST' && !context.formTokens.isOf(uid, fields['form_token'] ?? ''))
    throw new PageError(403, NOTES.expired);
  const { screen_hint, login_hint, state } = details.params;
  return {
    ...{ context, ...found, request, reply, uid, fields, from: clientNetwork(request.ip) },
    base: `/account/interaction/${uid}`,
    hints: { screen: textOf(screen_hint), email: textOf(login_hint) },
    state: textOf(state),
  };
}

function tooOld(error: unknown): never {
  if ((error as { statusCode?: number }).statusCode === 400) throw new PageError(400, NOTES.expired);
  throw error;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/** What the form shows: as it was typed, or as it begins. */
export function stateOf(
  { context, uid, base, hints, fields, request }: Interaction,
  errors: FieldErrors = {},
  problem?: string,
): SignInFormState {
  const { name = '', email = hints.email } = fields;
  return {
    ...{ base, errors, formToken: context.formTokens.of(uid), values: { name, email } },
    keep: request.method === 'POST' ? keeps(fields) : true,
    ...(problem !== undefined && { problem }),
  };
}

const keeps = (fields: Fields): boolean => fields['keep'] === '1';

/** Somebody has proved who they are: back to the provider, which sends them on to the product. */
export async function finishInteraction(interaction: Interaction, accountId: string): Promise<FastifyReply> {
  const { provider, request, reply, fields, origin } = interaction;
  const keep = keeps(fields);
  const result = { login: { accountId, remember: keep } };
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  reply.setCookie(KEEP_COOKIE, keep ? '1' : '0', {
    ...{ path: '/auth', httpOnly: true, sameSite: 'lax', maxAge: KEEP_AGE },
    secure: origin.startsWith('https:'),
  });
  return reply.redirect(next, 303);
}
