import { beforeAll, expect, test } from 'vitest';
import { LanguageGuesser } from '../../../../elements/text/hyphens/guess-language.js';
import { listOf } from '../../../support/text/hyphens.js';

let guesser: LanguageGuesser;
beforeAll(async () => {
  guesser = new LanguageGuesser((await listOf('letters')).toString('utf8'));
});

test.each([
  ['en', 'Join us for an evening of music, food and good company in the old town hall.'],
  ['en', 'Responsibility'],
  ['en', '2026'],
  ['en', ''],
  ['de', 'Wir freuen uns auf einen Abend mit Musik, gutem Essen und netten Menschen im alten Rathaus.'],
  ['de', 'Donaudampfschifffahrtsgesellschaft'],
  ['de', 'Öffnungszeiten'],
  ['es', 'Acompáñanos en una noche de música, comida y buena compañía en el antiguo ayuntamiento.'],
  ['fr', 'Rejoignez-nous pour une soirée de musique, de cuisine et de bonne compagnie à la mairie.'],
  ['pt', 'Junte-se a nós para uma noite de música, comida e boa companhia na antiga câmara municipal.'],
  ['it', 'Unisciti a noi per una serata di musica, cibo e buona compagnia nel vecchio municipio.'],
  ['nl', 'Kom naar een avond met muziek, lekker eten en goed gezelschap in het oude stadhuis.'],
  ['da', 'Kom til en aften med musik, mad og godt selskab på det gamle rådhus, hvor alle er velkomne.'],
  ['nb', 'Bli med på en kveld med musikk, mat og godt selskap på det gamle rådhuset, alle er velkomne.'],
  ['pl', 'Zapraszamy na wieczór z muzyką, jedzeniem i dobrym towarzystwem w starym ratuszu.'],
])('%s: %s', (language, text) => expect(guesser.guess(text)).toBe(language));

test('without letters all texts are English', () => {
  expect(new LanguageGuesser('').guess('Öffnungszeiten')).toBe('en');
});
