import { describe, expect, it } from 'vitest';
import { isRightToLeft } from '../../../../catalog/build/templates/layers/writing-system.js';
import { pairings } from '../../../../catalog/source/pairings.js';
import { scriptPairings } from '../../../../catalog/source/script-pairings.js';
import { world } from '../../../../catalog/source/templates/world/world.js';
import { letteringDisplay } from '../../../../catalog/source/text-templates/lettering-display.js';
import { letteringScript } from '../../../../catalog/source/text-templates/lettering-script.js';
import { lettering } from '../../../../catalog/source/text-templates/lettering.js';
import { textTemplates } from '../../../../catalog/source/text-templates/text-templates.js';

/** Letters of each script, one of which any copy of it has. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ...Object.fromEntries(['es', 'fr', 'de', 'pt', 'it'].map((lang) => [lang, /\p{Script=Latin}/u])),
};

describe('templates in other languages', () => {
  it.each(Object.keys(LETTERS))(
    'are there at least five times in %s, named and titled in it and found by its own name',
    (language) => {
      const found = world.filter(({ lang }) => lang === language);
      expect(found.length).toBeGreaterThanOrEqual(5);
      for (const { name, copy, keywords } of found) {
        expect(name).toMatch(LETTERS[language]!);
        expect(Object.values(copy).join(' ')).toMatch(LETTERS[language]!);
        expect(keywords).toContain(
          new Intl.DisplayNames([language], { type: 'language' }).of(language)!.toLowerCase(),
        );
      }
    },
  );

  it('cover ten subjects and both ways of writing', () => {
    expect(world.length).toBeGreaterThanOrEqual(80);
    expect(new Set(world.map(({ recipe }) => recipe)).size).toBeGreaterThanOrEqual(30);
    expect(world.filter(({ lang }) => isRightToLeft(lang)).length).toBeGreaterThanOrEqual(15);
  });
});

describe('the text templates', () => {
  it('are 72 with ids, names and layouts of their own', () => {
    for (const values of [
      textTemplates.map(({ id }) => id),
      textTemplates.map(({ name }) => name),
      textTemplates.map(({ recipe }) => recipe.id),
    ])
      expect(new Set(values).size).toBe(72);
  });

  it('have two to four texts each, and no copy that their layout does not show', () => {
    for (const { id, recipe, copy } of textTemplates) {
      const shown = recipe.layers.flatMap((layer) => (layer.k === 'text' ? [layer.t] : []));
      expect(shown.length, id).toBeGreaterThanOrEqual(2);
      expect(shown.length, id).toBeLessThanOrEqual(4);
      expect(Object.keys(copy).sort(), id).toEqual([...shown].sort());
    }
  });
});

it('no two tables of pairings share a name', () => {
  const tables = [pairings, scriptPairings, lettering, letteringDisplay, letteringScript];
  const names = tables.flatMap((table) => Object.keys(table));
  expect(new Set(names).size).toBe(names.length);
});
