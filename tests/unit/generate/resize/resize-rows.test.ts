import { beforeAll, describe, expect, it } from 'vitest';
import { intersectRects, type Size } from '../../../../elements/math/geometry.js';
import type { DesignObject } from '../../../../elements/objects/kinds.js';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import { openCatalog, relaid, type Catalog } from './support/catalog.js';
import { rectangle, resized, seen, words } from './support/pages.js';

/** What stands beside or over each other for a reason: rows to write in, photos in rows, a panel in a row, a card's halves. */

type Seen = ReturnType<typeof seen>;

const wide = { width: 1024, height: 512 };
const story = { width: 1080, height: 1920 };
const middle = ({ y, height }: Seen) => y + height / 2;
const end = ({ y, height }: Seen) => y + height;
const overlaps = (a: Seen, b: Seen) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isText = (object: DesignObject): object is TextObject => object.type === 'text';

/** The lines of a list: thin, beneath each other. */
const linesOf = (all: readonly DesignObject[]) =>
  all.filter((object) => seen(object).height < 4 && seen(object).width > 30);

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});

const both = (id: string, to: Size) => relaid(catalog, id, to);

it.each([wide, story, { width: 1280, height: 720 }])(
  'a day to plan keeps every hour at its line, at even steps, at %o',
  async (to) => {
    const { was, of } = await both('daily-planner', to);
    const hours = was.filter((object) => isText(object) && /^\d+:00$/.test(object.text_details.text));
    const lines = hours.map((hour) => {
      const { x, y, width } = seen(hour);
      const beside = linesOf(was).filter((line) => seen(line).x > x + width && seen(line).y > y);
      const column = Math.min(...beside.map((line) => seen(line).x));
      return beside.filter((line) => seen(line).x < column + 1).sort((a, b) => seen(a).y - seen(b).y)[0]!;
    });
    expect(new Set(lines).size).toBe(hours.length);
    const down = lines.map((line) => of(line).y);
    const steps = down.slice(1).map((y, i) => y - down[i]!);
    for (const step of steps) expect(Math.abs(step - steps[0]!)).toBeLessThan(0.12 * steps[0]!);
    hours.forEach((hour, i) => {
      const [own, line] = [of(hour), of(lines[i]!)];
      expect(line.x).toBeCloseTo(of(lines[0]!).x, 0);
      expect(line.x - own.x - own.width).toBeLessThan(line.width);
      expect(Math.abs(middle(own) - line.y)).toBeLessThan(steps[0]!);
    });
  },
);

describe.each([wide, story, { width: 940, height: 788 }])('a graph to color at $width by $height', (to) => {
  it('keeps its numbers at its rows', async () => {
    const { was, of } = await both('fruit-graph-worksheet', to);
    const numbers = was.filter((object) => isText(object) && /^[1-6]$/.test(object.text_details.text));
    expect(numbers).toHaveLength(6);
    for (const number of numbers) {
      const row = was.filter((object) => {
        const { y, height, x } = seen(object);
        const at = middle(seen(number));
        return (
          !isText(object) && height < 60 && height > 20 && y < at && y + height > at && x > seen(number).x
        );
      });
      expect(row.length).toBeGreaterThan(4);
      for (const cell of row) {
        expect(of(cell).y).toBeLessThan(middle(of(number)));
        expect(end(of(cell))).toBeGreaterThan(middle(of(number)));
      }
    }
  });

  it('keeps every blank after its words', async () => {
    const { was, of } = await both('fruit-graph-worksheet', to);
    const [date] = was.filter((object) => isText(object) && object.text_details.text === 'Date');
    const [blank] = linesOf(was).filter((line) => seen(line).x > 540 && seen(line).y < 200);
    const gap = of(blank!).x - of(date!).x;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(8 * of(date!).height);
    expect(Math.abs(middle(of(blank!)) - middle(of(date!)))).toBeLessThan(of(date!).height);
  });
});

