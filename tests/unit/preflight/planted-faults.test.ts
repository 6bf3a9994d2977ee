import { beforeAll, describe, expect, it } from 'vitest';
import { withFix } from '../../../elements/preflight/check-page.js';
import { CHECKS } from '../../../elements/preflight/finding.js';
import type { PreflightEnv } from '../../../elements/preflight/env.js';
import { testFonts } from '../../support/text/fonts.js';
import { drawings, pictures, planted } from './planted-faults.js';
import { preflightEnv, run, told } from './support.js';

let env: PreflightEnv;
beforeAll(async () => {
  env = preflightEnv({
    fonts: await testFonts(),
    pictures,
    drawings,
    sold: ['design_resource:sold'],
    lost: ['src:gone'],
  });
});

describe('a design with planted faults', () => {
  it('has each of them found once, and nothing else', () => {
    const found = planted.pages.flatMap((page) => told(page, env));
    expect(planted.faults.length).toBeGreaterThanOrEqual(20);
    // a font that does not arrive is no fault of a design
    const plantable = CHECKS.filter((check) => check !== 'waiting-font');
    expect(new Set(planted.faults.map((fault) => fault.split(' ')[1]))).toEqual(new Set(plantable));
    expect(found.sort()).toEqual([...planted.faults].sort());
  });

  it('is mended fix by fix: each makes its finding go and brings no other', () => {
    let fixed = 0;
    for (const page of planted.pages) {
      const { findings } = run(page, env);
      for (const { id, objects, fix } of findings) {
        if (!fix) continue;
        fixed++;
        const at = page.objects.findIndex((object) => object.id === objects[0]);
        const left = findings.map((other) => other.id).filter((other) => other !== id);
        const now = told(withFix(page, at, fix), env);
        expect(now, `${id} by ${fix.action}`).not.toContain(id);
        expect(left, `${id} by ${fix.action}`).toEqual(expect.arrayContaining(now));
      }
    }
    expect(fixed).toBeGreaterThanOrEqual(17);
  });

  it('is clean after all fixes, but for what no fix can mend', () => {
    for (const first of planted.pages) {
      let page = first;
      let { findings } = run(page, env);
      for (let next = findings.find(({ fix }) => fix); next; next = findings.find(({ fix }) => fix)) {
        const at = page.objects.findIndex((object) => object.id === next!.objects[0]);
        page = withFix(page, at, next.fix!);
        ({ findings } = run(page, env));
      }
      expect(findings.map(({ id }) => id)).toEqual(
        run(first, env).findings.flatMap(({ id, fix }) => (fix ? [] : [id])),
      );
    }
  });

  it('leaves locked objects alone, though it tells of them', () => {
    const page = planted.pages[0]!;
    const locked = { ...page, objects: page.objects.map((object) => ({ ...object, locked: true })) };
    expect(told(locked, env)).toEqual(told(page, env));
    expect(run(locked, env).findings.every(({ fix }) => fix === undefined)).toBe(true);
  });
});
