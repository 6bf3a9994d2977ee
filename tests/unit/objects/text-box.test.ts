import { beforeAll, describe, expect, it } from 'vitest';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { textKind } from '../../../elements/objects/text/kind.js';
import { textLayout } from '../../../elements/objects/text/layout.js';
import type { TextDetails, TextObject } from '../../../elements/objects/text/model.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { testFonts } from '../../support/text/fonts.js';
import { textOf } from '../../support/objects.js';

let env: ObjectEnv;
const resources = { image: () => undefined, icon: () => undefined };
beforeAll(async () => {
  env = { fonts: await testFonts(), resources };
});

const text = (details: Partial<TextDetails>, box: Partial<TextObject> = {}): TextObject => ({
  ...textOf(details),
  ...box,
});
const pulled = (object: TextObject, height: number): TextObject => ({
  ...object,
  ...textKind.resized(object, { width: object.width, height }, { corner: false }, env),
});
const settled = (object: TextObject): TextObject => ({ ...object, ...textKind.settled!(object, env) });
const natural = (object: TextObject): number =>
  textLayout({ width: object.width, text_details: object.text_details }, env).height;
const largest = (object: TextObject): number =>
  Math.max(...textLayout(object, env).lines.flatMap(({ runs }) => runs.map(({ style }) => style.size)));

describe('the height of a text box', () => {
  it('is its own once the bottom was pulled, and follows the lines again when pulled up to them', () => {
    const object = settled(text({ text: 'Words' }, { width: 200 }));
    expect(textKind.handles!(object)).toBe('width');
    const tall = pulled(object, 300);
    expect(tall).toMatchObject({ height: 300, width: 200, text_details: { autoHeight: false } });
    expect(textKind.handles!(tall)).toBe('both');
    expect(settled(tall).height).toBe(300);
    const back = pulled(tall, 1);
    expect(back.height).toBeCloseTo(natural(object));
    expect(back.text_details).not.toHaveProperty('autoHeight');
  });

  it('grows for lines that have no room, its corner staying, and is kept by its sides', () => {
    const tall = text({ text: 'Words that go on', autoHeight: false }, { width: 400, height: 90 });
    expect(settled(tall).height).toBe(90);
    const narrow = {
      ...tall,
      ...textKind.resized(tall, { width: 400 / 6, height: 90 }, { corner: false }, env),
    };
    expect(narrow.height).toBeCloseTo(Math.max(90, natural(narrow)));
    const more = text({ text: 'Words\n'.repeat(12), autoHeight: false }, { width: 400, height: 90 });
    expect(settled(more).height).toBeCloseTo(natural(more));
    const corner = textKind.resized(tall, { width: 800, height: 180 }, { corner: true }, env);
    expect(corner).toMatchObject({ width: 800, height: 180 });
  });

  it('leaves room above or below the lines', () => {
    const top = (verticalAlign: TextDetails['verticalAlign']): number =>
      textLayout(text({ verticalAlign, autoHeight: false }, { width: 300, height: 400 }), env).lines[0]!.top;
    const room = 400 - natural(text({}, { width: 300 }));
    expect(top(undefined)).toBe(0);
    expect(top('middle')).toBeCloseTo(room / 2);
    expect(top('bottom')).toBeCloseTo(room);
    const auto = textLayout(text({ verticalAlign: 'bottom' }, { width: 300, height: 400 }), env);
    expect(auto.lines[0]!.top).toBe(0);
  });
});

describe('words that shrink to fit', () => {
  const long = 'Far too many words for a box as small as this one';
  const shrinking = (details: Partial<TextDetails>, box: Partial<TextObject>): TextObject =>
    text({ autoHeight: false, autoFit: 'shrink', fontSize: 40, ...details }, box);

  it('are as large as the box allows, and never larger than they are said to be', () => {
    const object = shrinking({ text: long }, { width: 240, height: 80 });
    expect(settled(object)).toEqual(object);
    const layout = textLayout(object, env);
    expect(layout.height).toBeLessThanOrEqual(80.01);
    expect(largest(object)).toBeLessThan(40);
    expect(largest(shrinking({ text: long }, { width: 260, height: 100 }))).toBeGreaterThan(largest(object));
    expect(largest(shrinking({ text: 'a' }, { width: 240, height: 80 }))).toBe(40);
    expect(object.text_details.fontSize).toBe(40);
  });

  it('keep words whole and sizes in proportion', () => {
    const word = shrinking({ text: 'Unbreakablewordthatislong' }, { width: 120, height: 900 });
    expect(textLayout(word, env).lines).toHaveLength(1);
    const two = shrinking(
      { text: long, runs: [{ start: 0, end: 3, fontSize: 20 }] },
      { width: 240, height: 80 },
    );
    const sizes = new Set(
      textLayout(two, env).lines.flatMap(({ runs }) => runs.map(({ style }) => style.size)),
    );
    const [small, large] = [...sizes].sort((a, b) => a - b);
    expect(large! / small!).toBeCloseTo(2);
  });

  it('shrink further when the bottom is pulled up', () => {
    const object = shrinking({ text: long }, { width: 240, height: 80 });
    const flat = pulled(object, 40);
    expect(flat.height).toBe(40);
    expect(largest(flat)).toBeLessThan(largest(object));
  });
});

describe('a text added before its face was here', () => {
  it('is as wide as its words once the face comes, round the middle it was put at', async () => {
    const waiting = text(
      { text: 'WIDE WORDS', text_needs_autoset: true, fontSize: 40, textAlign: 'center' },
      { width: 90, height: 50, position: { x: 100, y: 100 } },
    );
    const empty: ObjectEnv = { fonts: new FontStore(), resources };
    expect(textKind.settled!(waiting, empty)).toEqual({});
    const now = settled(waiting);
    expect(textLayout(now, env).lines).toHaveLength(1);
    expect(now.position.x + now.width / 2).toBeCloseTo(145);
    expect(now.text_details).not.toHaveProperty('text_needs_autoset');
    expect(settled(now)).toEqual(now);
  });

  it('keeps the width that the user gave it meanwhile', () => {
    const waiting = text({ text: 'WIDE WORDS', text_needs_autoset: true }, { width: 90, height: 50 });
    const narrow = textKind.resized(waiting, { width: 60, height: 50 }, { corner: false }, env);
    expect(narrow.text_details).not.toHaveProperty('text_needs_autoset');
  });
});
