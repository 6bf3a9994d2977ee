import type { Packages } from '../icon-set.js';

/** Words that come with a name at most; more would have an icon found for what it hardly shows. */
const MOST = 8;
/** Shapes and signs that other things are drawn on. */
const PLAIN =
  /^(circle|square|rectangle|triangle|check|plus|minus|dot|dots|line|text|x|file|user|list|number-.*|the|and|of|one|two|three|four|five|left|right|up|down|top|medium|cross|rock|empty|bar|point|dagger)$/;
/** Marks of others, and words of emoji that say how they look. */
const UNFIT =
  /^(apple|safari|amex|visa|mastercard|nike|doge|logos|medium|heavy|gender-neutral|gender|blue-square|places|locations)$/;

/** What else people look for a thing by: the tags of Phosphor and the words of emoji that have the same name. */
export class Synonyms {
  readonly #words = new Map<string, readonly string[]>();

  constructor(packages: Packages) {
    const emoji = packages.load<Readonly<Record<string, readonly string[]>>>('emojilib');
    for (const [name, ...words] of Object.values(emoji))
      if (name) this.#add(name.replaceAll('_', '-'), words);
    const { icons } = packages.load<{ icons: readonly { name: string; tags: readonly string[] }[] }>(
      '@phosphor-icons/core',
    );
    for (const { name, tags } of icons) this.#add(name, tags);
  }

  #add(name: string, words: readonly string[]): void {
    if (PLAIN.test(name)) return;
    const plain = words
      .map((word) => word.replaceAll('_', ' '))
      .filter((word) => /^[a-z][a-z -]+$/.test(word) && !UNFIT.test(word));
    this.#words.set(name, [...(this.#words.get(name) ?? []), ...plain]);
  }

  /** Of the whole name, or of its longest parts: 'mobile-shopping-cart' knows the words of 'shopping-cart'. */
  of(name: string): string[] {
    const words = name.split('-');
    for (let length = words.length; length > 0; length--) {
      const found = Array.from({ length: words.length - length + 1 }, (_, at) =>
        this.#one(words.slice(at, at + length).join('-')),
      );
      // a turn for each part, so that none of them takes all the room
      const turns = Array.from({ length: MOST }, (_, turn) =>
        found.flatMap((list) => list[turn] ?? []),
      ).flat();
      if (turns.length > 0) return [...new Set(turns)].slice(0, MOST);
    }
    return [];
  }

  #one(name: string): readonly string[] {
    return this.#words.get(name) ?? this.#words.get(name.replace(/s$/, '')) ?? [];
  }
}
