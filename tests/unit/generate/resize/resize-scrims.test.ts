import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { ShapeObject } from '../../../../elements/objects/shape/model.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { openCatalog, openTemplate, relaid, type Catalog } from './support/catalog.js';
import { shapeOf } from '../../../support/objects.js';
import { rectangle, resized, seen, words } from './support/pages.js';

/** A wide photo with words at its side, on a panel that fades out over it, on pages that are high. */

const isText = (object: DesignObject): object is TextObject => object.type === 'text';
const gradientOf = (object: DesignObject) => (object as ShapeObject).shape_details?.gradient;
const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const IDS = ['hikers-group-cover', 'moving-dune-video', 'ghost-farm', 'snow-hike-event'];

describe.each([
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
])('words over a wide photo, at $width by $height', (to) => {
  it.each(IDS)('stand at its foot, on a panel that fades out upwards: %s', async (id) => {
    const { was, of, now } = await relaid(catalog, id, to);
    const scrim = was.find((object) => gradientOf(object))!;
    const panel = of(scrim);
    expect([panel.x, right(panel), bottom(panel)].map(Math.round)).toEqual([0, to.width, to.height]);
    expect(gradientOf(now.get(scrim.id)!)!.angle).toBe(270);
    expect(gradientOf(now.get(scrim.id)!)!.stops).toEqual(gradientOf(scrim)!.stops);
    const title = was.filter(isText).sort((a, b) => b.text_details.fontSize - a.text_details.fontSize)[0]!;
    const head = of(title);
    expect(head.y).toBeGreaterThan(to.height * 0.4);
    // as wide as the page lets it be, rather than the half of it that was dark
    expect(right(head)).toBeLessThanOrEqual(to.width);
    const size = (now.get(title.id) as TextObject).text_details.fontSize;
    const { width } = await openTemplate(catalog, id);
    expect(size / title.text_details.fontSize).toBeGreaterThan(to.width / width);
    for (const text of was.filter(isText)) expect(bottom(of(text))).toBeLessThanOrEqual(to.height);
  });
});

it('what hung from the top of the page does so again, with its words', async () => {
  const { was, of } = await relaid(catalog, 'snow-hike-event', { width: 1080, height: 1920 });
  const flag = was.find((object) => !isText(object) && !gradientOf(object) && seen(object).y === 0)!;
  expect(of(flag).y).toBeCloseTo(0, 0);
  const day = was.find((object) => isText(object) && object.text_details.text === '04')!;
  expect(of(day).y).toBeLessThan(bottom(of(flag)));
});

it('a bar along the page is as long as the page', async () => {
  const { was, of } = await relaid(catalog, 'ghost-farm', { width: 1080, height: 1920 });
  const bar = was.find((object) => seen(object).width < 30 && seen(object).height === 720)!;
  expect([of(bar).x, of(bar).y, bottom(of(bar))].map(Math.round)).toEqual([0, 0, 1920]);
});

it('on another wide page it stays at the side', async () => {
  const { was, now } = await relaid(catalog, 'ghost-farm', { width: 1024, height: 512 });
  const scrim = was.find((object) => gradientOf(object))!;
  expect(gradientOf(now.get(scrim.id)!)!.angle).toBe(0);
});

it('where all words hang from the top nothing is laid out at the foot, and nothing is lost', () => {
  const page = { width: 1600, height: 900 };
  const gradient = {
    angle: 0,
    stops: [0.96, 0].map((opacity, i) => ({ offset: i, color: '#1c130e', opacity })),
  };
  const photo = rectangle('photo', '#8899aa', 0, 0, 1600, 900);
  const scrim = shapeOf(
    { outline: 'rectangle', gradient },
    { id: 'scrim', position: { x: 0, y: 0 }, width: 1100, height: 900 },
  );
  const hung = [rectangle('flag', '#ffb703', 100, 0, 300, 300), words('day', 'SAT 04', 60, 120, 120, 260)];
  const bar = rectangle('bar', '#ffb703', 0, 0, 30, 900);
  const now = resized([photo, scrim, bar, ...hung], { width: 1080, height: 1920 }, page);
  expect([...now.values()].filter(({ hidden }) => hidden)).toEqual([]);
  expect([...now.keys()]).toEqual(['photo', 'scrim', 'bar', 'flag', 'day']);
});
