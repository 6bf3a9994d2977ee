import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { errorMessage } from '../../base/i18n/error-message.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { MockupInputs } from '../../compose/format/mockup-inputs.js';
import type { Editor } from '../../editor/editor.js';
import { fillMockup, selectedMockup } from '../../editor/pictures/mockups.js';
import '../../mockup/dm-mockup-editor.js';
import type { PictureSlot } from '../../editor/pictures/slot.js';
import type { MockupSource } from '../../ports/mockups.js';
import { t } from '../strings.js';

type Change = CustomEvent<{ inputs: MockupInputs }>;

/** Pictures that only this page holds. */
const LOCAL_URL = /^(blob|data):/;

/** What was put into the selected mockup: other pictures, other colors; the page shows at once what comes of it. */
export class DmMockupEditorPanel extends DmElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        height: 100%;
        overflow: auto;
        padding: 0 var(--dm-space-4) var(--dm-space-4);
      }
      p {
        color: var(--dm-color-text-2);
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  /** Where mockups come from. */
  @property({ attribute: false }) source: MockupSource | null = null;

  /** Address of the package of the mockup that is shown; null until it is known. */
  @state() private address: { readonly id: string; readonly src: string } | null = null;

  protected override updated(changed: PropertyValues): void {
    const id = this.editor && selectedMockup(this.editor)?.mockup.id;
    if (id && (changed.has('source') || this.address?.id !== id)) void this.#find(id);
  }

  async #find(id: string): Promise<void> {
    const { source } = this;
    if (!source || this.address?.id === id) return;
    this.address = { id, src: '' };
    try {
      const src = await source.packageOf(id);
      if (this.address.id === id) this.address = { id, src };
    } catch (error) {
      this.editor?.notifier.error(errorMessage(error));
    }
  }

  /** Pictures are kept before the design names them: it is opened elsewhere too. */
  async #put(at: PictureSlot, inputs: MockupInputs): Promise<void> {
    const { editor, source } = this;
    if (!editor || !source) return;
    try {
      const user_images = await Promise.all(
        inputs.user_images.map(async (image) =>
          image && LOCAL_URL.test(image.src)
            ? { ...image, src: await source.keep(image.src, image.name ?? t('mockups')) }
            : image,
        ),
      );
      await fillMockup(editor, at, { ...inputs, user_images });
    } catch (error) {
      editor.notifier.error(errorMessage(error));
    }
  }

  protected override render(): TemplateResult {
    const { editor, source, address } = this;
    const selected = editor && selectedMockup(editor);
    if (!source || !selected) return html`<p>${t('mockupGone')}</p>`;
    return html`<dm-mockup-editor
      panel-only
      .src=${address?.id === selected.mockup.id ? address.src : ''}
      .inputs=${selected.mockup.inputs}
      .pictures=${source.pictures}
      @dm-mockup-change=${({ detail }: Change) => void this.#put(selected.at, detail.inputs)}
    ></dm-mockup-editor>`;
  }
}

define('dm-mockup-editor-panel', DmMockupEditorPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockup-editor-panel': DmMockupEditorPanel;
  }
}
