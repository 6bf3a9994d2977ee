import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.js';

const WHOLE = {
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Design Maker <design@example.com>',
  WEBSITE_URL: 'https://design.example',
};

it('mail stays in the outbox unless a mail server is set', () => {
  expect(readConfig({}).mail).toBeUndefined();
  expect(readConfig(WHOLE).mail).toEqual({ url: WHOLE.SMTP_URL, from: WHOLE.MAIL_FROM });
});

it.each([
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ SMTP_URL: '' }, 'SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
  // where links lead must not be told by whoever has them mailed
  [{ WEBSITE_URL: '' }, 'WEBSITE_URL'],
])('%o instead fails with one line that names %s', (wrong, name) => {
  const read = () => readConfig({ ...WHOLE, ...wrong });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
