import { expect, it } from 'vitest';
import { invitationMail, type InvitationDetails } from '../../../server/modules/sharing/invitation-mail.js';

const LINK = 'https://design.example/designmaker/start/share/folder/abc';
const words = (about: Partial<InvitationDetails>): InvitationDetails => ({
  ...{ kind: 'folder', sender: 'Ann Lee', name: 'Trips', role: 'view', link: LINK },
  ...about,
});

it('says who shares what, what one may do and where it is', () => {
  const { subject, text } = invitationMail(words({}));
  expect(subject).toBe('A folder was shared with you');
  expect(text).toMatch(/^Hello,\n\nAnn Lee shared the folder “Trips” with you\. You can view it:\n\nhttps:/);
  expect(invitationMail(words({ role: 'edit' })).text).toContain('You can view and edit it:');
});

it.each([
  'Menu 2026',
  "Bo's birthday (draft)",
  'Flyer A5, front & back',
  'Größe',
  '夏のセール',
  'Copy of Card 12',
])('carries the name %s', (name) => expect(invitationMail(words({ name })).text).toContain(`“${name}”`));

it.each(['Mira 🌊', 'Bo <b>', '👩🏽‍🎨 Ann', 'José 🇵🇹', 'Ada ✌️'])('keeps the sender’s name %s', (sender) =>
  expect(invitationMail(words({ sender, name: `${sender} Cards` })).text).toContain(
    `${sender} shared the folder “${sender} Cards” with you.`,
  ),
);

// anybody may write anything into a name: a mail of ours must not advertise for them
it.each([
  'Visit https://evil.example',
  'evil.example',
  'www.evil.example/x',
  'Call 0900 123 456',
  'call 0 9 0 0 1',
  'x@evil.example',
  'Two\nlines',
  '🎉 evil.example 🎉',
  '<a href=evil.example>',
  '“quoted”',
  'free money '.repeat(9),
])('carries nothing of a name like %s', (name) => {
  const { subject, text } = invitationMail(words({ name, sender: name }));
  expect(subject).toBe('A folder was shared with you');
  expect(text).toMatch(/^Hello,\n\nSomebody shared a folder with you\. You can view it:\n\nhttps:/);
});
