import { expect, it } from 'vitest';
import { MAIL_TEMPLATES } from '../../../server/provider/mail-templates.js';

const LINK = 'https://design.example/account/verify?token=abc';

it.each(['Ada', 'Zoë Größe', "J.R.R. O'Neill", 'Ann-Marie St. John', '王小明', 'Ngô Đình Diệm'])(
  'greets %s',
  (name) => expect(MAIL_TEMPLATES.verify(name, LINK).text).toMatch(new RegExp(`^Hello ${name},\n`)),
);

// anybody may register with the address of somebody else: what they call themselves is not ours to send there
it.each([
  'You won https://evil.example',
  'Go to evil.example now',
  'www.evil.example/x',
  'Call 0900 123 456',
  '<a href=evil.example>',
  'free money '.repeat(9),
])('sends nothing of a name like %s', (name) => {
  for (const { text } of [
    MAIL_TEMPLATES.verify(name, LINK),
    MAIL_TEMPLATES.reset(name, LINK),
    MAIL_TEMPLATES.passwordChanged(name),
  ])
    expect(text).toMatch(/^Hello,\n/);
});
