import { isPlainName, isPlainTitle } from '../../mail/plain-names.js';

interface AccessRequestDetails {
  readonly kind: 'design' | 'folder';
  /** What the design or folder is called. */
  readonly name: string;
  readonly asker: { readonly name: string; readonly email: string };
  readonly role: 'view' | 'edit';
  readonly link: string;
}

/** What an owner is written when somebody asks for a right [E-007]. The asker's address is a confirmed one. */
export function accessRequestMail({ kind, name, asker, role, link }: AccessRequestDetails) {
  const who = isPlainName(asker.name) ? `${asker.name} (${asker.email})` : asker.email;
  const what = isPlainTitle(name) ? `your ${kind} “${name}”` : `a ${kind} of yours`;
  const paragraphs = [
    'Hello,',
    `${who} asks to ${role} ${what}:`,
    link,
    `To let them, open it, choose Share and invite ${asker.email}. Otherwise do nothing: they are told no more.`,
    'Design Maker',
  ];
  return { subject: `Somebody asks for access to a ${kind}`, text: `${paragraphs.join('\n\n')}\n` };
}
