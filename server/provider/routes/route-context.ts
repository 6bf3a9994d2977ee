import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mailer } from '../../mail/mailer.js';
import type { Services } from '../../services.js';
import type { AccountLimits } from '../accounts/account-limits.js';
import type { FormTokens } from '../provider-keys.js';
import type { Provider } from '../oidc-library.js';
import type { KnownDevices } from './known-device.js';
import type { PageContent } from '../../pages/layout.js';

/** What the pages' routes work with. */
export interface RouteContext extends Pick<Services, 'db' | 'sessions'> {
  readonly mailer: Mailer;
  readonly limits: AccountLimits;
  readonly formTokens: FormTokens;
  readonly devices: KnownDevices;
  /** Who a request is for; null for a Host that is none. */
  find(request: FastifyRequest): { readonly provider: Provider; readonly origin: string } | null;
  /** Where the product goes on to after the sign-in it knows by `state`; undefined when it cannot tell. */
  returnOf(state: string): Promise<string | undefined>;
  /** The whole page. */
  page(content: PageContent): Promise<string>;
  /** Does something after the response went out, so that its time tells nothing about it. */
  afterResponse(reply: FastifyReply, work: () => Promise<void>): void;
}
