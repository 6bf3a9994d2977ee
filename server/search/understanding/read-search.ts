import { TEMPLATE_COLORS } from '../../contract/template-filters.js';
import { languageSign } from '../filters/filter-signs.js';
import { SIGN, type SearchQuery } from '../search-query.js';
import { formats, type NamedFormat } from './formats.js';
import { isSmall, namedLanguage, saidLanguage } from './languages.js';
import { typedWords, type TypedWord } from './phrases.js';
import { related } from './related-words.js';
import { sameWords } from './same-words.js';
import { otherForms } from './word-forms.js';

/** One part of what a search is about: its own words first, then what means the same. */
export type Term = readonly [own: string, ...same: string[]];

/** What a search was understood to ask for. */
export interface ReadSearch {
  readonly format: (NamedFormat & { readonly phrase: string }) | null;
  /** What it is about; nothing when a format alone is asked for, or nothing in particular. */
  readonly terms: readonly Term[];
  /** The color it is to have, a value of the color filter. */
  readonly color: string | null;
  /** BCP 47; nothing for English, null when a language is named among others that say what it is about. */
  readonly language: string | null | undefined;
  readonly typed: NonNullable<SearchQuery['typed']>;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** They say nothing of what is looked for. */
const STOP = listed(
  'a an the of for my your our with to i we need want make making how in on at and or from by is me template templates ' +
    'design designs free editable printable ideas idea theme themed best online maker de la le del um ein eine',
);
/** They ask for a template and say nothing of it, at either end of a search. */
const CATALOG = listed('template templates design designs free editable printable ideas idea online maker');
/** Beside a format, and beside other words where some are enough, they say nothing of what the design is about. */
const VAGUE = listed(
  'business corporate professional modern simple creative company custom personal new event brand product facebook ' +
    'instagram youtube social media digital marketing' +
    ' happy store shop service services agency center local small home',
);
/** They name a kind of thing, and tell which only beside another word: a sign of what, a show of what. */
const HEADS = listed(
  'care chart cover sign show night day week month year time season set kit page sheet list form paper print board ' +
    'house work life world best big good first part room place open class club team group event plan guide style',
);

/** Words by what they stand for: 'yellow: yellow gold'. */
const byWord = (meant: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(meant).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
  );

/** Values of the color filter by the words for them. */
const COLORS = byWord({
  ...Object.fromEntries(TEMPLATE_COLORS.map((color) => [color, color])),
  yellow: 'yellow gold',
  gray: 'gray grey',
});

/** Values of the style filter by the words for them. */
const STYLES = byWord({
  retro: 'retro vintage 70s seventies 80s eighties',
  minimal: 'minimal minimalist minimalistic simple clean modern aesthetic',
  elegant: 'elegant luxury classy formal',
  bold: 'bold brutalist',
  playful: 'playful cute kawaii fun',
});

interface Part {
  readonly term: Term;
  /** The only word of it. */
  readonly single: string | null;
}

/** Reads the words of a search for templates: the format that it names, what it is about, its color and its language. */
export function readSearch(text: string): ReadSearch {
  const words = typedWords(text);
  const named = longestFormat(words);
  const left = named ? [...words.slice(0, named.at), ...words.slice(named.at + named.length)] : words;
  const phrase = words.slice(named?.at ?? 0, (named?.at ?? 0) + (named?.length ?? 0)).map(({ word }) => word);
  const format = named && { ...named.known, phrase: phrase.join(' ') };
  const said = saidLanguage(text, words);
  const about = left.filter(({ word }) => !isSmall(word, said?.language));
  const all = partsOf(about);
  const parts = meaningful(all, named !== null);
  const colored = parts.length > 1 || format ? parts.find(({ single }) => COLORS[single ?? '']) : undefined;
  const terms = parts.flatMap((part) => (part === colored ? [] : [part.term]));
  return {
    format,
    terms,
    color: colored ? COLORS[colored.single!]! : null,
    language: said?.isNamed && terms.length > 1 && !/\bin\b/i.test(text) ? null : said?.language,
    typed: { topic: all.filter(isTelling).map(namesOf), format: phrase },
  };
}

/** Whether a part says something of what is looked for, be it little. */
const isTelling = ({ single }: Part): boolean => single === null || !STOP.has(single);

const namesOf = ({ term: [own, ...same] }: Part): Term => [
  own,
  ...same.filter((name) => !name.startsWith(SIGN)),
];

/** Words of a phrase at most: nothing has a longer name. */
const LONGEST = 8;

/** The words of a search one after the other, without those at its ends that ask for a template and say nothing of it. */
export function wholePhrase(text: string): string {
  const words = typedWords(text).map(({ word }) => word);
  const from = words.findIndex((word) => !CATALOG.has(word));
  const to = words.findLastIndex((word) => !CATALOG.has(word)) + 1;
  return words
    .slice(Math.max(from, 0), to === 0 ? undefined : to)
    .slice(0, LONGEST)
    .join(' ');
}

/** What a search is about, whatever its words are called in formats: for pictures, which have none. */
export const readSubject = (text: string): readonly Term[] =>
  meaningful(partsOf(typedWords(text)), false).map(({ term }) => term);

/** The last of the longest: in 'thank you card for business card' the business card is meant. */
const longestFormat = (words: readonly TypedWord[]) =>
  words
    .flatMap((_, at) => formats.at(words, at) ?? [])
    .reduce<ReturnType<typeof formats.at>>(
      (best, each) => (best && best.length > each.length ? best : each),
      null,
    );

function partsOf(words: readonly TypedWord[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const joined = inTwo(words, at);
    const phrase = joined ?? sameWords.at(words, at);
    // 'black friday' is no color
    const length = Math.max(phrase?.length ?? 1, related.at(words, at)?.length ?? 1);
    const own = words.slice(at, at + length).map(({ word }) => word);
    const single = own.length === 1 ? own[0]! : null;
    const style = STYLES[single ?? ''];
    const language = namedLanguage(words.slice(at, at + length));
    parts.push({
      term: [
        joined?.length === length ? joined.word : own.join(' '),
        ...(phrase?.length === length ? phrase.known : []),
        ...(single === null ? [] : otherForms(single)),
        ...(style === undefined ? [] : [`${SIGN}style:${style}`]),
        ...(language === undefined ? [] : [`${SIGN}${languageSign(language)}`]),
      ],
      single,
    });
    at += length;
  }
  return parts;
}

/** A word that is written in two: 'skin care' means what skincare does. */
function inTwo(words: readonly TypedWord[], at: number) {
  const [first, second] = words.slice(at, at + 2);
  if (!first || !second) return null;
  const [joined, ...more] = typedWords(first.word + second.word);
  const known = joined && more.length === 0 ? sameWords.at([joined], 0) : null;
  return known && { word: joined!.word, length: 2, known: known.known };
}

function meaningful(parts: readonly Part[], hasFormat: boolean): Part[] {
  const telling = parts.filter(isTelling);
  const kept =
    telling.length > 0 || hasFormat || parts.every(({ single }) => isCatalogWord(single)) ? telling : parts;
  const says = (word: string): boolean => !VAGUE.has(word) || STYLES[word] !== undefined;
  return hasFormat ? kept.filter(({ single }) => single === null || says(single)) : [...kept];
}

/** The sign of what is in a language, where a part names that. */
export const languageSignOf = ([, ...same]: Term): string | undefined =>
  same.find((name) => name.startsWith(`${SIGN}${languageSign('')}`))?.slice(SIGN.length);

/** Those that tell something, where only some of them are to be found. */
export function tellingTerms(terms: readonly Term[]): readonly Term[] {
  const telling = terms.filter(
    (term) => !VAGUE.has(term[0]) && !HEADS.has(term[0]) && languageSignOf(term) === undefined,
  );
  return telling.length > 0 ? telling : terms;
}

/** 'templates' alone asks for all there is. */
const isCatalogWord = (word: string | null): boolean => word !== null && /^(free|templates?)$/.test(word);
