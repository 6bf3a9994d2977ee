import { MOST_ADDRESSES, type AddressFault } from './inviting/email-addresses.js';
import type { Invitable } from './share-target.js';

/** The share modal's words; those of the specs letter for letter. */
export const share = {
  action: 'Share',
  title: 'Share your design',
  folderTitle: 'Share your folder',
  templateTitle: 'Template share link',
  linkSharing: 'Link sharing',
  canEdit: 'Anyone with link can edit',
  canView: 'Anyone with link can view',
  enable: 'Enable Link Sharing',
  disable: 'Disable Link Sharing',
  enabled: 'Link Sharing Enabled',
  disabled: 'Link Sharing Disabled',
  choose: 'Please choose edit or view rights',
  link: 'Link to the design',
  copy: 'Copy link',
  copied: 'Link copied to clipboard',
  notYours: 'Only the owner can change access. The link works for anyone invited.',
  loading: 'Loading',
  failed: 'something went wrong',
  retry: 'Try again',
} as const;

/** Inviting by e-mail. */
export const invite = {
  field: 'Invite by e-mail',
  example: 'mira@dockhall.example',
  right: 'Access',
  roles: { view: 'Can View', edit: 'Can Edit' },
  send: 'Send Invites',
  removeAddress: (address: string) => `Remove ${address}`,
  success: {
    design: 'design shared successfully!',
    folder: 'Shared folder successfully!',
  } satisfies Record<Invitable['kind'], string>,
  failure: {
    design: 'Unable to share, something went wrong',
    folder: 'Failed to share folder.',
  } satisfies Record<Invitable['kind'], string>,
} as const;

/** The red line below the addresses. */
export function faultText(fault: AddressFault): string {
  switch (fault.kind) {
    case 'none':
      return 'Enter at least one e-mail address';
    case 'own':
      return 'This is your own address';
    case 'many':
      return `At most ${MOST_ADDRESSES} people can be invited at once`;
    case 'invalid':
      return fault.addresses.length === 1
        ? `${fault.addresses[0]} is not an e-mail address`
        : `${listed(fault.addresses)} are not e-mail addresses`;
  }
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who has access. */
export const people = {
  list: 'People with access',
  owner: 'Owner',
  you: (name: string) => `${name} (you)`,
  roleOf: (name: string, role: string) => `${role}, ${name}`,
  remove: 'Remove',
} as const;

/** The address that leads to what was shared. */
export const sharedLink = {
  title: 'Shared with you',
  loading: 'Opening',
  failed: 'Something went wrong',
  signIn: 'Sign in to open what was shared with you',
} as const;
