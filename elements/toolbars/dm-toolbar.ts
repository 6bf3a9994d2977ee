import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { errorMessage } from '../base/i18n/error-message.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import { KeyboardReturn } from '../controls/behavior/keyboard-return.js';
import { croppingOf } from '../editor/cropping/session.js';
import type { Editor } from '../editor/editor.js';
import { keepTextFocus, returnTextFocus } from '../editor/text-editing/keep-focus.js';
import type { ObjectKind } from '../objects/kinds.js';
import type { FontSource } from '../ports/fonts.js';
import './dm-arrange-toolbar.js';
import './dm-background-toolbar.js';
import { t } from './strings.js';

/** What shows before anything is selected comes with the canvas, the rest when it has opened. */
export const loadObjectToolbars = (): Promise<unknown> => import('./object-toolbars.js');

let fetched = false;

interface Host {
  readonly editor: Editor;
  readonly fonts: FontSource | null;
}

const image = ({ editor }: Host) => html`<dm-image-toolbar .editor=${editor}></dm-image-toolbar>`;

/** The toolbar of each kind. A Record, so that the compiler asks for that of a new kind. */
const TOOLBARS: Readonly<Record<ObjectKind, (host: Host) => TemplateResult>> = {
  text: ({ editor, fonts }) => html`<dm-text-toolbar .editor=${editor} .fonts=${fonts}></dm-text-toolbar>`,
  image,
  frame: image,
  mockup: image,
  grid: ({ editor }) => html`<dm-grid-toolbar .editor=${editor}></dm-grid-toolbar>`,
  icon: ({ editor }) => html`<dm-icon-toolbar .editor=${editor}></dm-icon-toolbar>`,
  shape: ({ editor }) => html`<dm-shape-toolbar .editor=${editor}></dm-shape-toolbar>`,
  line: ({ editor }) => html`<dm-line-toolbar .editor=${editor}></dm-line-toolbar>`,
  qr: ({ editor }) => html`<dm-qr-toolbar .editor=${editor}></dm-qr-toolbar>`,
  background: ({ editor }) => html`<dm-background-toolbar .editor=${editor}></dm-background-toolbar>`,
};

export interface DmToolbarEvents {
  /** From the image and the grid toolbar. */
  'dm-replace': { id: string };
}

/**
 * The contextual toolbar above the canvas: switches by what is selected, shows the page's own with nothing selected, and
 * that of the crop mode alone while a picture is cropped (B-008).
 *
 * @fires dm-replace - The user wants another picture in the selected one's place: `{ id }`.
 */
export class DmToolbar extends DmElement<DmToolbarEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 8px;
        height: var(--dm-toolbar-height);
        padding: 0 12px;
        border-bottom: 1px solid var(--dm-color-line);
        background: var(--dm-color-surface);
        container: toolbar / inline-size;
      }
      .grow {
        flex: 1;
      }
      /* beside an open panel even icons may not fit: a row to slide */
      @container editor (width < 1032px) {
        :host {
          overflow: auto hidden;
          scrollbar-width: none;
        }
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Families for the font list. */
  @property({ attribute: false }) fonts: FontSource | null = null;

  constructor() {
    super();
    new KeyboardReturn(this, () => this.editor?.surface?.takeKeyboard());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // a group: the role toolbar would promise arrow keys, which its fields and lists need for themselves
    if (!this.hasAttribute('role')) this.setAttribute('role', 'group');
    if (!this.hasAttribute('aria-label')) this.setAttribute('aria-label', t('toolbar'));
    this.addEventListener('mousedown', this.#keepCaret);
    this.addEventListener('dm-close', this.#backToWords);
    // heard on the way in: the toolbar of a kind answers it and lets it go no further
    this.addEventListener('dm-change', this.#backToWords, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('mousedown', this.#keepCaret);
    this.removeEventListener('dm-close', this.#backToWords);
    this.removeEventListener('dm-change', this.#backToWords, { capture: true });
  }

  /** While words are edited a press on a button leaves the keyboard in them, so that typing goes on. */
  readonly #keepCaret = (event: MouseEvent): void => keepTextFocus(event, this.editor);

  /** A box that closes and a list that was chosen from give it back; a slider may want more keys. */
  readonly #backToWords = (event: Event): void => {
    const [from] = event.composedPath();
    const done = event.type === 'dm-close' || (from instanceof HTMLElement && from.localName === 'dm-select');
    if (done) returnTextFocus(this.editor);
  };

  /** Elements upgrade by themselves when their code comes; what cannot be had is asked for again. */
  #fetch(editor: Editor): void {
    if (fetched) return;
    fetched = true;
    loadObjectToolbars().catch((error: unknown) => {
      fetched = false;
      editor.notifier.error(errorMessage(error));
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor, fonts } = this;
    if (!editor) return nothing;
    if (editor.selection.kind.value) this.#fetch(editor);
    if (croppingOf(editor).value) return html`<dm-crop-toolbar .editor=${editor}></dm-crop-toolbar>`;
    const kind = editor.selection.kind.value;
    const own =
      kind === 'mixed'
        ? html`<dm-group-toolbar .editor=${editor}></dm-group-toolbar>`
        : TOOLBARS[kind ?? 'background']({ editor, fonts });
    return html`${own}<span class="grow"></span><dm-arrange-toolbar .editor=${editor}></dm-arrange-toolbar>`;
  }
}

define('dm-toolbar', DmToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-toolbar': DmToolbar;
  }
}
