import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { BrandKit, BrandSource, Palette } from '../../ports/brand.js';
import type { Resource } from '../../ports/assets.js';
import type { Editor } from '../editor.js';

export type KitState = 'loading' | 'failed' | BrandKit;

/** What a visitor has, and whoever has no team. */
const NOTHING: BrandKit = { palettes: [], fontSets: [], logos: [] };

/** The brand kit of whoever edits: asked for once it is wanted, shared by all that show it. */
class BrandKitLoader {
  readonly #state = signal<KitState>('loading');
  #abort: AbortController | null = null;
  #wanted = false;

  readonly state: ReadonlySignal<KitState> = this.#state;

  constructor(readonly source: BrandSource) {}

  /** Asks for it the first time; where the user does something for it, also after a failure. */
  want(again: boolean): void {
    if (this.#wanted && !(again && this.#state.peek() === 'failed')) return;
    if (!this.#wanted) watchChanges(this);
    this.#wanted = true;
    void this.load();
  }

  /** Asks for it anew; what is shown stays meanwhile. */
  async load(): Promise<void> {
    this.#abort?.abort();
    const { signal: aborted } = (this.#abort = new AbortController());
    if (this.#state.peek() === 'failed') this.#state.value = 'loading';
    try {
      const kit = this.source.signedIn() ? await this.source.kit({ signal: aborted }) : null;
      if (!aborted.aborted) this.#state.value = kit ?? NOTHING;
    } catch {
      // what is there stays good
      if (!aborted.aborted && this.#state.peek() === 'loading') this.#state.value = 'failed';
    }
  }
}

/** The kit is changed on a page of its own: what was changed there is shown at once, or to whoever comes back from it. */
function watchChanges(loader: BrandKitLoader): void {
  const known = new WeakRef(loader);
  const again = (): void => {
    const kit = known.deref();
    if (!kit) stop();
    else if (kit.state.peek() !== 'failed') void kit.load();
  };
  const forget = loader.source.onChange?.(again);
  globalThis.addEventListener?.('focus', again);
  const stop = (): void => {
    removeEventListener('focus', again);
    forget?.();
  };
}

const loaders = new WeakMap<Editor, BrandKitLoader>();

/** Tells where the brand kit of an editor comes from; once, before anything shows it. */
export const setBrandSource = (editor: Editor, source: BrandSource): void =>
  void loaders.set(editor, new BrandKitLoader(source));

/** Has the kit loaded if it is not yet; `again` also asks once more for one that could not be had. */
export const requestBrandKit = (editor: Editor, again = false): void => loaders.get(editor)?.want(again);

/** Asks for the kit anew. */
export const reloadBrandKit = (editor: Editor): Promise<void> =>
  loaders.get(editor)?.load() ?? Promise.resolve();

/** The kit as far as it is here; null where the host has no brand kits. Follows it. */
export const brandKit = (editor: Editor): KitState | null => loaders.get(editor)?.state.value ?? null;

/** Palettes for a color picker; null where there are none to speak of: no host for them, or they could not be had. */
export function brandPalettes(editor: Editor): readonly Palette[] | 'loading' | null {
  const kit = brandKit(editor);
  if (kit === null || kit === 'failed') return null;
  return kit === 'loading' ? 'loading' : kit.palettes;
}

/** Logos of the kit; none until they are here. */
export function brandLogos(editor: Editor): readonly Resource[] {
  const kit = brandKit(editor);
  return typeof kit === 'object' && kit ? kit.logos : [];
}
