import { describe, expect, it } from 'vitest';
import { placedPicture } from '../../../elements/import/svg/convert/place-picture.js';
import type { DrawnPicture, DrawnShape } from '../../../elements/import/svg/drawing.js';
import { objectsOf, opened, svg } from './support.js';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const box = '<rect width="50" height="50" fill="red"/>';
const notes = (body: string): readonly string[] => opened(svg(body)).notes.list;
const shapes = (body: string) => opened(svg(body)).drawing.items as readonly DrawnShape[];

describe('what an SVG says that we draw as it says', () => {
  it.each([
    [
      'the root',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:rect width="9" height="9"/></s:svg>',
    ],
    [
      'a part',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:v.1="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><v.1:g><v.1:rect width="9" height="9"/></v.1:g></svg>',
    ],
  ])('names with a prefix, of %s', (_, text) => {
    const { drawing, notes: said } = opened(text);
    expect(drawing.items).toHaveLength(1);
    expect(said.list).toEqual([]);
  });

  it.each([
    ['50% 50%', 'rotate(-30 50 50)'],
    ['center', 'rotate(-30 50 50)'],
    ['50px 50px', 'rotate(-30 50 50)'],
    ['bottom left', 'rotate(-30 0 100)'],
  ])('a turn about %s', (origin, same) => {
    const turned = `<rect x="60" y="45" width="20" height="10" style="transform: rotate(-30deg); transform-origin: ${origin}"/>`;
    const wanted = `<rect x="60" y="45" width="20" height="10" transform="${same}"/>`;
    expect(shapes(turned)[0]!.d).toBe(shapes(wanted)[0]!.d);
    expect(notes(turned)).toEqual([]);
  });

  it('what a clip or a stop has from what it lies in', () => {
    const ring = 'M0 0H50V50H0Z M10 10H40V40H10Z';
    const clipped = `<g clip-rule="evenodd"><clipPath id="c"><path d="${ring}"/></clipPath></g><g clip-path="url(#c)">${box}</g>`;
    const alone = `<clipPath id="c"><path clip-rule="evenodd" d="${ring}"/></clipPath><g clip-path="url(#c)">${box}</g>`;
    expect(shapes(clipped)).toEqual(shapes(alone));
    const stops = '<stop stop-color="currentColor"/><stop offset="1" stop-color="red"/>';
    const [shape] = shapes(
      `<g color="blue"><linearGradient id="g">${stops}</linearGradient></g><rect width="9" height="9" fill="url(#g)"/>`,
    );
    expect(shape!.fill).toMatchObject({ stops: [{ color: '#0000ff' }, { color: '#ff0000' }] });
  });

  it.each([
    ['xMinYMid meet', 0, 0],
    ['xMaxYMid meet', 50, 0],
    ['xMidYMid meet', 25, 0],
    ['xMidYMin slice', 0, 0],
    ['xMidYMax slice', 0, -50],
  ])('where a picture lies by %s', (ratio, x, y) => {
    const text = svg(`<image href="${PIXEL}" width="100" height="50" preserveAspectRatio="${ratio}"/>`);
    const { objects, pictures } = objectsOf(text);
    const kept = { source: 'src:a', width: 10, height: 10 };
    const { image_details: details } = placedPicture(objects[0]!, pictures[0]!, kept) as unknown as {
      image_details: { contentDisplacement?: { x: number; y: number }; image_width?: number };
    };
    if (ratio === 'xMidYMid meet') expect(details.contentDisplacement).toBeUndefined();
    else
      expect(details.contentDisplacement).toEqual({
        x: expect.closeTo(x, 6) as number,
        y: expect.closeTo(y, 6) as number,
      });
    expect((opened(text).drawing.items[0] as DrawnPicture).fit).toBe(
      /slice/.test(ratio) ? 'cover' : 'contain',
    );
  });

  it('of a choice the first part that is for us', () => {
    const choice = `<switch><rect systemLanguage="de" width="9" height="9" fill="blue"/><rect systemLanguage="fr, en-GB" width="9" height="9" fill="lime"/>${box}</switch>`;
    expect(shapes(choice).map(({ fill }) => fill)).toMatchObject([{ color: '#00ff00' }]);
  });
});

describe('what an SVG says that is drawn in another way is named', () => {
  const stroked = (more: string, d = 'M20 40L70 44L20 48'): string =>
    `<path d="${d}" fill="red" stroke="blue" ${more}/>`;

  it.each([
    ['Sharp corners of an outline may look a little different.', stroked('stroke-miterlimit="20"')],
    [
      'Sharp corners of an outline may look a little different.',
      stroked('stroke-miterlimit="1"', 'M20 20H70V70'),
    ],
    ['An outline that lay beneath its fill now lies on it.', stroked('paint-order="stroke"')],
    ['An outline that lay beneath its fill now lies on it.', stroked('paint-order="markers stroke"')],
    ['An outline that kept its width at any size now scales.', stroked('vector-effect="non-scaling-stroke"')],
    [
      'Parts that blend within a group now blend with all that lies beneath it.',
      `<g style="isolation: isolate">${box}<rect width="9" height="9" style="mix-blend-mode: multiply"/></g>`,
    ],
    [
      'A turned part may lie a little elsewhere.',
      '<rect x="20" y="20" width="9" height="9" style="transform: rotate(9deg); transform-origin: center; transform-box: fill-box"/>',
    ],
    ['Vertical text was set level.', '<text y="20" writing-mode="tb">Hi</text>'],
    ['Spaces between words were set in their normal width.', '<text y="20" word-spacing="5">Hi you</text>'],
    [
      'A picture that shows its pixels was smoothed.',
      `<image href="${PIXEL}" width="9" height="9" image-rendering="pixelated"/>`,
    ],
    [
      'A gradient was simplified.',
      '<radialGradient id="g" fr="20%"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient><rect width="9" height="9" fill="url(#g)"/>',
    ],
    [
      'A gradient was simplified.',
      '<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    ],
  ])('%s', (said, body) => {
    expect(notes(body)).toEqual([said]);
  });

  it.each([
    ['a limit that no corner meets', stroked('stroke-miterlimit="10"', 'M20 20H70V70H20Z')],
    ['an order without an outline', '<rect width="9" height="9" paint-order="stroke"/>'],
    ['an isolated group that blends nothing', `<g style="isolation: isolate">${box}${box}</g>`],
    ['normal spaces', '<text y="20" word-spacing="0" writing-mode="lr">Hi</text>'],
  ])('and %s is not', (_, body) => {
    expect(notes(body)).toEqual([]);
  });
});
