import { expect, it } from 'vitest';
import { attachment } from '../../../server/http/calls/attachment.js';

it.each([
  ['Mug by the window.jpg', 'attachment; filename="Mug by the window.jpg"'],
  [
    'Tasse “früh”.jpg',
    `attachment; filename="Tasse _fr_h_.jpg"; filename*=UTF-8''Tasse%20%E2%80%9Cfr%C3%BCh%E2%80%9D.jpg`,
  ],
  ['a"b\\c\r\nd.png', `attachment; filename="a_b_c__d.png"; filename*=UTF-8''a%22b%5Cc%0D%0Ad.png`],
  ["d'or (1).jpg", `attachment; filename="d'or (1).jpg"`],
])('names %s whatever its script, and nothing in it ends the header', (name, header) => {
  expect(attachment(name)).toBe(header);
});
