import { describe, expect, it } from 'vitest';
import { pathClipper } from '../../../elements/canvas/scene/path-clipper.js';
import { pathBounds } from '../../../elements/display/path-bounds.js';
import type { DrawnPicture, DrawnShape } from '../../../elements/import/svg/drawing.js';
import { openSvg } from '../../../elements/import/svg/open-svg.js';
import { placedPicture } from '../../../elements/import/svg/convert/place-picture.js';
import { outlinePath } from '../../../elements/objects/outline.js';
import { objectsOf, svg, window } from './support.js';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const read = (body: string, attributes?: string) => {
  const { drawing, notes } = openSvg(svg(body, attributes), window, pathClipper);
  return { items: drawing.items, notes: notes.list };
};
const bounds = (item: unknown) => {
  const { x, y, width, height } = pathBounds((item as DrawnShape).d);
  return [x, y, width, height].map((value) => Math.round(value * 100) / 1000);
};

describe('shapes cut by a clip', () => {
  it.each([
    ['a rectangle', '<clipPath id="c"><rect x="20" y="20" width="60" height="60"/></clipPath>'],
    [
      'a shape that the clip only points to, as Illustrator writes it',
      '<defs><rect id="r" x="20" y="20" width="60" height="60"/></defs><clipPath id="c"><use xlink:href="#r"/></clipPath>',
    ],
    ['two shapes', '<clipPath id="c"><path d="M20 20h60v30h-60z"/><path d="M20 50h60v30h-60z"/></clipPath>'],
    ['a mask of white', '<mask id="c"><rect x="20" y="20" width="60" height="60" fill="#fff"/></mask>'],
    [
      'parts of the box',
      '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect x=".0556" y=".0556" width=".8889" height=".8889"/></clipPath>',
    ],
  ])('to %s', (_name, clip) => {
    const property = clip.startsWith('<mask') ? 'mask' : 'clip-path';
    const units = clip.includes('objectBoundingBox') ? 33.75 : 45;
    const { items, notes } = read(`${clip}<circle cx="50" cy="50" r="${units}" ${property}="url(#c)"/>`);
    expect(bounds(items[0]).map(Math.round)).toEqual([20, 20, 60, 60]);
    expect(notes).toEqual([]);
  });

  it('of a group, on each of its parts, and within another clip', () => {
    const { items, notes } = read(`<clipPath id="a"><circle cx="50" cy="50" r="40"/></clipPath>
      <clipPath id="b" clip-path="url(#a)"><rect width="100" height="50"/></clipPath>
      <g clip-path="url(#b)"><path d="M0 0h100v100z"/><rect x="40" y="40" width="5" height="5" rx="1"/>
      <rect y="95" width="5" height="5"/></g>`);
    expect(items).toHaveLength(2);
    const [x, y, , height] = bounds(items[0]);
    expect([x! > 14, y! >= 10, y! + height! <= 50.01]).toEqual([true, true, true]);
    expect(items[1]).toMatchObject({ basic: { outline: 'rectangle' } });
    expect(notes).toEqual([]);
  });

  it('leaves what lies inside as it is, and nothing of what lies outside', () => {
    const clip = '<clipPath id="c"><circle cx="50" cy="50" r="30"/></clipPath>';
    const { items } = read(
      `${clip}<g clip-path="url(#c)"><circle cx="50" cy="50" r="10"/><path d="M22 22h3v3h-3z"/></g>`,
    );
    expect(items).toMatchObject([{ basic: { outline: 'ellipse' } }]);
    const inverse = read(`${clip}<rect width="100" height="100" clip-path="url(#c)"/>`);
    expect(bounds(inverse.items[0])).toEqual([20, 20, 60, 60]);
  });

  it('lines are cut as lines, apart from their fill, and that is said', () => {
    const { items, notes } = read(`<clipPath id="c"><rect x="50" width="50" height="100"/></clipPath>
      <circle cx="50" cy="50" r="40" fill="red" stroke="blue" stroke-width="4" clip-path="url(#c)"/>`);
    const [fill, line] = items as [DrawnShape, DrawnShape];
    expect([fill.stroke, line.fill]).toEqual([null, null]);
    expect(bounds(line)).toEqual([50, 10, 40, 80]);
    expect(line.d).not.toContain('Z');
    expect(notes).toEqual(['An outline that a clip cuts off may look a little different there.']);
  });

  it('that nobody can read is still said', () => {
    const words =
      '<clipPath id="c"><text y="20">A</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>';
    const circle = '<rect width="9" height="9" style="clip-path:circle(3px)"/>';
    const loop =
      '<clipPath id="c" clip-path="url(#c)"><path d="M0 0h9v9z"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>';
    for (const body of [words, circle, loop])
      expect(read(body).notes).toEqual(['A clip was left out: what it hid may show.']);
  });

  it('the edge of the drawing is one', () => {
    const { items, notes } = read('<circle cx="0" cy="50" r="40"/>');
    expect(bounds(items[0])).toEqual([0, 10, 40, 80]);
    expect(notes).toEqual([]);
  });

  it('texts that lie inside are left in peace', () => {
    const clip = '<clipPath id="c"><rect width="100" height="100"/></clipPath>';
    expect(read(`${clip}<g clip-path="url(#c)"><text x="9" y="50">Hello</text></g>`).notes).toEqual([]);
    const round = '<clipPath id="c"><circle cx="20" cy="50" r="15"/></clipPath>';
    expect(read(`${round}<text x="9" y="50" clip-path="url(#c)">Hello you</text>`).notes).toHaveLength(1);
  });
});

