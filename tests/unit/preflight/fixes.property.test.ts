import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../elements/math/random.js';
import type { DesignObject } from '../../../elements/objects/kinds.js';
import { withFix } from '../../../elements/preflight/check-page.js';
import type { CheckedPage, PreflightEnv } from '../../../elements/preflight/env.js';
import { CHECKS, type CheckId } from '../../../elements/preflight/finding.js';
import { testFonts } from '../../support/text/fonts.js';
import { imageOf, lineOf, shapeOf, textOf } from '../../support/objects.js';
import { runs } from '../../support/soak.js';
import { pageOf, plainPicture, preflightEnv, run, told } from './support.js';

/** Pages nobody would make: things anywhere, in any color, over and beside each other. */

const PAGES = runs(30);
const WORDS = [
  'Sale',
  'Add a heading',
  'Lorem ipsum dolor',
  'Come and see it',
  'Rune \u16a0',
  '\u0181asa',
  ' ',
  '[your name]',
];
const COLORS = ['#000000', '#ffffff', '#777777', '#e07a5f', '#2b1a12', '#f0f0e0'];
const SOURCES = ['large', 'small', 'dark'];

function randomPage(seed: number): CheckedPage {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const place = (i: number) => ({
    id: `o${i}`,
    layer_index: i,
    position: { x: between(-250, 850), y: between(-150, 850) },
    width: between(20, 500),
    height: between(20, 400),
    rotation: one([0, 0, 0, 30, 90, 200]),
    opacity: one([1, 1, 1, 0.6]),
  });
  const make: readonly ((i: number) => DesignObject)[] = [
    (i) =>
      textOf(
        {
          text: one(WORDS),
          font: one(['Fraunces', 'Montserrat']),
          fontColor: one(COLORS),
          fontSize: between(10, 90),
          textAlign: one(['left', 'center', 'right']),
          verticalAlign: one(['top', 'middle', 'bottom']),
          ...one([{}, { autoHeight: false }, { autoHeight: false, autoFit: 'shrink' as const }]),
        },
        place(i),
      ),
    (i) => imageOf(one([{ src: one(SOURCES) }, {}]), place(i)),
    (i) => shapeOf({ outline: one(['rectangle', 'ellipse']), fill: one(COLORS) }, place(i)),
    (i) => lineOf({}, place(i)),
  ];
  return pageOf(
    Array.from({ length: 9 }, (_, i) => one([make[0]!, ...make])(i)),
    { id: `page-${seed}`, background_color: one(COLORS) },
  );
}

let env: PreflightEnv;
beforeAll(async () => {
  const pictures = {
    'src:large': plainPicture(600, 500, '#d0c0a0'),
    'src:small': plainPicture(40, 40, '#335577'),
    'src:dark': plainPicture(600, 500, '#181818'),
  };
  env = preflightEnv({ fonts: await testFonts(), pictures });
});

describe('every fix on any page', () => {
  it('makes its finding go away and brings no other', () => {
    const fixed = new Map<string, number>();
    for (let seed = 1; seed <= PAGES; seed++) {
      const page = randomPage(seed);
      const { findings } = run(page, env);
      const before = findings.map(({ id }) => id);
      for (const { id, check, objects, fix } of findings) {
        if (!fix) continue;
        fixed.set(check, (fixed.get(check) ?? 0) + 1);
        const at = page.objects.findIndex((object) => object.id === objects[0]);
        const after = told(withFix(page, at, fix), env);
        expect(after, `page ${seed}: ${id} by ${fix.action}`).not.toContain(id);
        expect(before, `page ${seed}: ${id} by ${fix.action}`).toEqual(expect.arrayContaining(after));
      }
    }
    // what is sold, lost or drawn simpler has no fix, and what is drawn here is none of these
    const unfixed: readonly CheckId[] = ['premium', 'waiting-font', 'missing-picture', 'simplified-drawing'];
    expect([...fixed.keys()].sort()).toEqual(CHECKS.filter((check) => !unfixed.includes(check)).sort());
  });

  it('leaves the same findings however often a page is looked at', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const page = randomPage(seed);
      const first = told(page, env);
      expect(told(structuredClone(page), env)).toEqual(first);
    }
  });
});
