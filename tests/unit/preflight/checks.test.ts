import { beforeAll, describe, expect, it } from 'vitest';
import type { PreflightEnv } from '../../../elements/preflight/env.js';
import { testFonts } from '../../support/text/fonts.js';
import { imageOf, shapeOf, textOf } from '../../support/objects.js';
import type { FontStore } from '../../../elements/text/fonts/font-store.js';
import { textNeeds } from '../../../elements/objects/text/font-needs.js';
import { pageOf, plainPicture, preflightEnv, run, told } from './support.js';

const pictures = { 'src:photo': plainPicture(300, 300, '#335577') };
let fonts: FontStore;
let env: PreflightEnv;
beforeAll(async () => {
  fonts = await testFonts();
  env = preflightEnv({ fonts, pictures });
});

const photo = (side: number) =>
  imageOf({ src: 'photo' }, { id: 'photo', position: { x: 20, y: 20 }, width: side, height: side });

describe('resolution', () => {
  it('counts dots an inch on a page of a physical size, pixels on a screen', () => {
    // 300 px over 250 px of the page are 115 dpi, and sharp on a screen
    expect(told(pageOf([photo(250)]), env)).toEqual([]);
    const [finding] = run(pageOf([photo(250)]), { ...env, unit: 'mm' }).findings;
    expect(finding).toMatchObject({ check: 'low-resolution', facts: { dpi: 115, least: 200 } });
    expect(finding!.fix!.to).toMatchObject({ width: 144 });
  });

  it.each(['mm', 'cm', 'in'] as const)('is enough for print in %s from 200 dots an inch', (unit) => {
    const dpi = (side: number) =>
      run(pageOf([photo(side)]), { ...env, unit }).findings.map(({ facts }) => facts.dpi);
    expect(dpi(144)).toEqual([]);
    expect(dpi(146)).toEqual([197]);
    expect(dpi(190)).toEqual([152]);
  });

  it('is told on a screen from where it is seen, and mended until every pixel has one', () => {
    const told = (side: number) => run(pageOf([photo(side)]), env).findings;
    expect([300, 380].flatMap(told)).toEqual([]);
    const [soft] = told(420);
    expect(soft).toMatchObject({ severity: 'warning', facts: { percent: 140 } });
    expect(soft!.fix!.to).toMatchObject({ width: 300 });
  });
});

describe('contrast', () => {
  const line = (color: string, more = {}) =>
    textOf({ text: 'Read me', fontColor: color, fontSize: 20 }, { id: 't', ...more });

  it('is measured against what is painted behind the letters, not against the page', () => {
    const panel = shapeOf({ outline: 'rectangle', fill: '#202020' }, { id: 'panel' });
    expect(told(pageOf([line('#ffffff')]), env)).toEqual(['t low-contrast']);
    expect(told(pageOf([panel, line('#ffffff')]), env)).toEqual([]);
    // a panel that lies over nothing of it, or is not shown, counts for nothing
    const aside = { ...panel, position: { x: 400, y: 400 } };
    expect(told(pageOf([aside, line('#ffffff')]), env)).toEqual(['t low-contrast']);
    expect(told(pageOf([{ ...panel, hidden: true }, line('#ffffff')]), env)).toEqual(['t low-contrast']);
  });

  it('sees a photo through its adjustments, and letters through their opacity', () => {
    const dark = imageOf({ src: 'photo' }, { id: 'dark', filter: { brightness: -100 } });
    expect(told(pageOf([dark, line('#9fb3c8')]), env)).toEqual([]);
    expect(told(pageOf([line('#777777')]), env)).toEqual([]);
    expect(told(pageOf([line('#777777', { opacity: 0.5 })]), env)).toEqual(['t low-contrast']);
  });

  it('says nothing over a picture that is not here', () => {
    const lost = imageOf({ src: 'lost' }, { id: 'lost' });
    expect(told(pageOf([lost, line('#ffffff')]), env)).toEqual([]);
  });

  it('mends to the nearest color of the same hue that can be read', () => {
    const { findings } = run(pageOf([line('#e07a5f')]), env);
    const to = findings[0]!.fix!.to;
    expect(to).toMatchObject({ type: 'text' });
    expect(told(pageOf([to!]), env)).toEqual([]);
  });
});

