/** The words for who cannot open what they came for [E-007] [E-008]. */
export type Arrived = 'design' | 'folder';

export const arriving = {
  signIn: 'Sign in to open this design. You come back to it, with what you had not saved.',
  noAccess: 'You have no access to this design',
  noAccessWhy: (email: string) =>
    `It was not shared with ${email}, or it is not there any more. Its owner can let you in.`,
  viewOnly: 'You can view this design',
  viewOnlyWhy: 'It was shared with you to look at. To edit it you need the right from its owner.',
  viewOnlyVisitor: 'It is shared to look at. Sign in if you were invited to edit it.',
  view: 'View the design',
  signInAction: 'Sign in',
  otherAccount: 'Use another account',
  ask: { view: 'Ask for access', edit: 'Ask to edit' },
  asked: {
    design: 'Asked. If the design is still there, its owner has a mail with your address.',
    folder: 'Asked. If the folder is still there, its owner has a mail with your address.',
  } satisfies Record<Arrived, string>,
  notShared: (email: string) =>
    `Nothing at this address is shared with ${email}, or it is not there any more.`,
  failed: 'Something went wrong',
} as const;

export const confirming = {
  title: 'Confirm your e-mail',
  sent: (email: string) => `We sent a link to ${email}. Open it, and this page goes on by itself.`,
  why: 'What is shared with an address opens for whoever has shown that it is theirs.',
  outside: (email: string) =>
    `Your account provider has not confirmed that ${email} is yours. Confirm it there, then log in again.`,
  again: 'Send the link again',
  sentAgain: (email: string) => `The link is on its way to ${email}`,
  confirmed: 'Your e-mail is confirmed',
  failed: 'Something went wrong',
} as const;
