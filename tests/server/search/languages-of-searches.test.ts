import { expect, it } from 'vitest';
import { readSearch } from '../../../server/search/understanding/read-search.js';
import { otherForms } from '../../../server/search/understanding/word-forms.js';

const language = (text: string) => readSearch(text).language;

it('a search in another language than English is known by its words, else by its letters', () => {
  expect(language('Einladung Hochzeit')).toBe('de');
  expect(language('tarjeta de cumpleaños')).toBe('es');
  expect(language('convite de aniversário')).toBe('pt');
  expect(language('invito compleanno')).toBe('it');
  expect(language('affiche concert')).toBe('fr');
  expect(language('名刺')).toBe('ja');
  expect(language('חתונה')).toBe('he');
  for (const text of ['wedding invitation', 'real estate flyer', 'la fashion poster', 'coffee'])
    expect(language(text)).toBe(undefined);
});

it('a language that a search names is looked for, but beside a topic it may be a kitchen', () => {
  expect(language('spanish flyer')).toBe('es');
  expect(language('deutsch')).toBe('de');
  expect(language('birthday card in french')).toBe('fr');
  expect(language('italian restaurant menu')).toBe(null);
});

it('formats are known by what other languages call them', () => {
  expect(readSearch('Speisekarte').format?.categories).toEqual(['Menu']);
  expect(readSearch('carte de visite').format?.categories).toContain('Business Card');
  expect(readSearch('affiche concert').terms.map(([own]) => own)).toEqual(['concert']);
});

it('a word written in two is one, and words have other forms', () => {
  expect(readSearch('day care flyer').terms[0]![0]).toBe('daycare');
  expect(otherForms('roofing')).toContain('roofer');
  expect(otherForms('photographer')).toContain('photography');
  expect(otherForms('veterinary')).toContain('veterinarian');
  expect(otherForms('bakery')).toContain('bakeries');
  expect(otherForms('new')).toEqual([]);
  expect(otherForms('誕生日')).toEqual([]);
});
