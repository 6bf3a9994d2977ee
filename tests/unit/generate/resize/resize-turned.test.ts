import { describe, expect, it } from 'vitest';
import { imageOf, shapeOf } from '../../../support/objects.js';
import { FORMS, rectangle, resized, seen, words } from './support/pages.js';

/** Pages whose parts stood beside each other and now stand above each other, or whose photo shines through a scrim. */

const story = { width: 1080, height: 1920 };
const ellipse = (id: string, fill: string, x: number, y: number, size: number) =>
  shapeOf({ outline: 'ellipse', fill }, { id, position: { x, y }, width: size, height: size });
const scrim = (id: string, angle: number, y: number, height: number) =>
  shapeOf(
    {
      outline: 'rectangle',
      gradient: {
        angle,
        stops: [
          { offset: 0, color: '#111111', opacity: 0.9 },
          { offset: 1, color: '#111111', opacity: 0 },
        ],
      },
    },
    { id, position: { x: 0, y }, width: 1000, height },
  );

describe('a page of a drawing beside words as a story', () => {
  const drawing = [
    ellipse('disc', '#cc3355', 0, 240, 470),
    ellipse('ring', '#ffffff', 120, 360, 230),
    rectangle('foot', '#222222', 150, 700, 170, 60),
  ];
  const now = resized(
    [
      ...drawing,
      words('title', 'After hours', 90, 520, 300, 400),
      words('more', 'One guest, one lamp', 34, 520, 560, 400),
    ],
    story,
  );

  it('keeps a margin before the words that stand at the edge now', () => {
    for (const id of ['title', 'more']) expect(seen(now.get(id)!).x).toBeGreaterThan(0.05 * story.width);
  });

  it('shows the drawing in the middle, not at the side it was on', () => {
    const disc = seen(now.get('disc')!);
    const [before, after] = [disc.x, story.width - disc.x - disc.width];
    expect(Math.abs(before - after)).toBeLessThan(0.1 * story.width);
  });
});

it('tiles that nearly filled their side of a page reach from side to side when they are turned', () => {
  const colors = ['#e4572e', '#14213d', '#f4d35e'];
  const tiles = Array.from({ length: 9 }, (_, i) =>
    rectangle(`t${i}`, colors[i % 3]!, (i % 3) * 170, Math.floor(i / 3) * 170, 170, 170),
  );
  const title = words('title', 'Order the box', 80, 560, 160, 420);
  const boxes = [...resized([...tiles, title], story, { width: 1024, height: 510 })].flatMap(([id, object]) =>
    id === 'title' ? [] : [seen(object)],
  );
  expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThan(2);
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeGreaterThan(story.width - 2);
});

describe.each(FORMS)('words on scrims over a photo laid out anew for $width by $height', (to) => {
  const photo = imageOf(
    { src: 'photo' },
    { id: 'photo', position: { x: 0, y: 0 }, width: 1000, height: 1500 },
  );
  const all = [
    photo,
    scrim('dawn', 90, 0, 630),
    scrim('dusk', 270, 720, 780),
    words('title', 'HUSH', 260, 80, 80, 840),
    words('deck', 'Stories to read while the fog comes in', 70, 80, 1100, 480),
    words('link', 'hushquarterly.example', 30, 80, 1390, 420),
  ];
  const now = resized(all, to, { width: 1000, height: 1500 });
  const of = (id: string) => seen(now.get(id)!);

  it('keeps the scrims from side to side, with no edge in the middle of the photo', () => {
    for (const id of ['dawn', 'dusk']) {
      expect(of(id).x).toBeLessThan(1);
      expect(of(id).x + of(id).width).toBeGreaterThan(to.width - 1);
    }
    expect(of('dawn').y).toBeLessThan(1);
    expect(of('dusk').y + of('dusk').height).toBeGreaterThan(to.height - 1);
  });

  it('leaves no word on a lighter part of a scrim than it stood on', () => {
    const deepest = (title: ReturnType<typeof of>, dawn: ReturnType<typeof of>) =>
      (title.y + title.height - dawn.y) / dawn.height;
    const [title, dawn] = ['title', 'dawn'].map((id) => seen(all.find((each) => each.id === id)!));
    expect(deepest(of('title'), of('dawn'))).toBeLessThan(deepest(title!, dawn!) + 0.1);
    const highest = (deck: ReturnType<typeof of>, dusk: ReturnType<typeof of>) =>
      (dusk.y + dusk.height - deck.y) / dusk.height;
    const [deck, dusk] = ['deck', 'dusk'].map((id) => seen(all.find((each) => each.id === id)!));
    expect(highest(of('deck'), of('dusk'))).toBeLessThan(highest(deck!, dusk!) + 0.1);
  });
});