describe('pictures cut by a clip', () => {
  const image = (clip: string, attributes = '') =>
    read(`<clipPath id="c">${clip}</clipPath>
      <image x="10" y="10" width="80" height="80" href="${PIXEL}" clip-path="url(#c)" ${attributes}/>`);
  const arch = outlinePath('arch', 40, 60);

  it.each([
    ['ellipse', '<circle cx="50" cy="50" r="20"/>', 0],
    ['arch', `<path transform="translate(30 20)" d="${arch}"/>`, 0],
    ['heart', `<path transform="translate(30 20)" d="${outlinePath('heart', 40, 40)}"/>`, 0],
    ['rectangle', '<rect x="30" y="20" width="40" height="40" rx="8"/>', 0.2],
  ])('show through the outline that is %s', (outline, clip, radius) => {
    const { items, notes } = image(clip);
    const [picture] = items as [DrawnPicture];
    expect(picture.outline).toMatchObject({ outline });
    expect(picture.outline!.radius).toBeCloseTo(radius, 2);
    expect(picture.content).toMatchObject({ width: 800, height: 800 });
    expect(picture.content.x).toBeCloseTo(100 - picture.box.x, 3);
    expect(notes).toEqual([]);
  });

  it('are cropped by rectangles, and by the edge of the drawing', () => {
    const [picture] = image('<path d="M20 30H60V70H20Z"/>').items as [DrawnPicture];
    expect(picture).toMatchObject({ outline: null, box: { x: 200, y: 300, width: 400, height: 400 } });
    expect(picture.content).toMatchObject({ x: -100, y: -200, width: 800, height: 800 });
    const [over] = read(`<image x="-50" width="100" height="100" href="${PIXEL}"/>`).items as [DrawnPicture];
    expect(over).toMatchObject({ box: { x: 0, width: 500 }, content: { x: -500, width: 1000 } });
  });

  it('keep their outline when they are turned', () => {
    const { items, notes } = read(`<g transform="rotate(30 50 50)"><clipPath id="c">
      <path transform="translate(30 20)" d="${arch}"/></clipPath>
      <g clip-path="url(#c)"><image x="25" y="20" width="50" height="60" href="${PIXEL}"/></g></g>`);
    const [picture] = items as [DrawnPicture];
    expect(picture.outline).toMatchObject({ outline: 'arch' });
    expect(picture.box.rotation).toBeCloseTo(30, 6);
    expect([picture.box.x, picture.box.y, picture.box.width].map(Math.round)).toEqual([300, 200, 400]);
    expect(notes).toEqual([]);
  });

  it('lie where they lay, once their size is known', () => {
    const body = `<image x="10" y="10" width="80" height="40" preserveAspectRatio="RATIO" href="${PIXEL}"/>`;
    const clipped = `<clipPath id="c"><circle cx="50" cy="30" r="20"/></clipPath><g clip-path="url(#c)">${body}</g>`;
    const place = (text: string) => {
      const { objects, pictures } = objectsOf(svg(text));
      return placedPicture(objects[0]!, pictures[0]!, { source: 'src:a', width: 20, height: 20 });
    };
    expect(place(clipped.replace('RATIO', 'xMidYMid'))).toMatchObject({
      sub_type: 'frame',
      position: { x: 30, y: 10 },
      image_details: { image_width: 40, image_height: 40, contentDisplacement: { x: 0, y: 0 } },
    });
    expect(place(body.replace('RATIO', 'none'))).toMatchObject({
      image_details: { src: 'a', image_width: 80, image_height: 40, image_needs_autoset: false },
    });
    expect(place(body.replace('RATIO', 'xMidYMid'))).toMatchObject({
      image_details: { image_contain: true, image_needs_autoset: true },
    });
  });

  it('that no frame has the outline of are shown whole, and that is said', () => {
    const { notes } = image('<path d="M20 20h60v20h-20v20z"/>');
    expect(notes).toEqual(['A picture cut to a shape is shown whole.']);
  });
});