describe.each([wide, { width: 500, height: 262 }, { width: 1080, height: 1080 }])(
  'photos above a price and words laid out anew for $width by $height',
  (to) => {
    it('end in line, with no word under them', async () => {
      const { was, of } = await both('neighbor-kitchen-flyer', to);
      const photos = was.filter(({ type, sub_type }) => type === 'image' && sub_type !== 'shape').map(of);
      const large = photos.reduce((a, b) => (a.width * a.height > b.width * b.height ? a : b));
      expect(photos).toHaveLength(3);
      expect(Math.abs(Math.max(...photos.map(end)) - end(large))).toBeLessThan(2);
      for (const text of was.filter(isText).map(of))
        for (const photo of photos) {
          const across = Math.min(text.x + text.width, photo.x + photo.width) - Math.max(text.x, photo.x);
          const down = Math.min(end(text), end(photo)) - Math.max(text.y, photo.y);
          expect(Math.min(across, down)).toBeLessThan(1);
        }
    });
  },
);

it.each([story, { width: 1080, height: 1080 }])(
  'a drawing above a sheet stays as near to it as it was, at %o',
  async (to) => {
    const { was, of } = await both('tech-conference-badge', to);
    const across = was.filter((object) => !isText(object) && seen(object).width > 1000);
    const ground = across.find((object) => seen(object).y < 1 && seen(object).height > 100)!;
    const strip = across.find((object) => Math.abs(seen(object).y - end(seen(ground))) < 1)!;
    expect(of(strip).y - end(of(ground))).toBeLessThan(1);
  },
);

const photoOf = (all: readonly DesignObject[]) =>
  all.find(({ type, sub_type }) => type === 'image' && sub_type !== 'shape')!;

it('a photo from side to side is so again', async () => {
  const to = { width: 336, height: 280 };
  const { was, of } = await both('amber-live-poster', to);
  const photo = of(photoOf(was));
  expect(photo.x).toBeLessThan(1);
  expect(photo.x + photo.width).toBeGreaterThan(to.width - 1);
});

it('or, on a wide page, it reaches one of them, with the title beside it, and is no strip', async () => {
  const { was, of } = await both('boat-museum-poster', wide);
  const photo = of(photoOf(was));
  const title = was.filter(isText).reduce((a, b) => (seen(a).height > seen(b).height ? a : b));
  expect(photo.x + photo.width).toBeGreaterThan(wide.width - 1);
  expect(overlaps(photo, of(title))).toBe(false);
  expect(photo.width / photo.height).toBeLessThan(3);
});

it.each([wide, story, { width: 1080, height: 1080 }])(
  'words beside chevrons come under none of them when those reach the edges again, at %o',
  async (to) => {
    const { was, of } = await both('boots-leaderboard', to);
    const words = was.filter(isText).find((object) => object.text_details.text.endsWith('%'))!;
    const chevrons = was.filter((object) => !isText(object) && seen(object).height > 80);
    const last = chevrons.reduce((a, b) => (seen(a).x > seen(b).x ? a : b));
    const into = (text: Seen, chevron: Seen) => (text.x + text.width - chevron.x) / chevron.width;
    expect(into(of(words), of(last))).toBeLessThan(into(seen(words), seen(last)) + 0.1);
  },
);

it('a card that hung over a photo leaves most of a tall page to it', () => {
  const now = resized(
    [
      rectangle('card', '#fbf3e6', 725, 0, 512, 620),
      words('episode', 'EPISODE 7', 28, 768, 64, 400),
      words('title', 'Unmapped river', 84, 768, 126, 400),
      words('more', 'Every Friday', 28, 768, 539, 400),
    ],
    story,
    { width: 1280, height: 720 },
  );
  const { width, height } = seen(now.get('card')!);
  expect((width * height) / (story.width * story.height)).toBeLessThan(0.5);
});

