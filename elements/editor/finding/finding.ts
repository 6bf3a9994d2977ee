import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { boundsOf } from '../../objects/object-bounds.js';
import type { TextObject } from '../../objects/text/model.js';
import { inReadingOrder, mostlyRightToLeft } from '../../text/reading-order.js';
import type { Editor } from '../editor.js';
import { isText } from '../styling/text-style.js';
import { matchBounds } from './match-place.js';
import { findInTexts, type FindQuery, type TextMatch } from './find-in-design.js';

/** A place in the design, as far as the order of what is found goes. */
export interface FindPlace {
  readonly page: string;
  /** Id of a text; the page's begin when absent. */
  readonly id?: string;
  /** UTF-16 units. */
  readonly offset?: number;
}

/** Words sought in all pages of a design [E-058]: signals, never undone, never saved. One for each editor. */
export class Finding {
  /** Whether the find bar is open: closed, nothing is sought. */
  readonly open: Signal<boolean> = signal(false);
  readonly words: Signal<string> = signal('');
  readonly matchCase: Signal<boolean> = signal(false);
  readonly wholeWords: Signal<boolean> = signal(false);
  /** What is put in place of the words. */
  readonly replacement: Signal<string> = signal('');
  /** All that was found: page after page, texts as they are read. Hidden texts are passed by. */
  readonly matches: ReadonlySignal<readonly TextMatch[]>;
  /** Which of the matches we are at, from 0; -1 for none. */
  readonly position: ReadonlySignal<number>;
  /** The match that was gone to last, anew each time. */
  readonly shown: ReadonlySignal<TextMatch | null>;
  /** Counts how often the bar was asked for: it takes the keyboard anew. */
  readonly asked: Signal<number> = signal(0);
  /** What the last Replace did, in words; '' when nothing is to be said. */
  readonly news: Signal<string> = signal('');

  readonly #editor: Editor;
  readonly #query: ReadonlySignal<FindQuery>;
  readonly #at = signal<TextMatch | null>(null);
  readonly #onPage = new Map<string, ReadonlySignal<readonly TextMatch[]>>();
  #begin: FindPlace;

  constructor(editor: Editor) {
    this.#editor = editor;
    this.#begin = { page: editor.page.peek() };
    this.shown = this.#at;
    this.#query = computed(() => ({
      words: this.words.value,
      matchCase: this.matchCase.value,
      wholeWords: this.wholeWords.value,
    }));
    this.matches = computed(() =>
      this.open.value && this.words.value !== ''
        ? editor.index.pages.value.flatMap((page) => this.#matchesOn(page).value)
        : [],
    );
    this.position = computed(() => {
      const at = this.#at.value;
      return at ? this.matches.value.findIndex((match) => isSame(match, at)) : -1;
    });
  }

  /** The match we are at; null for none. */
  get current(): TextMatch | null {
    return this.matches.value[this.position.value] ?? null;
  }

  /** Seeks from a place on; the page that is shown when absent. */
  beginAt(place: FindPlace = { page: this.#editor.page.peek() }): void {
    this.#begin = place;
    this.#at.value = null;
  }

  /** Changes what is sought and shows the first match from where we are. */
  seek(change: Partial<FindQuery>): void {
    const { words, matchCase, wholeWords } = change;
    if (words !== undefined) this.words.value = words;
    if (matchCase !== undefined) this.matchCase.value = matchCase;
    if (wholeWords !== undefined) this.wholeWords.value = wholeWords;
    this.news.value = '';
    this.showFrom(this.#at.peek() ? placeOf(this.#at.peek()!) : this.#begin);
  }

  /** Goes to the next match (1) or the one before (-1), round and round. */
  step(direction: 1 | -1): void {
    const matches = this.matches.peek();
    if (matches.length === 0) return;
    this.news.value = '';
    const { page } = this.#editor;
    const current = this.current;
    if (current?.page === page.peek()) {
      const next = this.position.peek() + direction;
      return this.#show(matches[(next + matches.length) % matches.length]!);
    }
    // the user went to another page meanwhile: what is found there comes first
    const from = this.#indexFrom(current ? { page: page.peek() } : this.#begin);
    const index = direction > 0 ? from : from - 1;
    this.#show(matches[(index + matches.length) % matches.length]!);
  }

  /** Shows the first match at or after a place, or the very first when none follows. */
  showFrom(place: FindPlace): void {
    this.#begin = place;
    const matches = this.matches.peek();
    const match = matches[this.#indexFrom(place) % Math.max(1, matches.length)];
    if (match) this.#show(match);
    else this.#at.value = null;
  }

  /** Its page is shown, its text is selected and in sight; the canvas marks the words. */
  #show(match: TextMatch): void {
    const editor = this.#editor;
    editor.goToPage(match.page);
    editor.selection.set([match.id], { deep: true });
    const bounds = matchBounds(editor, match);
    if (bounds) editor.viewport.reveal(bounds);
    this.#begin = placeOf(match);
    this.#at.value = match;
  }

  #indexFrom(place: FindPlace): number {
    const index = this.matches.peek().findIndex((match) => !this.#isBefore(match, place));
    return index < 0 ? this.matches.peek().length : index;
  }

  #isBefore(match: TextMatch, { page, id, offset = 0 }: FindPlace): boolean {
    const pages = this.#editor.index.pages.peek();
    const byPage = pages.indexOf(match.page) - pages.indexOf(page);
    if (byPage !== 0 || id === undefined) return byPage < 0;
    if (match.id === id) return match.start < offset;
    const order = textsOn(this.#editor, page).map((text) => text.id);
    return order.indexOf(match.id) < order.indexOf(id);
  }

  /** A page by itself, so that a change of one text lets all other pages be. */
  #matchesOn(page: string): ReadonlySignal<readonly TextMatch[]> {
    let found = this.#onPage.get(page);
    if (!found) {
      found = computed(() => findInTexts(page, textsOn(this.#editor, page), this.#query.value));
      this.#onPage.set(page, found);
    }
    return found;
  }
}

const isSame = (a: TextMatch, b: TextMatch): boolean => a.id === b.id && a.start === b.start;

const placeOf = ({ page, id, start }: TextMatch): FindPlace => ({ page, id, offset: start });

/** The texts of a page that are seen, in the order they are read. Reads signals. */
function textsOn(editor: Editor, page: string): readonly TextObject[] {
  void editor.index.version(page).value;
  const texts = editor.index.objects(page).flatMap((id) => {
    const record = editor.store.signal(id).value;
    const object = record?.typeName === 'object' ? record.object : undefined;
    return object && isText(object) && !object.hidden ? [{ object, rect: boundsOf(object) }] : [];
  });
  const words = texts.map(({ object }) => object.text_details.text).join(' ');
  return inReadingOrder(texts, mostlyRightToLeft(words)).map(({ object }) => object);
}

const findings = new WeakMap<Editor, Finding>();

/** The search of an editor, made once. */
export function findingOf(editor: Editor): Finding {
  let finding = findings.get(editor);
  if (!finding) findings.set(editor, (finding = new Finding(editor)));
  return finding;
}