describe.each(FORMS)(
  'a page with a strip of a panel and a photo laid out anew for $width by $height',
  (to) => {
    const photo = (id: string, x: number, y: number, width: number, height: number) =>
      imageOf({ src: id }, { id, position: { x, y }, width, height });
    const now = resized(
      [
        rectangle('panel', '#0b1f2a', 0, 0, 600, 300),
        photo('photo', 602, 0, 398, 300),
        words('name', 'Tomasz Oyelaran', 64, 60, 60, 420),
        words('role', 'Data analyst, public transport', 26, 60, 230, 420),
        words('about', 'I find the one chart that settles the meeting', 30, 60, 380, 420),
        words('work', 'Senior data analyst\nat the city transit', 30, 60, 560, 420),
        words('mail', 'tomasz@rows.example', 26, 640, 380, 300),
        words('place', 'Glasgow', 26, 640, 440, 300),
      ],
      to,
    );

    it('keeps both beside each other without a hole, and at the edges', () => {
      const [panel, shown] = ['panel', 'photo'].map((id) => seen(now.get(id)!));
      const boxes = [panel!, shown!];
      const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
      const taken = boxes.reduce((all, { width, height }) => all + width * height, 0);
      expect(taken / ((right - left) * (bottom - top))).toBeGreaterThan(0.96);
      const gaps = [left, top, to.width - right, to.height - bottom];
      expect(gaps.filter((gap) => gap < 0.01 * to.width).length).toBeGreaterThan(2);
    });

    it('keeps the name on its panel', () => {
      const [panel, name] = ['panel', 'name'].map((id) => seen(now.get(id)!));
      expect(name!.x).toBeGreaterThan(panel!.x);
      expect(name!.x + name!.width).toBeLessThan(panel!.x + panel!.width + 1);
      expect(name!.y + name!.height).toBeLessThan(panel!.y + panel!.height + 1);
    });
  },
);

describe('a page of drawings beside words as a story', () => {
  const title = [
    words('date', 'October 30', 30, 540, 110, 400),
    words('title', 'The witching hour', 100, 540, 180, 420),
  ];
  const area = (ids: readonly string[], now: ReturnType<typeof resized>): number =>
    ids.reduce((all, id) => all + seen(now.get(id)!).width * seen(now.get(id)!).height, 0);

  it('turns a row with a spark between the words and the drawing', () => {
    const drawings = [
      ellipse('spark', '#f4b400', 490, 300, 14),
      ellipse('lamp', '#f4b400', 60, 320, 360),
      rectangle('foot', '#4a3218', 160, 680, 160, 90),
    ];
    const now = resized([...drawings, ...title], story);
    expect(area(['lamp', 'foot'], now)).toBeGreaterThan(0.12 * story.width * story.height);
  });

  it('turns a scene of which one part holds on to a corner and another stands free', () => {
    const drawings = [
      ellipse('moon', '#d1582b', 63, 171, 346),
      rectangle('hill', '#4a3218', 0, 640, 437, 150),
      ellipse('pumpkin', '#f4a300', 160, 530, 230),
    ];
    const column = [
      words('date', 'October 30, 8 pm', 22, 503, 86, 301),
      words('title', 'THE\nWITCHING\nHOUR', 95, 503, 138, 340),
      words('more', 'Costumes or else.', 30, 503, 492, 261),
      words('foot', 'Heron Bar, no cover', 24, 503, 670, 284),
    ].map((text) => (text.id === 'title' ? { ...text, height: 332 } : text));
    const now = resized([...drawings, ...column], story, { width: 940, height: 788 });
    expect(area(['moon'], now)).toBeGreaterThan(0.12 * story.width * story.height);
  });

  it('turns a panel whose drawing reaches a little over its edge', () => {
    const drawings = [
      rectangle('panel', '#dfe0c4', 520, 0, 480, 1000),
      ellipse('pumpkin', '#c8502a', 440, 520, 500),
    ];
    const left = title.map((text) => ({ ...text, position: { ...text.position, x: 40 }, width: 380 }));
    const now = resized([...drawings, ...left], story);
    expect(seen(now.get('panel')!).width).toBeGreaterThan(0.95 * story.width);
    expect(area(['pumpkin'], now)).toBeGreaterThan(0.12 * story.width * story.height);
  });
});

it('a row that went nearly from side to side, and is cut off on one of them, is in the middle of a wider page', () => {
  const hands = Array.from({ length: 6 }, (_, i) =>
    rectangle(`h${i}`, '#8d5a3b', 30 + i * 165, 640, 155, 360),
  );
  const wide = { width: 1800, height: 1000 };
  const all = [words('title', 'Lend a hand', 110, 150, 120, 700), ...hands];
  const boxes = [...resized(all, wide)].flatMap(([id, object]) => (id === 'title' ? [] : [seen(object)]));
  const before = Math.min(...boxes.map(({ x }) => x));
  const after = wide.width - Math.max(...boxes.map(({ x, width }) => x + width));
  expect(Math.abs(before - after)).toBeLessThan(0.1 * wide.width);
});
