import { beforeAll, expect, it } from 'vitest';
import { balanced } from '../../../../elements/generate/fill/balance.js';
import type { ObjectEnv } from '../../../../elements/objects/kind.js';
import { textLayout } from '../../../../elements/objects/text/layout.js';
import { textOf } from '../../../support/objects.js';
import { buildTestFonts } from '../../../support/text/fonts.js';
import { addAllHyphens } from '../../../support/text/hyphens.js';

let env: ObjectEnv;
beforeAll(async () => {
  const fonts = await buildTestFonts();
  await addAllHyphens(fonts);
  env = { fonts, resources: { image: () => undefined, icon: () => undefined } };
});

it('stores the breaks of even lines, but none inside of words that are broken with hyphens', () => {
  const text = 'Understanding international transportation responsibilities';
  const plain = balanced(textOf({ text }, { width: 300 }), env).text_details.text;
  expect(plain).toContain('\n');
  expect(plain.replaceAll('\n', ' ')).toBe(text);
  const hyphened = textOf({ text, hyphens: true, language: 'en' }, { width: 230 });
  const { lines } = textLayout(hyphened, env);
  expect(lines.some(({ runs }) => runs.some(({ hyphen }) => hyphen))).toBe(true);
  expect(balanced(hyphened, env)).toBe(hyphened);
});
