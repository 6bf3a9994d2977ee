import * as z from 'zod';
import type { Addresses } from './addresses.js';
import { ConfigError, parse, requireWhole, type Settings } from './parse.js';

/** How mail is sent; undefined where it stays in the operator's outbox. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password in it. */
  readonly url: string;
  /** Who it comes from: 'name@example.com' or 'Name <name@example.com>'. */
  readonly from: string;
}

const NAMES = ['SMTP_URL', 'MAIL_FROM'] as const;

const variables = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an e-mail like design@example.com or Design Maker <design@example.com>',
    )
    .optional(),
});

/**
 * Reads how mail is sent. Mails carry links, and where they lead must not be told by the Host header of whoever had them
 * sent: so the addresses must be configured too. Throws a ConfigError.
 */
export function readMail(set: Settings, addresses: Addresses | undefined): MailSettings | undefined {
  requireWhole(set, NAMES);
  const { SMTP_URL: url, MAIL_FROM: from } = parse(variables, set);
  if (url === undefined || from === undefined) return undefined;
  if (!addresses) throw new ConfigError('WEBSITE_URL: must be set, since SMTP_URL is: mails carry links');
  return { url, from };
}
