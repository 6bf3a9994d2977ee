import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { line } from '../../../server/contract/shared-schemas.js';

const named = (text: string) => z.safeParse(line(20), text);

it('a name is one line of what can be seen, whichever way it is read', () => {
  expect(named('  Jazz\r\nnights\u202e ').data).toBe('Jazznights');
  expect(named('مجلد 👩🏽\u200d🚀').data).toBe('مجلد 👩🏽\u200d🚀');
  expect(named('fine\ud800').data).toBe('fine');
});

it.each(['', '   ', '\u200b', '\u202e\u2066', '\u200d\u00a0', 'a\0b', 'x'.repeat(21)])(
  'refuses %j',
  (text) => {
    expect(named(text).success).toBe(false);
  },
);
