import type { FastifyInstance, FastifyReply } from 'fastify';
import { perMinute } from '../../http/security/rate-limit.js';
import { NOTES } from '../pages/link-pages.js';
import { SIGN_IN_PAGES } from '../pages/sign-in-pages.js';
import { PageError } from './form-scope.js';
import { forgotPassword, showForgot } from './forgot-password.js';
import { logIn, showLogIn } from './log-in.js';
import type { RouteContext } from './route-context.js';
import { register, showRegister } from './register.js';
import { findInteraction, type Interaction } from './interaction.js';

interface InteractionPage {
  readonly show: (interaction: Interaction) => Promise<FastifyReply>;
  readonly submit: (interaction: Interaction) => Promise<FastifyReply>;
}

const PAGES: Readonly<Record<string, InteractionPage>> = {
  [SIGN_IN_PAGES.logIn]: { show: showLogIn, submit: logIn },
  [SIGN_IN_PAGES.register]: { show: showRegister, submit: register },
  [SIGN_IN_PAGES.forgot]: { show: showForgot, submit: forgotPassword },
};

/** What the product may ask to be shown first (spec 1 section 4). */
const FIRST: Readonly<Record<string, string>> = {
  register: SIGN_IN_PAGES.register,
  forgot_password: SIGN_IN_PAGES.forgot,
};

/** Pages asked for from one address: a school behind it logs in at the beginning of a lesson. */
const PER_MINUTE = 600;

/** The pages of a sign-in that is under way. */
export function registerInteractions(scope: FastifyInstance, context: RouteContext): void {
  const base = '/account/interaction/:uid';
  const limit = perMinute(scope, PER_MINUTE);
  scope.get(base, limit, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply);
    return reply.redirect(
      `${interaction.base}/${FIRST[interaction.hints.screen] ?? SIGN_IN_PAGES.logIn}`,
      303,
    );
  });
  scope.route({
    method: ['GET', 'POST'],
    url: `${base}/:page`,
    ...limit,
    handler: async (request, reply) => {
      const page = PAGES[(request.params as { page: string }).page];
      if (!page) throw new PageError(404, NOTES.failed);
      const interaction = await findInteraction(context, request, reply);
      return request.method === 'POST' ? page.submit(interaction) : page.show(interaction);
    },
  });
}
