import { beforeAll, describe, expect, it } from 'vitest';
import type { TextObject } from '../../../../elements/objects/text/model.js';
import type { Library } from '../../../../catalog/build/templates/compile-context.js';
import type { Layer } from '../../../../catalog/build/templates/recipe.js';
import { compileFixture, smallLibrary } from '../support.js';

let library: Library;
beforeAll(async () => {
  library = await smallLibrary();
});

const label: Layer = {
  ...{ k: 'text', t: 'tag', font: 'sub', at: [10, 10, 60, 10], size: [4, 3], color: 'ink' },
  ...{ caps: true, italic: true, tracking: 0.16, leading: 0.9 },
};

const setIn = (lang: string | undefined, copy = 'Tag') => {
  const source = lang ? { lang } : {};
  const { design } = compileFixture({ layers: [label], copy: { tag: copy }, source }, library);
  return design.pages[0]!.objects[0] as TextObject;
};

describe('a label in capitals, italics and tracking', () => {
  it('is set as it is told in English and German', () => {
    for (const lang of [undefined, 'de', 'de-AT'])
      expect(setIn(lang).text_details).toMatchObject({ text: 'TAG', italic: true, letterSpacing: 16 });
  });

  it.each(['ar', 'ar-EG', 'hi', 'ja'])('keeps the letters of %s joined and upright', (lang) => {
    expect(setIn(lang).text_details).toMatchObject({ text: 'Tag', italic: false, letterSpacing: 0 });
  });

  it('may be spaced in Hebrew, which has no second case and no italics', () => {
    expect(setIn('he').text_details).toMatchObject({ text: 'Tag', italic: false, letterSpacing: 16 });
  });

  it('gets at least the line height that the family wants for its marks', () => {
    expect(setIn('en').text_details.lineHeight).toBeLessThan(0);
    expect(setIn('ar').text_details.lineHeight).toBe(0);
  });

  it('is set from the right where that is the way of writing', () => {
    expect(setIn('ar').text_details.textAlign).toBe('right');
    expect(setIn('he').position.x).toBe(300);
    expect(setIn('hi').text_details.textAlign).toBe('left');
  });
});
