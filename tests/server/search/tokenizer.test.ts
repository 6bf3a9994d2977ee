import { describe, expect, it } from 'vitest';
import { wordForms, isPrefixable, tokenize } from '../../../server/search/tokenizer.js';

describe('the words of a text', () => {
  it.each([
    ['Café NOËL, Straße & Größe', ['cafe', 'noel', 'strasse', 'grosse']],
    ['Łódź Smørrebrød œuvre', ['lodz', 'smorrebrod', 'oeuvre']],
    ['ﬁne ＡＢＣ １２', ['fine', 'abc', '12']],
    // vowel points, the elongation, and letters that are one by custom
    ['مَدْرَسَة', ['مدرسه']],
    ['أحمد إلى مـــرحبا', ['احمد', 'الي', 'مرحبا']],
    ['שָׁלוֹם', ['שלום']],
    ['ΛΌΓΟΣ', ['λογοσ']],
    ['İstanbul ISPARTA', ['istanbul', 'isparta']],
    // marks that are letters stay
    ['हिन्दी', ['हिन्दी']],
    ['한국어 디자인', ['한국어', '디자인']],
    ['春のセール', ['春の', 'のセ', 'セー', 'ール']],
    ['海 2024年', ['海', '2024', '年']],
    ['3D-Druck: 50%!', ['3d', 'druck', '50']],
    ["o'clock '); drop table \\ &|!:*", ['o', 'clock', 'drop', 'table']],
    ['  !?  ', []],
  ])('of %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it.each([
    ['flowers', ['flowers', 'flower']],
    ['parties', ['parties', 'party', 'partie']],
    ['boxes', ['boxes', 'box', 'boxe']],
    ['beaches', ['beaches', 'beach', 'beache']],
    ['houses', ['houses', 'hous', 'house']],
    ['glass', ['glass']],
    ['bus', ['bus']],
    ['tennis', ['tennis']],
    ['ties', ['ties', 'tie']],
    ['as', ['as']],
    ['日本', ['日本']],
  ])('%s is searched for in its forms', (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });

  it.each([
    ['b', false],
    ['3', false],
    ['𐐷', false],
    ['be', true],
    ['海', true],
    ['ー', true],
    ['한', true],
  ])('%s is searched for as a beginning: %s', (word, begins) => {
    expect(isPrefixable(word)).toBe(begins);
  });

  it('are no longer than an index takes, and no letter is cut in half', () => {
    const [word] = tokenize('𝒳'.repeat(10) + '😀' + '𐐷'.repeat(5000));
    expect(word).toBe('x'.repeat(10));
    const [, long] = tokenize(`a ${'𐐷'.repeat(5000)}`);
    expect([...long!]).toHaveLength(64);
    expect(long).not.toMatch(/\p{Cs}/u);
  });
});
