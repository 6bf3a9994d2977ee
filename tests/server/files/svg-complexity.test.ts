import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from '../../../server/files/svg/sanitize-svg.js';
import { isSimpleEnough } from '../../../server/files/svg/svg-complexity.js';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const MANY = 20_000;

describe('a drawing that would hold up everybody while it is read', () => {
  it.each([
    ['nested without end', '<g>'.repeat(MANY) + '</g>'.repeat(MANY)],
    ['nested past comments that seem to close it', '<g><!--</g>-->'.repeat(MANY) + '</g>'.repeat(MANY)],
    ['nested past sections that seem to close it', '<g><![CDATA[</g>]]>'.repeat(MANY) + '</g>'.repeat(MANY)],
    ['with attributes without end', `<g ${Array.from({ length: MANY }, (_, i) => `a${i}='1'`).join(' ')}/>`],
    ['with attributes behind a sign in quotes', `<g t=">" ${'a="1" '.repeat(MANY)}/>`],
    ['of elements without end', '<path/>'.repeat(MANY)],
    ['of comments that never end', '<!--'.repeat(MANY)],
  ])('is refused: %s', async (_, inside) => {
    await expect(sanitizeSvg(drawing(inside))).rejects.toMatchObject({ code: 'invalid_image' });
  });
});

it('an ordinary drawing is light', () => {
  const shapes = `<!-- a > b --><g t="a > b / c"><path d='M0 0'/><text>5 > 3</text></g><?x y?><![CDATA[<g>]]>`;
  expect(isSimpleEnough(`<?xml version="1.0"?>\n${drawing(shapes.repeat(500))}`)).toBe(true);
});