describe('missing letters', () => {
  it('are mended by a font that has them, and only told where none has', () => {
    const text = (words: string) => textOf({ text: words, font: 'Fraunces' }, { id: 't', width: 400 });
    const [hook] = run(pageOf([text('\u0181asa')]), env).findings;
    expect(hook).toMatchObject({ check: 'missing-glyph', facts: { letters: '\u0181' } });
    expect(hook!.fix!.to).toMatchObject({ text_details: { font: 'Montserrat' } });
    const [rune] = run(pageOf([text('\u16a0')]), env).findings;
    expect(rune).toMatchObject({ check: 'missing-glyph', facts: { letters: '\u16a0' } });
    expect(rune!.fix).toBeUndefined();
  });

  it('are no emoji, foreign script or line feed', () => {
    const text = textOf(
      { text: 'Hi \u{1f600}\n\u05e9\u05dc\u05d5\u05dd\t\u200b', font: 'Fraunces' },
      { id: 't' },
    );
    expect(told(pageOf([text]), env)).toEqual([]);
  });
});

describe('letters whose font did not arrive', () => {
  it('wait for it: no font lacks them, and trying again is offered of locked texts too', async () => {
    const own = await testFonts();
    const rune = textOf({ text: 'A \u16a0', font: 'Fraunces' }, { id: 't', width: 400 });
    const page = pageOf([rune]);
    const there = preflightEnv({ fonts: own });
    expect(told(page, there)).toEqual(['t missing-glyph']);
    const [asked] = textNeeds(rune);
    own.awaited.note({ id: 'runes', family: 'Noto Sans Runic' }, asked!, ['\u16a0']);
    const [finding, ...more] = run(page, there).findings;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      check: 'waiting-font',
      severity: 'warning',
      facts: { letters: '\u16a0', count: 1 },
      fix: { action: 'try-again', to: rune },
    });
    const locked = run(pageOf([{ ...rune, locked: true }]), there).findings;
    expect(locked[0]).toMatchObject({ fix: { action: 'try-again' } });
    // also while nothing else can be said of it
    expect(told(page, { ...there, ready: () => false })).toEqual(['t waiting-font']);
    own.awaited.arrived('runes');
    expect(told(page, there)).toEqual(['t missing-glyph']);
  });
});

describe('what is told again', () => {
  it('is the very same list while nothing has changed', () => {
    const page = pageOf([photo(600), textOf({}, { id: 't' })]);
    const { findings } = run(page, env);
    expect(run({ ...page }, env).findings).toBe(findings);
    expect(run({ ...page, background_color: '#112233' }, env).findings).not.toBe(findings);
  });

  it('follows what lies under a text, though the text itself stays', () => {
    const text = textOf({ fontColor: '#ffffff' }, { id: 't' });
    const panel = shapeOf({ outline: 'rectangle', fill: '#202020' }, { id: 'panel' });
    expect(told(pageOf([panel, text]), env)).toEqual([]);
    expect(
      told(pageOf([{ ...panel, shape_details: { ...panel.shape_details, fill: '#fafafa' } }, text]), env),
    ).toEqual(['t low-contrast']);
  });

  it('says nothing of what is still to come', () => {
    expect(told(pageOf([photo(600)]), { ...env, ready: () => false })).toEqual([]);
    expect(told(pageOf([photo(600)]), env)).toEqual(['photo low-resolution']);
  });

  it('goes one object a step', () => {
    const objects = Array.from({ length: 40 }, (_, i) => shapeOf({ outline: 'ellipse' }, { id: `s${i}` }));
    expect(run(pageOf(objects), env).steps).toBeGreaterThanOrEqual(40);
  });
});

describe('a fix', () => {
  it('is not offered when it would harm a text over it', () => {
    // the only panel that makes the text readable is itself an empty place for a photo: taking it away is no way out
    const empty = imageOf({}, { id: 'empty', position: { x: 10, y: 20 }, width: 200, height: 100 });
    expect(run(pageOf([empty]), env).findings[0]!.fix?.action).toBe('remove');
    const soft = { ...photo(420), position: { x: 0, y: 0 } };
    const over = textOf(
      { text: 'On the photo', fontColor: '#ffffff', fontSize: 20 },
      { id: 'over', position: { x: 4, y: 4 } },
    );
    const { findings } = run(pageOf([soft, over]), env);
    expect(findings.map(({ id, fix }) => [id, fix])).toEqual([['photo low-resolution', undefined]]);
  });
});
