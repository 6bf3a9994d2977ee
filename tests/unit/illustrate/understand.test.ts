import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../elements/illustrate/words/lexicon.js';
import { understand } from '../../../elements/illustrate/words/understand.js';

const entry = (id: string, group: string, keywords: string[] = []) => ({
  ...{ id: `flat-${id}`, name: id.replace(/-/g, ' '), group },
  keywords: [id, ...keywords],
});
const lexicon = createLexicon([
  entry('fox', 'animals-nature'),
  entry('penguin', 'animals-nature', ['bird', 'antarctica']),
  entry('sunflower', 'animals-nature'),
  entry('bicycle', 'travel-places'),
  entry('carrot', 'food-drink', ['orange']),
  entry('pizza', 'food-drink', ['cheese', 'party']),
]);
const read = (prompt: string) => understand(prompt, lexicon);

describe('what a prompt asks for', () => {
  it('finds things, where they are, the hour, the season and the weather', () => {
    expect(read('Two penguins in the snow at dusk')).toMatchObject({
      subjects: [{ id: 'flat-penguin', count: 2 }],
      ...{ setting: 'meadow', season: 'winter', time: 'dusk', weather: 'snow' },
    });
    expect(read('a fox')).toMatchObject({ subjects: [{ id: 'flat-fox', count: 1 }], setting: 'forest' });
    expect(read('lighthouse at sunset')).toMatchObject({
      subjects: [{ id: 'form-lighthouse' }],
      setting: 'sea',
    });
    expect(read('sunflower field')).toMatchObject({ setting: 'garden' });
  });

  it.each([
    ['a sailboat, cut paper style', 'cut paper'],
    ['desert, risograph', 'risograph'],
    ['line art of a house', 'line'],
    ['seamless pattern of pizza', 'pattern'],
    ['gradient mesh in purple', 'gradient mesh'],
    ['mountain badge', 'badge'],
    ['monogram of the letter M', 'monogram'],
    ['a house', 'flat'],
  ])('%s is %s', (prompt, style) => {
    expect(read(prompt).style).toBe(style);
  });

  it('a color belongs to the thing it stands before, else to the picture', () => {
    expect(read('a red bicycle in a blue city')).toMatchObject({
      subjects: [{ id: 'flat-bicycle', color: '#d93f3a' }],
      colors: ['#2f73c9'],
    });
    expect(read('abstract in purple and orange')).toMatchObject({
      subjects: [],
      colors: ['#7a4bb0', '#f2862d'],
    });
  });

  it('what must not be seen is not', () => {
    const { subjects, without } = read('meadow without a fox, no clouds');
    expect([subjects, without.includes('cloud'), without.includes('fox')]).toEqual([[], true, true]);
  });

  it('words of a place or a mood are not taken for a thing that only goes with them', () => {
    expect(read('a birthday party').subjects).toEqual([]);
  });

  it('words that mean nothing here are told, and make an abstract', () => {
    expect(read('zeitgeist of synergy')).toMatchObject({
      setting: 'abstract',
      unknown: ['zeitgeist', 'synergy'],
    });
    expect(read('')).toMatchObject({ setting: 'abstract', unknown: [], used: [] });
    expect(read('Fuchs 狐 %%% 1000000').subjects).toEqual([]);
  });

  it('accents and plurals make no difference', () => {
    expect(read('CAFÉ with Foxes')).toMatchObject({
      setting: 'table',
      subjects: [{ id: 'flat-fox', count: 3 }],
    });
  });
});
