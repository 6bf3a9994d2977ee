import { DRAWN_FOR, type Drawn } from './also.js';
import { fold, formsOf } from './fold.js';

/** A drawing of the catalog that may be put in a picture. */
export interface LexiconEntry {
  readonly id: string;
  readonly name: string;
  readonly keywords: readonly string[];
  /** Id of its icon group. */
  readonly group: string;
}

/** What a word can be drawn as. */
export interface Lexicon {
  /** What is drawn for folded words, or null. A drawing that is not in the catalog is never named. */
  readonly find: (phrase: string) => Drawn | null;
  /** The same by what a drawing has to do with: for words that mean nothing else. */
  readonly suggest: (phrase: string) => Drawn | null;
  readonly groupOf: (id: string) => string | null;
}

/** Groups of drawings in several colors, those that stand best in a scene first. */
const GROUPS = [
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities-party',
  'objects',
  'people',
  'faces-symbols',
];
/** Drawings that are a small picture of a place: the scene draws it itself. */
const SCENERY =
  /^flat-(.*mountain.*|desert|desert-island|cityscape.*|night-with-stars|milky-way|foggy|sunrise.*|sunset|water-wave|houses|house.*|national-park|bridge-at-night|camping|cloud.*|deciduous-tree|evergreen-tree|motorway|window|rainbow|sun|sun-.*|star|glowing-star|comet|mount-fuji|volcano|map|world-map|potted-plant|cooking|fork-and-knife.*|wind-face|.*moon.*|snowflake|performing-arts|party-popper|ticket|school|building.*|department-store|cherry-blossom|blossom|bouquet|herb|rosette|sleeping-face|zzz|new-button|.*-button|.*-face|hot-springs|wing|fire|sparkles)$/;
/** Faces that are animals, not feelings. */
const ANIMAL_FACE = /^flat-(tiger|monkey|cat|dog|cow|pig|rabbit|horse|mouse|dragon)-face$/;
/** Keywords that still say what a drawing is; later ones say what it goes with. */
const TELLING = 4;

export function createLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const groups = new Map(entries.map(({ id, group }) => [id, group]));
  const named = new Map<string, string>();
  const meant = new Map<string, string>();
  const ranked = entries
    .filter(
      ({ id, group }) =>
        id.startsWith('flat-') && GROUPS.includes(group) && (ANIMAL_FACE.test(id) || !SCENERY.test(id)),
    )
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.id < b.id ? -1 : 1));
  for (const { id, name, keywords } of ranked) {
    const own = fold(name).replace(/-/g, ' ');
    if (!named.has(own)) named.set(own, id);
    for (const word of keywords.slice(0, TELLING).map(fold)) if (!meant.has(word)) meant.set(word, id);
  }
  const known = (drawn: Drawn | undefined): Drawn | null =>
    drawn && (drawn.id.startsWith('form-') || groups.has(drawn.id)) ? drawn : null;
  const plain = (id: string | undefined): Drawn | null => (id === undefined ? null : { id });
  const inForms = (phrase: string, one: (word: string) => Drawn | null): Drawn | null => {
    const words = phrase.split(' ');
    for (const last of formsOf(words.at(-1)!)) {
      const found = one([...words.slice(0, -1), last].join(' '));
      if (found) return found;
    }
    return null;
  };
  return {
    find: (phrase) => inForms(phrase, (word) => known(DRAWN_FOR.get(word)) ?? plain(named.get(word))),
    suggest: (phrase) => inForms(phrase, (word) => plain(meant.get(word))),
    groupOf: (id) => groups.get(id) ?? null,
  };
}
