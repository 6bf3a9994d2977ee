import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { canLoadImage, loadFontFace, onceVisible } from './font-preview.js';

/**
 * The name of a font, set in it: from a drawing of the name where there is one, else from the font's file, which is asked
 * for when the name comes into sight. Until then, and where nothing comes, it stands in the letters of the interface.
 *
 * @csspart name - The name.
 * @cssprop --dm-font-name-size - Size of the letters. Default 18px.
 */
export class DmFontName extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        --name-size: var(--dm-font-name-size, 18px);
        display: block;
        min-width: 0;
        color: inherit;
        /* a drawing has 0.3 of the capitals' height above them and 0.6 below the line; capitals are 0.7 em */
        --drawn: calc(var(--name-size) * 0.7 * 1.9);
        height: var(--drawn);
      }
      /* one that is too long fades out at the end */
      .fading {
        position: relative;
        overflow: hidden;
        height: 100%;
        mask: linear-gradient(to right, black calc(100% - 12px), transparent);
      }
      /* gives the name the width of its drawing where its place is as wide as what is in it */
      img {
        display: block;
        height: 100%;
        /* what fades is the room behind the name */
        margin-inline-end: 12px;
        visibility: hidden;
      }
      .drawn {
        position: absolute;
        inset: 0;
        /* capitals stand in the middle of the row, as those of other words do */
        translate: 0 6%;
        background: currentColor;
        mask: left center / auto 100% no-repeat;
      }
      .written {
        font-size: var(--name-size);
        line-height: var(--drawn);
        font-weight: var(--dm-font-weight-regular);
      }
    `,
  ];

  /** The name. */
  @property() name = '';

  /** Address of an SVG of the name in its own face; empty where there is none. */
  @property() preview = '';

  /** Names the file that `load` gives: each is read once. */
  @property({ attribute: false }) face = '';

  /** Gives the font's file; null where there is none. */
  @property({ attribute: false, hasChanged: (a, b) => (a === null) !== (b === null) }) load:
    | (() => Promise<ArrayBuffer>)
    | null = null;

  /** The preview that has come. */
  @state() private drawn = '';
  @state() private family = '';

  #stop: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('face')) this.family = '';
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('face') || changed.has('load') || changed.has('preview')) this.#watch();
  }

  #watch(): void {
    this.#stop?.();
    this.#stop = onceVisible(this, () => void this.#show());
  }

  /** What cannot be had is still named. */
  async #show(): Promise<void> {
    const { preview, face, load } = this;
    // a mask that does not come would hide the name: it is put up once it is here
    if (preview !== '' && (await canLoadImage(preview))) {
      if (preview === this.preview) this.drawn = preview;
      return;
    }
    if (!load || face === '') return;
    const family = await loadFontFace(face, load).catch(() => '');
    if (face === this.face) this.family = family;
  }

  protected override render(): TemplateResult {
    if (this.preview !== '' && this.drawn === this.preview) {
      const mask = { 'mask-image': `url(${JSON.stringify(this.preview)})` };
      return html`<div class="fading" part="name" role="img" aria-label=${this.name}>
        <img src=${this.preview} alt="" />
        <div class="drawn" ${cspStyleMap(mask)}></div>
      </div>`;
    }
    const family = this.family ? { 'font-family': `${this.family}, var(--dm-font-ui)` } : {};
    return html`<div class="written ellipsis" part="name" dir="auto" ${cspStyleMap(family)}>
      ${this.name}
    </div>`;
  }
}

define('dm-font-name', DmFontName);

declare global {
  interface HTMLElementTagNameMap {
    'dm-font-name': DmFontName;
  }
}
