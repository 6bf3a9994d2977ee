import { isPlainName } from '../mail/plain-names.js';

/** What the provider writes to people: short, plain, and nothing secret but the link. */
interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Anybody may register with somebody else's address: what they call themselves must not be news for its owner. */
const greeting = (name: string): string => (isPlainName(name) ? `Hello ${name},` : 'Hello,');

const letter = (name: string, ...paragraphs: string[]): string =>
  [greeting(name), ...paragraphs, 'Design Maker'].join('\n\n') + '\n';

export const MAIL_TEMPLATES = {
  verify: (name: string, link: string): Words => ({
    subject: 'Confirm your e-mail for Design Maker',
    text: letter(
      name,
      'please confirm that this address is yours, so that designs can be shared with you:',
      link,
      'The link works for three days. If you did not create this account, leave the mail alone.',
    ),
  }),
  reset: (name: string, link: string): Words => ({
    subject: 'Set a new password for Design Maker',
    text: letter(
      name,
      'somebody asked for a new password for your account. Set it here:',
      link,
      'The link works for one hour and once. If it was not you, leave the mail alone: nothing changes.',
    ),
  }),
  change: (name: string, link: string): Words => ({
    subject: 'Confirm your new e-mail for Design Maker',
    text: letter(
      name,
      'please confirm that your account is to have this address from now on:',
      link,
      'The link works for one day and once. If you did not ask for it, leave the mail alone: nothing changes.',
    ),
  }),
  emailChanged: (name: string, email: string): Words => ({
    subject: 'Your Design Maker e-mail was changed',
    text: letter(
      name,
      `your account has another address now: ${email}. Log in with it.`,
      'If it was not you, ask whoever runs this site for help.',
    ),
  }),
  passwordChanged: (name: string): Words => ({
    subject: 'Your Design Maker password was changed',
    text: letter(
      name,
      'your password was changed, and you were logged out on all devices.',
      'If it was not you, ask for a new password on the log in page.',
    ),
  }),
} as const;
