import { beforeAll, describe, expect, it } from 'vitest';
import type { GlyphRun } from '../../../elements/display/ops.js';
import { boxCorners } from '../../../elements/math/geometry.js';
import type { ObjectEnv } from '../../../elements/objects/kind.js';
import { textInput, textSpans } from '../../../elements/objects/text/layout-input.js';
import { textKind } from '../../../elements/objects/text/kind.js';
import { textLayout } from '../../../elements/objects/text/layout.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { testFonts } from '../../support/text/fonts.js';
import { textOf } from '../../support/objects.js';

let env: ObjectEnv;
const resources = { image: () => undefined, icon: () => undefined };
beforeAll(async () => {
  env = { fonts: await testFonts(), resources };
});

describe('stored text as layout takes it', () => {
  it('turns stored spacing into em and line height', () => {
    const input = textInput(textOf({ letterSpacing: -30, lineHeight: 30 }));
    expect(input.lineHeight).toBeCloseTo(1.8);
    expect(input.spans[0]!.style.letterSpacing).toBeCloseTo(-0.3);
    expect(textInput(textOf()).lineHeight).toBe(1.2);
  });

  it('takes the weight from weight, else from bold', () => {
    const weight = (details: Parameters<typeof textOf>[0]) =>
      textSpans(textOf(details).text_details)[0]!.style.weight;
    expect(weight({})).toBe(400);
    expect(weight({ bold: true })).toBe(700);
    expect(weight({ bold: true, weight: 600 })).toBe(600);
    expect(weight({ weight: 600, runs: [{ start: 0, end: 11, bold: false }] })).toBe(600);
    expect(weight({ weight: 600, runs: [{ start: 0, end: 11, bold: true }] })).toBe(700);
  });

  it('covers the text whatever the runs say, the later run on top', () => {
    const runs = [
      { start: 6, end: 99, fontColor: '#ff0000' },
      { start: 2, end: 8, fontSize: 40 },
      { start: 7, end: 3, italic: true },
    ];
    const spans = textSpans(textOf({ runs }).text_details);
    expect(spans[0]!.start).toBe(0);
    expect(spans.at(-1)!.end).toBe(11);
    spans.slice(1).forEach((span, i) => expect(span.start).toBe(spans[i]!.end));
    const at = (index: number) => spans.find(({ start, end }) => start <= index && index < end)!.style;
    expect([at(0).size, at(2).size, at(8).size]).toEqual([20, 40, 20]);
    expect([at(5).color, at(6).color]).toEqual(['#112233', '#ff0000']);
    expect(spans.some(({ style }) => style.italic)).toBe(false);
  });

  it('asks for each face once, with the characters it is for', () => {
    const object = textOf({ text: 'abcdef', runs: [{ start: 2, end: 4, bold: true }] });
    expect(textKind.needs(object)).toEqual([
      { type: 'font', family: 'Montserrat', weight: 400, italic: false, text: 'abef' },
      { type: 'font', family: 'Montserrat', weight: 700, italic: false, text: 'cd' },
    ]);
  });
});

describe('drawn text', () => {
  it('is glyph runs that carry their text, with an underline that spans fonts without a seam', () => {
    const ops = textKind.ops(textOf({ text: 'One שלום two', underline: true }, { width: 600 }), env);
    const runs = ops.filter((op): op is GlyphRun => op.op === 'glyphRun');
    expect(runs.map((run) => run.text).join('')).toHaveLength(12);
    expect(runs.length).toBeGreaterThan(1);
    expect(ops.filter((op) => op.op === 'fillPath')).toHaveLength(1);
    for (const run of runs) expect(run.clusters.every((at) => at >= 0 && at < run.text.length)).toBe(true);
  });

  it('makes up bold and italic only where the face lacks them', () => {
    const [made] = textKind.ops(textOf({ font: 'DM Sans', bold: true, italic: true }), env) as GlyphRun[];
    expect(made!.embolden).toBeCloseTo(1 / 48);
    expect(made!.slant).toBeGreaterThan(0);
    const [real] = textKind.ops(textOf({ bold: true }), env) as GlyphRun[];
    expect([real!.embolden, real!.slant]).toEqual([0, 0]);
  });

  it('shows a faint bar a line and does not throw while no font is here', () => {
    const bare: ObjectEnv = { fonts: new FontStore(), resources };
    const two = textOf({ text: 'One\nand two', textAlign: 'right' });
    expect(textKind.ops(two, bare)).toEqual([
      {
        op: 'group',
        opacity: 0.2,
        children: [
          { op: 'fillPath', d: expect.stringMatching(/^M167 .*ZM123 .*Z$/) as string, fill: '#112233' },
        ],
      },
    ]);
    expect(textKind.settled!(textOf(), bare)).toEqual({});
    expect(textKind.resized(textOf(), { width: 50, height: 60 }, { corner: false }, bare)).toMatchObject({
      height: 60,
    });
  });

  it('is laid out once for a text that only moves', () => {
    const object = textOf();
    const first = textLayout(object, env);
    const moved = { ...object, position: { x: 99, y: 9 } };
    expect(textLayout(moved, env)).toBe(first);
    expect(textLayout({ ...object, width: 60 }, env)).not.toBe(first);
  });
});

describe('the box of a text', () => {
  it('follows its lines, and its own top-left corner stays in place when turned', () => {
    const object = textOf({}, { rotation: 37, height: 300, position: { x: 40, y: 50 } });
    const patch = textKind.settled!(object, env);
    expect(patch.height).toBeCloseTo(24);
    const corner = ({ position, width, height, rotation }: typeof object) =>
      boxCorners({ ...position, width, height, rotation })[0];
    const before = corner(object);
    const after = corner({ ...object, ...patch } as typeof object);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(textKind.settled!({ ...object, ...patch } as typeof object, env)).toEqual({});
  });

  it('re-wraps with a side', () => {
    const patch = textKind.resized(textOf(), { width: 70, height: 100 }, { corner: false }, env);
    expect(patch.width).toBe(70);
    expect(patch.height).toBeCloseTo(48);
    expect(patch.text_details!.fontSize).toBe(20);
  });

  it('scales all its sizes with a corner and breaks its lines at the same places', () => {
    const object = textOf(
      { text: 'Some words that wrap over several lines', runs: [{ start: 0, end: 4, fontSize: 31 }] },
      { width: 117 },
    );
    const patch = textKind.resized(object, { width: 117 * 1.7, height: 1 }, { corner: true }, env);
    expect(patch.text_details!.fontSize).toBeCloseTo(34);
    expect(patch.text_details!.runs![0]!.fontSize).toBeCloseTo(52.7);
    const lines = (of: typeof object) => textLayout(of, env).lines.map(({ start }) => start);
    expect(lines({ ...object, ...patch } as typeof object)).toEqual(lines(object));
  });

  it('gets plain line ends, with its runs on the same words, so that carets and the field agree', () => {
    const runs = [{ start: 5, end: 8, bold: true }];
    const { height = 0, text_details: plain } = textKind.settled!(textOf({ text: 'one\r\ntwo', runs }), env);
    expect(plain).toMatchObject({ text: 'one\ntwo', runs: [{ start: 4, end: 7, bold: true }] });
    expect(height).toBeCloseTo(textLayout(textOf({ text: 'one\ntwo' }), env).height, 6);
    const settled = textOf({ text: 'one\ntwo' }, { height });
    expect(textKind.settled!(settled, env)).toEqual({});
  });
});
