import { describe, expect, it } from 'vitest';
import { parseIconArt } from '../../../elements/objects/icon/art.js';
import type { ShapeObject } from '../../../elements/objects/shape/model.js';
import { objectsOf, opened, svg } from './support.js';

const shapes = (text: string) => objectsOf(text).objects as readonly ShapeObject[];
const details = (body: string) => shapes(svg(body))[0]!.shape_details;

describe('what a drawing becomes', () => {
  it('a recolorable element when it is plain shapes in five colors or fewer', () => {
    const { icon } = opened(
      svg('<path d="M0 0h50v50z" fill="red"/><circle cx="50" cy="50" r="9" stroke="#00f" fill="none"/>'),
    );
    expect(icon?.colors).toEqual(['#ff0000', '#0000ff']);
    expect(parseIconArt(icon!.art).paths.map(({ paint, slot }) => [paint, slot])).toEqual([
      ['fill', 0],
      ['stroke', 1],
    ]);
  });

  it.each([
    [
      'a sixth color',
      ['red', 'lime', 'blue', 'cyan', 'gold', 'pink']
        .map((c) => `<rect width="9" height="9" fill="${c}"/>`)
        .join(''),
    ],
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    ],
    ['text', '<text y="20">Hi</text><rect width="9" height="9"/>'],
    ['dashes', '<path d="M0 0h50" stroke="red" stroke-dasharray="2 2"/>'],
  ])('shapes when it holds %s', (_name, body) => {
    expect(opened(svg(body)).icon).toBeNull();
    expect(objectsOf(svg(body)).objects.length).toBeGreaterThan(0);
  });

  it('rectangles and ellipses stay what they are, with corners and turned', () => {
    const [rect, ellipse, skewed] = shapes(
      svg(`<rect x="10" y="20" width="40" height="20" rx="5"/>
        <ellipse cx="50" cy="50" rx="20" ry="10" transform="rotate(30 50 50)"/>
        <rect x="10" y="60" width="20" height="20" transform="skewX(20)"/>`),
    );
    expect(rect).toMatchObject({ position: { x: 10, y: 20 }, width: 40, height: 20, rotation: 0 });
    expect(rect!.shape_details).toEqual({ outline: 'rectangle', radius: 0.25, fill: '#000000' });
    expect(ellipse!.shape_details.outline).toBe('ellipse');
    expect(ellipse!.rotation).toBeCloseTo(30, 6);
    expect([ellipse!.width, ellipse!.height]).toEqual([expect.closeTo(40, 6), expect.closeTo(20, 6)]);
    expect(skewed!.shape_details.path).toBeDefined();
  });

  it('an outline lies around the path, in the box the shape has', () => {
    const [line] = shapes(svg('<line x1="10" y1="50" x2="90" y2="50" stroke="#123456" stroke-width="4"/>'));
    expect(line).toMatchObject({ position: { x: 8, y: 48 }, width: 84, height: 4 });
    expect(line!.shape_details).toMatchObject({ stroke: '#123456', stroke_width: 4 });
    expect(line!.shape_details.fill).toBeUndefined();
  });

  it('style sheets, style attributes and attributes, in the order of their weight', () => {
    const sheet = '<style>rect{fill:#111111} .a{fill:#222222} #b{fill:#333333} g .deep{fill:#444444}</style>';
    const fill = (rect: string) => details(`${sheet}${rect}`).fill;
    const box = 'width="9" height="9"';
    expect(fill(`<rect ${box} fill="red"/>`)).toBe('#111111');
    expect(fill(`<rect ${box} class="a"/>`)).toBe('#222222');
    expect(fill(`<rect ${box} class="a" id="b"/>`)).toBe('#333333');
    expect(fill(`<rect ${box} id="b" style="fill:#555555"/>`)).toBe('#555555');
    expect(fill(`<g><g><rect ${box} class="deep"/></g></g>`)).toBe('#444444');
    expect(fill(`<circle r="4" class="deep" fill="tomato"/>`)).toBe('#ff6347');
  });

  it.each([
    ['#f00', '#ff0000'],
    ['rgb(10%, 20%, 30%)', '#1a334d'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['RebeccaPurple', '#663399'],
    ['currentColor', '#abcdef'],
  ])('the color %s', (written, read) => {
    expect(details(`<g color="#abcdef"><rect width="9" height="9" fill="${written}"/></g>`).fill).toBe(read);
  });

  it('opacity of groups, shapes and colors together', () => {
    const [shape] = shapes(
      svg('<g opacity="0.5"><rect width="9" height="9" fill="#ff000080" fill-opacity="50%"/></g>'),
    );
    expect(shape!.opacity).toBeCloseTo(0.5 * 0.5 * (128 / 255), 5);
  });

  it('what cannot be seen is not there: hidden, transparent, outside, cut away', () => {
    const body = `<rect width="9" height="9"/><rect width="9" height="9" display="none"/>
      <g visibility="hidden"><rect width="9" height="9"/></g><rect width="9" height="9" opacity="0"/>
      <rect width="9" height="9" fill="none"/><rect x="200" width="9" height="9"/>
      <clipPath id="c"><rect x="50" y="50" width="10" height="10"/></clipPath>
      <rect width="9" height="9" clip-path="url(#c)"/>`;
    expect(shapes(svg(body))).toHaveLength(1);
  });

  it('rectangles are cut at the edges; of anything else it is said that it sticks out', () => {
    const cut = objectsOf(svg('<rect x="-50" y="-50" width="300" height="80"/>'));
    expect(cut.objects[0]).toMatchObject({ position: { x: 0, y: 0 }, width: 100, height: 30 });
    expect(cut.notes).toEqual([]);
    expect(objectsOf(svg('<circle cx="100" cy="50" r="20"/>')).notes).toEqual([
      'Parts that stick out of the drawing are shown whole.',
    ]);
  });

  it('groups as they were, in one group around', () => {
    const { objects, groups } = objectsOf(
      svg('<rect width="9" height="9"/><g><rect width="9" height="9"/><circle r="4"/></g>'),
    );
    const [outer, inner] = groups;
    expect(inner).toMatchObject({ parent: outer!.id, objects: objects.slice(1).map(({ id }) => id) });
    expect(outer!.objects).toEqual([objects[0]!.id]);
  });

  it('text with its runs, lines and anchor; a family that is not here is said', () => {
    const { objects, texts, notes } = objectsOf(
      svg(`<text x="50" y="20" text-anchor="middle" font-family="'Gill Sans', fraunces, serif" font-size="10">One
        <tspan font-weight="bold" fill="red">two</tspan><tspan x="50" dy="12">three</tspan></text>
        <text font-family="Comic Neue" y="80" font-size="8">four</text>`),
      ['Fraunces', 'Montserrat'],
    );
    expect(objects[0]).toMatchObject({
      type: 'text',
      text_details: {
        text: 'One two\nthree',
        font: 'Fraunces',
        fontSize: 10,
        textAlign: 'center',
        lineHeight: 0,
        runs: [{ start: 4, end: 7, bold: true, fontColor: '#ff0000' }],
      },
    });
    expect(texts[0]).toMatchObject({ at: { x: 50, y: 20 }, anchor: 'middle' });
    expect(notes).toEqual(['The font Comic Neue is not here: Montserrat stands in for it.']);
  });

  it('pictures, in their boxes and in the circles they are cut to', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const { objects, pictures } = objectsOf(
      svg(`<image href="${png}" x="10" y="10" width="30" height="20"/>
        <clipPath id="c"><circle cx="70" cy="70" r="20"/></clipPath>
        <g clip-path="url(#c)"><image href="${png}" x="40" y="50" width="60" height="40"/></g>
        <pattern id="p" width="1" height="1"><image href="${png}" width="5" height="5"/></pattern>
        <rect x="0" y="80" width="20" height="20" fill="url(#p)"/>`),
    );
    expect(objects).toMatchObject([
      {
        type: 'image',
        position: { x: 10, y: 10 },
        width: 30,
        height: 20,
        image_details: { image_contain: true },
      },
      { sub_type: 'frame', position: { x: 50, y: 50 }, width: 40, frame_details: { outline: 'ellipse' } },
      { type: 'image', position: { x: 0, y: 80 }, width: 20, height: 20 },
    ]);
    expect(pictures.map(({ id, data }) => [id, data])).toEqual(objects.map(({ id }) => [id, png]));
  });

  it.each([
    [
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      /blur/,
    ],
    ['<mask id="m"><text>x</text></mask><rect width="9" height="9" mask="url(#m)"/>', /mask/],
    [
      '<clipPath id="c"><path d="M0 0L9 9L0 9z"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
      /clip/,
    ],
    [
      '<pattern id="p"><rect width="2" height="2" fill="red"/><rect/></pattern><rect width="9" height="9" fill="url(#p)"/>',
      /pattern/,
    ],
    ['<marker id="m"/><path d="M0 0h9" stroke="red" marker-end="url(#m)"/>', /markers/],
    ['<path id="p" d="M0 50h90"/><text><textPath href="#p">round</textPath></text>', /path/],
    ['<rect width="9" height="9" stroke="red" transform="scale(3 1)"/>', /uneven/],
  ])('says what was simplified: %s', (body, words) => {
    expect(objectsOf(svg(body)).notes.join(' ')).toMatch(words);
  });
});