it.each([wide, story, { width: 336, height: 280 }])(
  'the end of a drawing that a panel hides stays hidden at %o',
  async (to) => {
    const { was, of } = await both('lost-pet-flyer', to);
    const last = was.filter(isText).reduce((a, b) => (seen(a).y > seen(b).y ? a : b));
    const holds = (object: DesignObject, y: number) => seen(object).y < y && end(seen(object)) > y;
    const panel = was
      .filter((object) => !isText(object) && holds(object, middle(seen(last))) && seen(object).x > 40)
      .reduce((a, b) => (seen(a).y > seen(b).y ? a : b));
    const hidden = was.filter(
      (object) => !isText(object) && holds(object, seen(panel).y + 1) && end(seen(object)) < end(seen(panel)),
    );
    expect(hidden.length).toBeGreaterThan(0);
    const [foot, left, right] = ['rectangle-46', 'rectangle-47', 'rectangle-48'].map((id) =>
      of(was.find((each) => each.id === id)!),
    );
    const window = { x: left!.width, y: 0, width: right!.x - left!.width, height: foot!.y };
    for (const object of hidden) {
      const [own, cover] = [of(object), of(panel)];
      // beside the panel the frame hides it
      if (end(own) > foot!.y - 1) continue;
      expect(end(own)).toBeLessThan(end(cover));
      // the frame of the page hides what is beyond it
      const shown = intersectRects(own, window);
      expect(shown.x).toBeGreaterThan(cover.x - 1);
      expect(shown.x + shown.width).toBeLessThan(cover.x + cover.width + 1);
      expect(cover.y).toBeLessThan(end(own));
    }
  },
);

it.each([wide, story, { width: 1080, height: 1080 }])(
  'a week to plan keeps every day above its lines, at %o',
  async (to) => {
    const { was, of } = await both('study-week', to);
    const days = was.filter((object) => isText(object) && /day$|^Notes$/.test(object.text_details.text));
    const named = days.filter((day) => seen(day).y > 200 && seen(day).y < 800);
    expect(named).toHaveLength(8);
    for (const day of named) {
      const pill = was.find(
        (object) => !isText(object) && overlaps(seen(object), seen(day)) && seen(object).height < 60,
      )!;
      const lines = linesOf(was)
        .filter((line) => Math.abs(seen(line).x - seen(pill).x) < 2 && seen(line).y > seen(day).y)
        .sort((a, b) => seen(a).y - seen(b).y)
        .slice(0, 3);
      expect(lines).toHaveLength(3);
      lines.forEach((line, i) => {
        expect(of(line).x).toBeCloseTo(of(pill).x, -1);
        expect(of(line).y).toBeGreaterThan(end(of(pill)) - 1);
        if (i > 0) expect(of(line).y).toBeGreaterThan(of(lines[i - 1]!).y + 2);
      });
    }
  },
);

it.each([wide, { width: 940, height: 788 }])(
  'a line between the columns of words over a scene stays with them, at %o',
  async (to) => {
    const { was, of } = await both('dusk-cinema-poster', to);
    const line = of(was.find(({ sub_type }) => sub_type === 'line')!);
    const texts = was.filter(isText).map(of);
    expect(Math.min(...texts.map(({ x }) => Math.abs(x - line.x)))).toBeLessThan(0.02 * to.width);
    for (const text of texts) expect(line.y < text.y + 2 || line.y > end(text) - 2).toBe(true);
  },
);

it.each([wide, story, { width: 940, height: 788 }])(
  'animals, their dots and the homes to draw lines to stay in rows, at %o',
  async (to) => {
    const { was, of } = await both('animal-homes-worksheet', to);
    const dots = was.filter(
      (object) => seen(object).width < 30 && seen(object).height > 20 && !isText(object),
    );
    expect(dots).toHaveLength(10);
    for (const home of was.filter((object) => isText(object) && object.text_details.text.length < 7)) {
      const beside = dots.filter((dot) => Math.abs(middle(seen(dot)) - middle(seen(home))) < 5);
      for (const dot of beside) expect(Math.abs(middle(of(dot)) - middle(of(home)))).toBeLessThan(2);
    }
    expect(new Set(dots.map((dot) => Math.round(of(dot).width))).size).toBe(1);
  },
);

it('a line that began where words did begins there again', async () => {
  const { was, of } = await both('crumb-logo', wide);
  const line = was.find((object) => seen(object).height < 8)!;
  const note = was.find((object) => isText(object) && object.text_details.text.startsWith('Bakers'))!;
  expect(seen(line).x).toBeCloseTo(seen(note).x, 0);
  expect(of(line).x).toBeCloseTo(of(note).x, 0);
});
