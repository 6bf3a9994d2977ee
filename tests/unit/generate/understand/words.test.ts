import { describe, expect, it } from 'vitest';
import { wordShape, type WordShape } from '../../../../elements/generate/understand/parts/words.js';

const SHAPES: readonly (readonly [WordShape, readonly string[]])[] = [
  ['email', ['hi@ngozi.example', 'office@werkhof.example']],
  [
    'site',
    ['coast-rides.example', 'www.longbend.example/walks', '@late_gardener', 'https://fenwick.example'],
  ],
  ['phone', ['+44 20 7946 0142', '(555) 010-7206', 'Tel. 030 5550 1234']],
  ['price', ['€12', '8 €', '£1,375', 'From $20', 'Eintritt 12 €', '¥1200', '₹ 450']],
  [
    'date',
    [
      'Saturday 22 May',
      '31. Oktober',
      '12 mars 2027',
      '4月10日',
      '22/05/2027',
      'السبت ١٢ يونيو',
      'June 2027',
      'Friday',
    ],
  ],
  ['time', ['19:30', '7 pm', 'half past 6, 18h30', '9 Uhr']],
  ['address', ['12 Orchard Row, Bath', '7 Ferry Lane, Leith', 'Lindenstraße 4', '10115 Berlin']],
  ['number', ['40', '52%', '+38 %', '−30%', '12,860', '4 in 5', '1st', '٣', 'x2']],
  ['call', ['Book a slot', 'Shop now', 'Apply by 30 April', 'Jetzt buchen', 'Compra ahora']],
  [
    'words',
    [
      'Bread at dawn',
      'Market hall',
      '',
      'A long sentence in which 3 of 5 words and 12 May are but words',
      'May the road rise with you',
    ],
  ],
];

describe('the shape of words', () => {
  it.each(SHAPES)('%s', (shape, texts) => {
    expect(texts.map((text) => [text, wordShape(text)])).toEqual(texts.map((text) => [text, shape]));
  });
});
