import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { designJson, takeTheirs } from '../../../elements/shell/authoring.js';
import { ApiError } from '../../../server/contract/envelope.js';
import type { AuthoredKind, TemplateDetails, SaveRequest } from './authored-kinds.js';

/** Quiet time after a change before it is looked whether the design differs from what was saved, ms. */
const QUIET_MS = 300;

/** What is kept of a template beside its design and its name, which the editor holds. */
export type TemplateListing = Omit<TemplateDetails, 'name'>;

/** The template as the server holds it; a new one has no id. */
export interface SavedTemplate {
  readonly id: string | null;
  readonly rev: number;
  readonly name: string;
  readonly listing: TemplateListing;
}

/**
 * An open template and what of it is not saved. Nothing is saved by itself: what readers see changes only when its author
 * says so. A save that fails changes nothing here.
 */
export class Draft {
  readonly #kind: AuthoredKind;
  readonly #changed = signal(false);
  readonly #savedName: Signal<string>;
  readonly #listing: Signal<TemplateListing>;
  readonly #listingPending = signal(false);
  readonly #busy = signal(false);
  readonly #conflict = signal<number | null>(null);
  readonly #id: Signal<string | null>;
  #rev: number;
  #text: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something is open that was not saved. */
  readonly dirty: ReadonlySignal<boolean>;
  readonly busy: ReadonlySignal<boolean> = this.#busy;
  /** The revision somebody else saved in the meantime. */
  readonly conflict: ReadonlySignal<number | null> = this.#conflict;
  /** Null until a new one was saved. */
  readonly id: ReadonlySignal<string | null>;
  readonly listing: ReadonlySignal<TemplateListing>;

  constructor(
    readonly session: EditorSession,
    kind: AuthoredKind,
    saved: SavedTemplate,
  ) {
    this.#kind = kind;
    this.id = this.#id = signal(saved.id);
    this.#rev = saved.rev;
    this.#savedName = signal(saved.name);
    this.listing = this.#listing = signal(saved.listing);
    this.#text = designJson(session);
    this.dirty = computed(
      () => this.#changed.value || this.#listingPending.value || session.name.value !== this.#savedName.value,
    );
  }

  /** Follows the design; returns the way to stop. */
  watch(): () => void {
    const stop = this.session.editor.store.listen(() => {
      this.#changed.value = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#compare(), QUIET_MS);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** What was undone again is not unsaved. */
  #compare(): void {
    this.#changed.value = designJson(this.session) !== this.#text;
  }

  /**
   * Saves what is open with its name and details; `over` another revision than the one it was read at to overwrite that.
   * False when somebody else was faster: then `conflict` says so, and nothing was written. Rejects when it was not kept.
   */
  async save(over?: number): Promise<boolean> {
    const content = this.#kind.content(this.session);
    if (content === null || this.#busy.peek()) return false;
    const [text, name, listing] = [designJson(this.session), this.session.name.peek(), this.#listing.peek()];
    const kept = await this.#send({ name, ...requestOf(listing) }, content, over);
    if (!kept) return false;
    this.#text = text;
    this.#savedName.value = name;
    if (this.#listing.peek() === listing) this.#listingPending.value = false;
    this.#compare();
    return true;
  }

  /** Saves the details at once; those of a new one wait for its first save. False as for `save`. */
  async keepDetails({ name, ...listing }: TemplateDetails, over?: number): Promise<boolean> {
    if (this.#id.peek() !== null) {
      if (this.#busy.peek() || !(await this.#send({ name, ...requestOf(listing) }, null, over))) return false;
      this.#savedName.value = name;
    } else this.#listingPending.value = true;
    this.session.name.value = name;
    this.#listing.value = listing;
    return true;
  }

  /** Settles a conflict: theirs is shown, as a step that undo takes back. */
  async loadTheirs(): Promise<void> {
    const id = this.#id.peek();
    if (id === null) return;
    const theirs = await this.#kind.read(id);
    await takeTheirs(this.session, theirs.design_file);
    this.#rev = theirs.rev;
    this.session.name.value = this.#savedName.value = theirs.name;
    this.#listing.value = listingOf(theirs);
    this.#listingPending.value = false;
    this.#text = designJson(this.session);
    this.#compare();
    this.#conflict.value = null;
  }

  /** The question is put off: what is open stays unsaved. */
  endConflict(): void {
    this.#conflict.value = null;
  }

  async #send(request: SaveRequest, content: string | null, over?: number): Promise<boolean> {
    const id = this.#id.peek();
    this.#busy.value = true;
    try {
      const target = id === null ? {} : { id, rev: over ?? this.#rev };
      const result = await this.#kind.save({ ...target, ...request }, content);
      this.#rev = result.rev;
      this.#conflict.value = null;
      this.#id.value = result._id;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      this.#conflict.value = error.details.rev ?? this.#rev;
      return false;
    } finally {
      this.#busy.value = false;
    }
  }
}

/** The details of what the server answered. */
export const listingOf = ({ categories, keywords, active }: TemplateListing): TemplateListing => ({
  categories,
  keywords,
  active,
});

const requestOf = ({ categories, keywords, active }: TemplateListing): SaveRequest => ({
  ...{ categories: categories.map(({ _id }) => _id), keywords: [...keywords], active },
});
