import { signal, type ReadonlySignal } from '@preact/signals-core';
import { errorMessage } from '../../base/i18n/error-message.js';
import { warnOnce } from '../../base/warn-once.js';
import { replaceDesign } from '../../editor/pages/replace-design.js';
import { DEFAULT_SEEDS } from '../../generate/dominant-colors.js';
import type { Locks, Style } from '../../generate/suggest/types.js';
import type { EditorSession } from '../create-editor.js';
import { generatorOf } from '../generating/create-generator.js';
import { pictureCanvas } from '../generating/picture-canvas.js';
import { suggestSources, type SuggestSources } from './suggest-sources.js';
import { t } from './strings.js';

/** CSS pixels of the longer side of a picture. */
const SIDE = 320;
/** More device pixels than this to one CSS pixel nobody can see. */
const MOST_DENSE = 2;

/** One variation with its picture. */
export interface Suggestion {
  readonly key: string;
  readonly style: Style;
  readonly picture: HTMLCanvasElement;
}

/** What came of the last time it was applied. */
export type SuggestionsState =
  | { readonly is: 'computing' }
  | { readonly is: 'failed' }
  /** Nothing is left to vary: all is locked. */
  | { readonly is: 'locked' }
  | {
      readonly is: 'ready';
      readonly list: readonly Suggestion[];
      readonly locks: Locks;
      readonly isPartial: boolean;
    };

/** The variations of an open design, its locks and seed colors (spec 2 section 4). */
export class Suggestions {
  readonly locks = signal<Locks>({ fonts: false, colors: false });
  readonly seeds = signal<readonly [string, string]>(DEFAULT_SEEDS);
  readonly #session: EditorSession;
  readonly #state = signal<SuggestionsState>({ is: 'computing' });
  readonly #closed = new AbortController();
  #sources: Promise<SuggestSources> | undefined;
  #round = 0;

  /** Page that is shown. */
  readonly #page: number;

  constructor(session: EditorSession) {
    this.#session = session;
    const { index, page } = session.editor;
    this.#page = Math.max(0, index.pages.peek().indexOf(page.peek()));
  }

  get state(): ReadonlySignal<SuggestionsState> {
    return this.#state;
  }

  /** Takes the seeds from the page, and makes the first variations. */
  async start(): Promise<void> {
    const { signal: closed } = this.#closed;
    const file = this.#session.editor.toFile();
    try {
      this.seeds.value = await this.#generator.run(
        'seed_colors',
        { file, page: this.#page },
        { signal: closed },
      );
    } catch (error) {
      // the usual seeds do where the page cannot be looked at
      if (!closed.aborted) warnOnce(`the colors of the page could not be found: ${errorMessage(error)}`);
    }
    await this.apply();
  }

  /** Makes variations with the locks and seeds as they are; what is under way is let go. */
  async apply(): Promise<void> {
    const { signal: closed } = this.#closed;
    const locks = this.locks.peek();
    const round = ++this.#round;
    const put = (state: SuggestionsState): void => {
      if (round === this.#round && !closed.aborted) this.#state.value = state;
    };
    if (locks.fonts && locks.colors) return put({ is: 'locked' });
    put({ is: 'computing' });
    try {
      put({ is: 'ready', locks, ...(await this.#make(locks, round)) });
    } catch (error) {
      if (!closed.aborted) warnOnce(`Auto Suggest failed: ${errorMessage(error)}`);
      put({ is: 'failed' });
    }
  }

  /** Tries again, also what could not be loaded. */
  retry(): void {
    this.#sources = undefined;
    this.#generator.retry();
    void this.apply();
  }

  /** Gives the design the style of a suggestion as one step. Rejects when it cannot be made. */
  async choose({ style }: Suggestion): Promise<void> {
    const { editor } = this.#session;
    const { file } = await this.#generator.run(
      'dress',
      { file: editor.toFile(), style },
      { signal: this.#closed.signal },
    );
    await replaceDesign(editor, file, t('title'));
  }

  /** Nothing more is made. */
  stop(): void {
    this.#closed.abort();
  }

  get #generator() {
    return generatorOf(this.#session);
  }

  async #make(locks: Locks, round: number) {
    this.#sources ??= suggestSources(this.#session.host);
    const { pairings, palettes, categories } = await this.#sources;
    const { variations, isPartial } = await this.#generator.run(
      'suggest',
      {
        ...{ file: this.#session.editor.toFile(), page: this.#page, locks, pairings, palettes, categories },
        seedColors: this.seeds.peek(),
        seed: 0,
        side: Math.round(SIDE * Math.min(MOST_DENSE, devicePixelRatio)),
      },
      { signal: this.#closed.signal },
    );
    const list = variations.map(({ id, style, picture }) => ({
      key: `${round} ${id}`,
      style,
      picture: pictureCanvas(picture),
    }));
    return { list, isPartial };
  }
}
