import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { unsafeStatic, html as staticHtml } from 'lit/static-html.js';
import type { AssetGridItem } from '../../../elements/controls/lists/dm-asset-grid.js';
import type { Editor } from '../../../elements/editor/editor.js';
import type { AssetSource, Listing, ListOptions } from '../../../elements/ports/assets.js';
import { allInside, inside } from '../controls/support.js';
import { assetsWithPhoto, openSession, type Opened } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

type Panel = LitElement & { editor: Editor | null; assets: AssetSource | null };

export interface Shown<P extends Panel = Panel> extends Opened {
  readonly panel: P;
}

/** A panel of 310 x 600 px beside an open design, over the given parts of an AssetSource. */
export async function showPanel<P extends Panel = Panel>(
  tag: string,
  parts: Partial<AssetSource> = {},
): Promise<Shown<P>> {
  const session = openSession([[]], { assets: { ...assetsWithPhoto(), ...parts } });
  const name = unsafeStatic(tag);
  const frame = await fixture(
    html`<div style="width: 310px; height: 600px">
      ${staticHtml`<${name} .editor=${session.editor} .assets=${session.host.assets}></${name}>`}
    </div>`,
  );
  const panel = frame.firstElementChild as P;
  await panel.updateComplete;
  return { ...session, panel };
}

export const grid = ({ panel }: Shown) =>
  panel.shadowRoot!.querySelector<HTMLElement & { items: readonly AssetGridItem[] }>('dm-asset-grid');

export const thumbnails = (shown: Shown): HTMLElement[] => {
  const found = grid(shown);
  return found ? allInside(found, '.thumbnail') : [];
};

/** What the list is doing, and its words. */
export const scroller = ({ panel }: Shown) => inside<HTMLElement & { state: string }>(panel, 'dm-scroller');

export const filled = (shown: Shown, count: number): Promise<void> =>
  waitUntil(() => thumbnails(shown).length === count, `${count} thumbnails`);

/** Answers the pages of a list when told to, and notes which were asked for. */
export class Pages<T> {
  readonly asked: ListOptions[] = [];
  readonly #waiting: {
    readonly resolve: (listing: Listing<T>) => void;
    readonly reject: (error: Error) => void;
  }[] = [];

  readonly fetch = (options: ListOptions): Promise<Listing<T>> => {
    this.asked.push(options);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  };

  /** Waits until so many pages in all have been asked for. */
  readonly until = (count: number): Promise<void> =>
    waitUntil(() => this.asked.length === count, `${count} pages`);

  answer(items: readonly T[], more = false, corrected?: string): void {
    this.#waiting.shift()!.resolve({ items, more, ...(corrected !== undefined && { corrected }) });
  }

  fail(): void {
    this.#waiting.shift()!.reject(new Error('offline'));
  }
}
