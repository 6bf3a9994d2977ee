import type { Scope } from '../../../../server/contract/scopes.js';
import { bidiIsolate } from '../../../../server/contract/bidi-isolate.js';

/** The words of what scripts need. */
export const shownOnce = {
  hint: 'Copy it now. It is not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
} as const;

export const tokens = {
  title: 'Access tokens',
  about: 'For scripts that act in your name. Treat a token like a password.',
  docs: 'API documentation',
  name: 'Name',
  nameHint: 'What it is for, such as Nightly posters',
  scopes: 'What it may do',
  scope: {
    'designs:read': 'See your designs and templates',
    'designs:write': 'Make, change and delete designs',
    'renders:write': 'Render designs as files',
  } satisfies Record<Scope, string>,
  lasts: 'Lasts',
  days: (days: number | null) => (days === null ? 'Until you revoke it' : `${days} days`),
  action: 'Create token',
  made: 'Your new token',
  none: 'You have no tokens yet.',
  used: (day: string) => `Last used ${day}`,
  unused: 'Never used',
  ends: (day: string) => `Ends ${day}`,
  over: 'Expired',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${bidiIsolate(name)}`,
  revoked: 'The token is revoked',
  chooseScope: 'Choose what it may do',
} as const;

export const webhooks = {
  title: 'Webhooks',
  about: 'Addresses that are told when a render is done.',
  url: 'Address',
  urlHint: 'An https address of your own server',
  action: 'Add address',
  made: 'Signing secret',
  none: 'No address is told yet.',
  told: (day: string) => `Last told ${day}`,
  untold: 'Not told yet',
  fault: (fault: string) => `The last message failed: ${fault}`,
  remove: 'Delete',
  removeOf: (url: string) => `Delete ${bidiIsolate(url)}`,
  removed: 'The address is deleted',
} as const;

export const sure = 'Press again to confirm';
