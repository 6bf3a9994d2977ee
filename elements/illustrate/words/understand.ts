import { settingFor } from './setting-for.js';
import { formsOf, isPlural, wordsOf, type Word } from './fold.js';
import type { Drawn } from './also.js';
import type { Lexicon } from './lexicon.js';
import {
  COLOR_WORDS,
  COMPOSITION_WORDS,
  MOOD_WORDS,
  NEGATIONS,
  NUMBER_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  STOP_WORDS,
  STYLE_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './tables.js';
import type {
  Composition,
  Mood,
  Season,
  Setting,
  Style,
  Subject,
  Time,
  Understanding,
  Weather,
} from './understanding.js';

/** Longest run of words that means one thing. */
const LONGEST = 3;
/** Different things that one picture holds. */
const MOST_SUBJECTS = 3;

const indexOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> => {
  const index = new Map<string, string[]>();
  for (const [value, words] of Object.entries(table))
    for (const word of words.split('|')) index.set(word, [...(index.get(word) ?? []), value]);
  return index;
};
const TABLES = {
  time: indexOf(TIME_WORDS),
  season: indexOf(SEASON_WORDS),
  weather: indexOf(WEATHER_WORDS),
  style: indexOf(STYLE_WORDS),
  mood: indexOf(MOOD_WORDS),
  setting: indexOf(SETTING_WORDS),
  composition: indexOf(COMPOSITION_WORDS),
};
type Kind = keyof typeof TABLES;

interface Found {
  readonly kinds: Readonly<Partial<Record<Kind, readonly string[]>>>;
  readonly drawn: Drawn | null;
}

/** What a prompt asks for; the same words give the same answer. Words that mean nothing here are told, not guessed at. */
export function understand(prompt: string, lexicon: Lexicon): Understanding {
  const words = wordsOf(prompt);
  const read = new Reading(lexicon);
  for (let i = 0; i < words.length;) i += read.next(words, i);
  return read.result();
}

class Reading {
  readonly #values: Record<Kind, string[]> = {
    ...{ time: [], season: [], weather: [], style: [], mood: [], setting: [], composition: [] },
  };
  readonly #subjects: Subject[] = [];
  readonly #colors: string[] = [];
  readonly #without: string[] = [];
  readonly #used: string[] = [];
  readonly #unknown: string[] = [];
  #color: { readonly hex: string; readonly word: string } | null = null;
  #count = 0;
  #letter = '';
  #denied = 0;

  constructor(private readonly lexicon: Lexicon) {}

  /** Reads what begins at a word and tells how many words that was. */
  next(words: readonly Word[], at: number): number {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      if (run.slice(0, -1).some(({ ends }) => ends)) continue;
      const found = this.#meaning(run.map(({ folded }) => folded).join(' '));
      if (length > 1 && !found) continue;
      if (found && !(length === 1 && this.#isPlain(run[0]!))) this.#take(found, run);
      else this.#single(run[0]!);
      if (run.at(-1)!.ends) this.#pause();
      return length;
    }
    return 1;
  }

  /** Colors, numbers and small words are read as such even where the catalog has a drawing of that name. */
  #isPlain({ folded, written }: Word): boolean {
    return (
      (folded in COLOR_WORDS && folded !== 'rose' && folded !== 'gold' && folded !== 'golden') ||
      folded in NUMBER_WORDS ||
      NEGATIONS.has(folded) ||
      STOP_WORDS.has(folded) ||
      /^[A-Z]$/.test(written)
    );
  }

  #meaning(phrase: string): Found | null {
    const forms = phrase.includes(' ') ? phraseForms(phrase) : formsOf(phrase);
    const kinds: Partial<Record<Kind, readonly string[]>> = {};
    for (const kind of Object.keys(TABLES) as Kind[]) {
      const hit = forms.map((form) => TABLES[kind].get(form)).find((values) => values !== undefined);
      if (hit) kinds[kind] = hit;
    }
    const meant = Object.keys(kinds).length > 0;
    const drawn =
      this.lexicon.find(phrase) ?? (meant || phrase.length < 3 ? null : this.lexicon.suggest(phrase));
    return drawn || meant ? { kinds, drawn } : null;
  }

  #take({ kinds, drawn }: Found, run: readonly Word[]): void {
    const written = run.map((word) => word.written).join(' ');
    const folded = run.map((word) => word.folded);
    this.#used.push(written);
    if (this.#denied > 0) {
      this.#without.push(...folded.flatMap(formsOf), ...Object.values(kinds).flat());
      return;
    }
    for (const [kind, values] of Object.entries(kinds)) this.#values[kind as Kind].push(...values);
    if (folded.length === 1 && (folded[0] === 'gold' || folded[0] === 'golden' || folded[0] === 'rose'))
      this.#setColor(folded[0], written);
    const mannered =
      (kinds.style ?? kinds.mood ?? kinds.time) !== undefined &&
      drawn !== null &&
      !drawn.id.startsWith('form-');
    if (drawn && !mannered) this.#addSubject(drawn, run);
    else {
      this.#count = 0;
      // the color of a place is the picture's
      if (this.#color && kinds.setting) {
        this.#colors.push(this.#color.hex);
        this.#color = null;
      }
    }
  }

  #addSubject({ id, color: own }: Drawn, run: readonly Word[]): void {
    const word = run.map(({ written }) => written).join(' ');
    const plural = isPlural(run.at(-1)!.folded);
    const count = this.#count || (plural ? 3 : 1);
    const known = this.#subjects.findIndex((subject) => subject.id === id && !own);
    const color = this.#color?.hex ?? own;
    this.#color = null;
    this.#count = 0;
    if (known >= 0) {
      const before = this.#subjects[known]!;
      this.#subjects[known] = { ...before, count: Math.max(before.count, count) };
      return;
    }
    if (this.#subjects.length >= MOST_SUBJECTS) return;
    this.#subjects.push({ word, id, count: Math.min(count, 14), ...(color && { color }) });
  }

  #single({ written, folded }: Word): void {
    if (NEGATIONS.has(folded)) {
      this.#denied = 2;
      return;
    }
    if (folded in COLOR_WORDS) return this.#setColor(folded, written);
    if (/^[A-Z]$/.test(written) && !(written === 'A' || written === 'I') && !this.#letter) {
      this.#letter = written;
      this.#used.push(written);
      return;
    }
    const number = NUMBER_WORDS[folded] ?? (/^\d{1,2}$/.test(folded) ? Number(folded) : 0);
    if (number > 0) {
      this.#count = number > 1 || folded !== 'a' ? number : this.#count;
      if (folded === 'A'.toLowerCase() || folded === 'an') this.#count = 1;
      else this.#used.push(written);
      if (written === 'A') this.#possible = 'A';
      return;
    }
    if (!STOP_WORDS.has(folded)) this.#unknown.push(written);
  }

  /** 'A' is a letter only where a monogram is asked for. */
  #possible = '';

  #setColor(folded: string, written: string): void {
    if (!this.#used.includes(written)) this.#used.push(written);
    if (this.#denied > 0) {
      this.#without.push(folded);
      return;
    }
    if (this.#color) this.#colors.push(this.#color.hex);
    this.#color = { hex: COLOR_WORDS[folded]!, word: folded };
  }

  /** A clause is over: a color that no thing took is the picture's. */
  #pause(): void {
    if (this.#color) this.#colors.push(this.#color.hex);
    this.#color = null;
    this.#count = 0;
    this.#denied = Math.max(0, this.#denied - 2);
  }

  result(): Understanding {
    this.#pause();
    const kept = <Value extends string>(kind: Kind): Value[] =>
      [...new Set(this.#values[kind])].filter((value) => !this.#without.includes(value)) as Value[];
    const subjects = this.#subjects.filter(({ word }) => !this.#without.includes(word.toLowerCase()));
    const season = kept<Season>('season')[0];
    const moods = kept<Mood>('mood');
    const time = kept<Time>('time')[0];
    const settings = kept<Setting>('setting');
    const weather = kept<Weather>('weather')[0] ?? 'clear';
    const styles = kept<Style>('style');
    const setting = settingFor({ settings, subjects, groupOf: this.lexicon.groupOf, moods });
    return {
      subjects,
      setting,
      time: time ?? (setting === 'space' || moods.includes('spooky') ? 'night' : 'day'),
      season: season ?? 'summer',
      weather,
      style: styles[0] ?? 'flat',
      moods,
      colors: this.#colors,
      composition: kept<Composition>('composition'),
      letter: this.#letter || this.#possible,
      without: [...new Set(this.#without)],
      used: this.#used,
      unknown: this.#unknown,
    };
  }
}

function phraseForms(phrase: string): string[] {
  const words = phrase.split(' ');
  return formsOf(words.at(-1)!).map((last) => [...words.slice(0, -1), last].join(' '));
}
