import type { FastifyInstance, FastifyReply } from 'fastify';
import { perMinute } from '../../http/security/rate-limit.js';
import { NOTES } from '../pages/link-pages.js';
import { STEPS } from '../pages/sign-in-pages.js';
import { PageInstead } from './form-scope.js';
import { forgotPassword, showForgot } from './forgot-password.js';
import { logIn, showLogIn } from './log-in.js';
import type { RouteParts } from './route-context.js';
import { register, showRegister } from './register.js';
import { findStep, type Step } from './interaction.js';

interface StepPage {
  readonly show: (step: Step) => Promise<FastifyReply>;
  readonly submit: (step: Step) => Promise<FastifyReply>;
}

const PAGES: Readonly<Record<string, StepPage>> = {
  [STEPS.logIn]: { show: showLogIn, submit: logIn },
  [STEPS.register]: { show: showRegister, submit: register },
  [STEPS.forgot]: { show: showForgot, submit: forgotPassword },
};

/** What the product may ask to be shown first (spec 1 section 4). */
const FIRST: Readonly<Record<string, string>> = { register: STEPS.register, forgot_password: STEPS.forgot };

/** Pages asked for from one address: a school behind it logs in at the beginning of a lesson. */
const PER_MINUTE = 600;

/** The pages of a sign-in that is under way. */
export function registerSteps(scope: FastifyInstance, parts: RouteParts): void {
  const base = '/account/interaction/:uid';
  const limit = perMinute(scope, PER_MINUTE);
  scope.get(base, limit, async (request, reply) => {
    const step = await findStep(parts, request, reply);
    return reply.redirect(`${step.base}/${FIRST[step.hints.screen] ?? STEPS.logIn}`, 303);
  });
  scope.route({
    method: ['GET', 'POST'],
    url: `${base}/:page`,
    ...limit,
    handler: async (request, reply) => {
      const page = PAGES[(request.params as { page: string }).page];
      if (!page) throw new PageInstead(404, NOTES.failed);
      const step = await findStep(parts, request, reply);
      return request.method === 'POST' ? page.submit(step) : page.show(step);
    },
  });
}
