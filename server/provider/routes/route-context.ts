import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from '../../mail/mailer.js';
import type { Services } from '../../services.js';
import type { AccountLimits } from '../accounts/account-limits.js';
import type { FormTokens } from '../provider-keys.js';
import type { Provider } from '../oidc-library.js';
import type { PageContent } from '../../pages/layout.js';

/** What the pages' routes work with. */
export interface RouteParts extends Pick<Services, 'db' | 'sessions'> {
  readonly mailer: Mailer;
  readonly limits: AccountLimits;
  readonly formTokens: FormTokens;
  /** Who a request is for; null for a Host that is none. */
  find(request: FastifyRequest): { readonly provider: Provider; readonly origin: string } | null;
  /** The whole page. */
  page(content: PageContent): Promise<string>;
  /** Does something after the answer went out, so that the answer's time tells nothing about it. */
  later(reply: FastifyReply, work: () => Promise<void>): void;
}
