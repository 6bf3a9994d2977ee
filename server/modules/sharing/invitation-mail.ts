import { isPlainName, isPlainTitle } from '../../mail/plain-names.js';

export interface InvitationDetails {
  readonly kind: 'design' | 'folder';
  /** Who shares. */
  readonly sender: string;
  /** What the design or folder is called. */
  readonly name: string;
  readonly role: 'view' | 'edit';
  readonly link: string;
}

/** What who was invited is written. Names are carried only where nobody can advertise with them. */
export function invitationMail({ kind, sender, name, role, link }: InvitationDetails) {
  const who = isPlainName(sender) ? sender : 'Somebody';
  const what = isPlainTitle(name) ? `the ${kind} “${name}”` : `a ${kind}`;
  const may = role === 'edit' ? 'view and edit' : 'view';
  const paragraphs = [
    'Hello,',
    `${who} shared ${what} with you. You can ${may} it:`,
    link,
    'Log in with this e-mail address, or create an account with it, to see it. If you do not know who shared it, leave the mail alone.',
    'Design Maker',
  ];
  return { subject: `A ${kind} was shared with you`, text: `${paragraphs.join('\n\n')}\n` };
}
