import { describe, expect, test } from 'vitest';
import { hyphensOf } from '../../../../elements/text/hyphens/hyphen-points.js';
import { Hyphenator } from '../../../../elements/text/hyphens/hyphenator.js';
import { HYPHEN_LANGUAGES, hyphenLanguage } from '../../../../elements/text/hyphens/languages.js';
import { hyphenatorOf } from '../../../support/text/hyphens.js';

/** A text with a hyphen at each of its points. */
function withPoints(text: string, points: readonly number[]): string {
  return [0, ...points].map((from, i) => text.slice(from, points[i])).join('-');
}

describe('patterns', () => {
  /** As the dictionaries of the languages part them, but for ends of fewer than three letters. */
  test.each([
    ['en', 'hy-phen-ation un-der-stand-ing in-for-ma-tion as-so-ciate ta-ble project dec-li-na-tion'],
    ['de', 'Do-nau-dampf-schiff-fahrts-ge-sell-schaft Sil-ben-tren-nung Mög-lich-kei-ten Stra-ßen-bahn'],
    ['es', 'de-sa-rro-llo res-pon-sa-bi-li-dad trans-for-ma-ción'],
    ['fr', "l'in-for-ma-tion dé-ve-lop-pe-ment aujourd'hui"],
    ['pt', 'de-sen-vol-vi-mento res-pon-sa-bi-li-dade trans-for-ma-ção'],
    ['it', 'svi-luppo re-spon-sa-bi-lità quell’in-for-ma-zione'],
    ['nl', 'ver-ant-woor-de-lijk-heid sa-men-wer-kings-ver-band'],
    ['da', 'ud-vik-lin-gen virk-som-he-der'],
    ['nb', 'ut-vik-lin-gen virk-som-he-ter'],
    ['pl', 'od-po-wie-dzial-ność mię-dzy-na-ro-dowy'],
  ] as const)('%s: %s', async (language, expected) => {
    const hyphenator = await hyphenatorOf(language);
    const words = expected.split(' ').map((word) => word.replaceAll('-', ''));
    expect(words.map((word) => withPoints(word, hyphenator.pointsIn(word))).join(' ')).toBe(
      expected.replace("aujourd'hui", "au-jourd'hui"),
    );
  });

  test('part words in any case and with letters and accents apart', async () => {
    const hyphenator = await hyphenatorOf('fr');
    const word = 'développement';
    const apart = word.normalize('NFD');
    expect(withPoints(apart, hyphenator.pointsIn(apart))).toBe('dé-ve-lop-pe-ment'.normalize('NFD'));
    expect(withPoints('DÉVELOPPEMENT', hyphenator.pointsIn('DÉVELOPPEMENT'))).toBe('DÉ-VE-LOP-PE-MENT');
  });

  test('leave two letters before a hyphen and three after it', async () => {
    for (const language of HYPHEN_LANGUAGES) {
      const hyphenator = await hyphenatorOf(language);
      for (const word of ['aber', 'idea', 'item', 'Abend', 'agenda', 'opera', 'unidade', 'utopia'])
        for (const point of hyphenator.pointsIn(word)) {
          expect(point).toBeGreaterThanOrEqual(2);
          expect(word.length - point).toBeGreaterThanOrEqual(3);
        }
    }
  });

  test('that are none break nothing', () => {
    expect(new Hyphenator('en', '').pointsIn('hyphenation')).toEqual([]);
  });
});

describe('words of a text', () => {
  test.each([
    ['of a sentence', '“Understanding,” international—understanding!', '“Un-der-stand-ing,” in-ter-na-tional—un-der-stand-ing!'],
    ['joined by hyphens', 'understanding-information', 'un-der-stand-ing-in-for-ma-tion'],
    ['with digits', 'information2026 4information', 'information2026 4information'],
    ['that are addresses', 'information@understanding.com www.understanding.com/information https://understanding information.understanding #understanding @understanding', 'information@understanding.com www.understanding.com/information https://understanding information.understanding #understanding @understanding'],
    ['of capitals', 'UNESCO UNICEF UNDERSTANDING', 'UNESCO UNICEF UN-DER-STAND-ING'],
    ['with capitals inside', 'UnderStanding InformationWorks', 'UnderStanding InformationWorks'],
    ['with soft hyphens of their own', 'under\u00adstanding information', 'under\u00adstanding in-for-ma-tion'],
    ['of other scripts', 'понимание שלוםשלום مرحبامرحبا 吾輩は猫である', 'понимание שלוםשלום مرحبامرحبا 吾輩は猫である'],
  ])('%s', async (_, text, expected) => {
    const hyphens = hyphensOf(await hyphenatorOf('en'));
    expect(withPoints(text, hyphens.pointsIn(text))).toBe(expected);
  }); // prettier-ignore
});

test('a tag of a country means the patterns of its language', () => {
  expect(['de-AT', 'pt-BR', 'EN', 'no', 'sv', 'x'].map(hyphenLanguage)).toEqual([
    'de',
    'pt',
    'en',
    'nb',
    null,
    null,
  ]);
});
