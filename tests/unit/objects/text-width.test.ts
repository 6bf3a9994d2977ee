import { beforeAll, describe, expect, it } from 'vitest';
import { center, rotatePoint, type Point } from '../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { textKind } from '../../../elements/objects/text/kind.js';
import { textLayout } from '../../../elements/objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../elements/objects/text/model.js';
import { testFonts } from '../../support/text/fonts.js';
import { textOf } from '../../support/objects.js';

let env: ObjectEnv;
beforeAll(async () => {
  env = { fonts: await testFonts(), resources: { image: () => undefined, icon: () => undefined } };
});

const settled = (object: TextObject): TextObject => ({ ...object, ...textKind.settled!(object, env) });
const text = (details: Partial<TextDetails>, box: Partial<TextObject> = {}): TextObject =>
  settled({ ...textOf(details), ...box });
const grown = (object: TextObject, change: Partial<TextDetails>): TextObject =>
  settled({ ...object, text_details: { ...object.text_details, ...change } });
const linesOf = (object: TextObject) => textLayout(object, env).lines;
const longest = (object: TextObject): number => Math.max(...linesOf(object).map(({ width }) => width));

/** Where a point of the box, at fractions of it, lies on the page. */
const pointOf = ({ position, width, height, rotation }: TextObject, at: Point): Point =>
  rotatePoint(
    { x: position.x + at.x * width, y: position.y + at.y * height },
    center({ ...position, width, height }),
    rotation,
  );

const ACROSS = { left: 0, center: 0.5, right: 1 } as const;
const DOWN = { top: 0, middle: 0.5, bottom: 1 } as const;
const CHANGES: readonly Partial<TextDetails>[] = [
  { text: 'Words that go on\nand on, in a second line' },
  { fontSize: 71 },
  { font: 'Fraunces' },
  { text: 'אבג דהו' },
];

describe('a text that grows with its words', () => {
  for (const textAlign of Object.keys(ACROSS) as (keyof typeof ACROSS)[])
    for (const verticalAlign of Object.keys(DOWN) as (keyof typeof DOWN)[])
      it.each([0, 90, 213])(`keeps its ${textAlign} and ${verticalAlign} when turned by %i`, (rotation) => {
        for (const change of CHANGES) {
          const before = text({ text: 'Words', autoWidth: true, textAlign, verticalAlign }, { rotation });
          const after = grown(before, change);
          const at = { x: ACROSS[textAlign], y: DOWN[verticalAlign] };
          expect(after.width).not.toBeCloseTo(before.width, 0);
          expect(pointOf(after, at).x).toBeCloseTo(pointOf(before, at).x, 6);
          expect(pointOf(after, at).y).toBeCloseTo(pointOf(before, at).y, 6);
        }
      });

  it.each(Object.keys(DOWN) as (keyof typeof DOWN)[])(
    'keeps its %s too while its width is its own',
    (verticalAlign) => {
      const before = text({ text: 'Words', verticalAlign }, { rotation: 25, width: 180 });
      for (const change of [{ text: 'Words that go on and on' }, { fontSize: 71 }, { lineHeight: 20 }]) {
        const after = grown(before, change);
        const at = { x: 0.5, y: DOWN[verticalAlign] };
        expect(after.width).toBe(180);
        expect(after.height).toBeGreaterThan(before.height);
        expect(pointOf(after, at).x).toBeCloseTo(pointOf(before, at).x, 6);
        expect(pointOf(after, at).y).toBeCloseTo(pointOf(before, at).y, 6);
      }
    },
  );

  it.each(['one two three', 'אחת שתיים שלוש', 'one\nשתיים'])(
    'begins where its paragraph does when justified: %s',
    (words) => {
      const before = text({ text: words, autoWidth: true, textAlign: 'justify' });
      const after = grown(before, { text: `${words} ${words}` });
      const rightwards = words.startsWith('o');
      expect(after.width).toBeGreaterThan(before.width);
      expect(after.position.x + (rightwards ? 0 : after.width)).toBeCloseTo(
        before.position.x + (rightwards ? 0 : before.width),
      );
    },
  );

  it('never wraps, also in a box whose width is not yet that of its words', () => {
    const stale = { ...textOf({ text: 'A line that would wrap', autoWidth: true }), width: 30 };
    expect(linesOf(stale)).toHaveLength(1);
    for (const textAlign of ['left', 'center', 'right'] as const) {
      const [line] = linesOf({ ...stale, text_details: { ...stale.text_details, textAlign } });
      expect(line!.x + line!.width * ACROSS[textAlign]).toBeCloseTo(30 * ACROSS[textAlign]);
    }
  });

  it('has room for the marks of a list, and keeps them where they are as words are added', () => {
    const list = { paragraphs: [{ list: 'bullet' as const }], autoWidth: true, fontSize: 40 };
    const short = text({ ...list, text: 'a' });
    const long = grown(short, { text: 'a long item' });
    expect(linesOf(long)[0]!.x).toBeCloseTo(linesOf(short)[0]!.x);
    for (const object of [short, long])
      expect(linesOf(object)[0]!.x + longest(object)).toBeLessThan(object.width);
  });

  it('has a width of its own once a side was pulled, and only then', () => {
    const object = text({ text: 'Words that go on', autoWidth: true });
    const by = (width: number, height: number, corner: boolean): TextObject =>
      settled({ ...object, ...textKind.resized(object, { width, height }, { corner }, env) });
    const narrow = by(object.width / 2, object.height, false);
    expect(narrow.text_details).not.toHaveProperty('autoWidth');
    expect(narrow.width).toBe(object.width / 2);
    expect(linesOf(narrow).length).toBeGreaterThan(1);
    const large = by(object.width * 2, object.height * 2, true);
    expect(large.text_details.autoWidth).toBe(true);
    expect(large.width).toBeCloseTo(object.width * 2);
    const tall = by(object.width, object.height * 2, false);
    expect(tall.text_details).toMatchObject({ autoWidth: true, autoHeight: false });
    expect(grown(tall, { text: 'Words that go on and on' }).width).toBeGreaterThan(object.width);
  });

  it('stays as it is while its letters shrink to fit it', () => {
    const object = text({ text: 'Words', autoWidth: true });
    const shrinking = grown(object, {
      autoFit: 'shrink',
      autoHeight: false,
      text: 'Words that go on and on',
    });
    expect(shrinking).toMatchObject({ width: object.width, height: object.height });
    expect(longest(shrinking)).toBeLessThanOrEqual(object.width);
  });
});
