import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Command } from '../../editor/commands/command.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import { play } from '../../editor/commands/view/play.js';
import { present } from '../../editor/commands/view/present.js';
import { resize } from '../../editor/commands/page/resize.js';
import { suggest } from '../../editor/commands/page/suggest.js';
import { redo } from '../../editor/commands/edit/redo.js';
import { undo } from '../../editor/commands/edit/undo.js';
import { keepTextFocus } from '../../editor/text-editing/keep-focus.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/buttons/dm-icon-button.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { tooltip } from '../../controls/overlays/tooltip.js';
import { renameDesign, type EditorSession } from '../create-editor.js';
import './dm-save-status.js';
import { t } from '../strings.js';

export interface DmEditorTopBarEvents {
  'dm-back': Record<string, never>;
}

/**
 * The bar above the editor: back, name, save status, undo and redo, Auto Suggest, Resize, Play, Present, and the host's own actions at the right.
 *
 * @slot - Actions of the host, such as Download.
 * @fires dm-back - The user wants to leave the design; the host saves first.
 */
export class DmEditorTopBar extends DmElement<DmEditorTopBarEvents> {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 4px;
        height: var(--dm-topbar-height);
        padding: 0 12px;
        border-bottom: 1px solid var(--dm-color-line);
        background: var(--dm-color-surface);
      }
      .line {
        width: 1px;
        height: 20px;
        margin: 0 8px;
        flex: none;
        background: var(--dm-color-line-strong);
      }
      .name {
        position: relative;
        display: inline-grid;
        min-width: 40px;
        max-width: 360px;
        font: var(--dm-text-body);
        font-weight: var(--dm-font-weight-bold);
      }
      /* the hidden copy gives the field the width of its text */
      .name > * {
        grid-area: 1 / 1;
        height: 32px;
        min-width: 0;
        padding: 0 8px;
        border: 0;
        border-radius: var(--dm-radius-sm);
        background: none;
        line-height: 32px;
        white-space: pre;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .name > span {
        visibility: hidden;
      }
      .name input {
        width: 0;
        min-width: 100%;
      }
      .name input:hover {
        background: var(--dm-color-hover);
      }
      .name input:focus {
        background: var(--dm-color-surface);
        outline: var(--dm-focus-width) solid var(--dm-color-focus);
        outline-offset: -1px;
      }
      /* the name gives way: whether changes are kept must be read whole */
      dm-save-status {
        flex: none;
      }
      .grow {
        flex: 1;
      }
      /* no room for its word: the name and the host's actions come first */
      @container editor (width < 1180px) {
        .named span {
          display: none;
        }
      }
      /* a window made as narrow as a phone: what is open can still be undone, played, downloaded and left */
      @container editor (width < 768px) {
        :host {
          gap: 0;
          padding: 0 8px;
        }
        .line,
        .suggest {
          display: none;
        }
        .name {
          flex: 0 1 auto;
        }
      }
    `,
  ];

  @property({ attribute: false }) session: EditorSession | null = null;

  /** What stands in the name field while it is typed in; null otherwise. */
  @state() private typed: string | null = null;

  #renderCommand(command: Command): TemplateResult {
    const { editor } = this.session!;
    return html`<dm-icon-button
      icon=${command.icon}
      label=${command.label(editor)}
      keys=${keyLabel(command.keys[0]!)}
      ?disabled=${!command.enabled(editor)}
      @mousedown=${(event: MouseEvent) => keepTextFocus(event, editor)}
      @click=${() => command.run(editor)}
    ></dm-icon-button>`;
  }

  /** Their words go where there is no room for them. */
  #renderNamed(command: Command): TemplateResult {
    const { editor } = this.session!;
    const label = command.label(editor);
    const [keys] = command.keys;
    return html`<dm-button
      class="named ${command.id}"
      kind="quiet"
      size="small"
      icon=${command.icon}
      label=${label}
      ${tooltip(label, keys ? keyLabel(keys) : undefined)}
      ?disabled=${!command.enabled(editor)}
      @click=${() => command.run(editor)}
      ><span>${label}</span></dm-button
    >`;
  }

  #onNameKey(event: KeyboardEvent): void {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    consumeEvent(event);
    if (event.key === 'Escape') this.typed = null;
    (event.target as HTMLInputElement).blur();
  }

  /** Leaving the field keeps what was typed; Enter leaves it, Escape takes the typing back first. */
  #keepName(session: EditorSession): void {
    const { typed } = this;
    this.typed = null;
    if (typed !== null) void renameDesign(session, typed);
  }

  #renderName(session: EditorSession): TemplateResult {
    const name = this.typed ?? session.name.value;
    return html`<span class="name">
      <span aria-hidden="true" dir="auto">${name || t('untitled')}</span>
      <input
        .value=${live(name)}
        dir="auto"
        placeholder=${t('untitled')}
        aria-label=${t('designName')}
        maxlength="200"
        autocomplete="off"
        spellcheck="false"
        @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
        @keydown=${this.#onNameKey}
        @blur=${() => this.#keepName(session)}
      />
    </span>`;
  }

  #renderBack(): TemplateResult {
    return html`<dm-icon-button
        size="medium"
        icon="arrow-left"
        label=${t('back')}
        @click=${() => this.emit('dm-back', {})}
      ></dm-icon-button>
      <span class="line"></span>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { session } = this;
    if (!session) return nothing;
    const { offers } = session.editor;
    const offered = ({ id }: Command): boolean => offers(id);
    return html`${offers('back') ? this.#renderBack() : nothing}
      ${offers('name') ? this.#renderName(session) : nothing}
      <dm-save-status .autosave=${session.autosave}></dm-save-status>
      <span class="line"></span>
      ${[undo, redo].filter(offered).map((command) => this.#renderCommand(command))}
      <span class="grow"></span>
      ${[suggest, resize, play, present].filter(offered).map((command) => this.#renderNamed(command))}
      <slot></slot>`;
  }
}

define('dm-editor-top-bar', DmEditorTopBar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-editor-top-bar': DmEditorTopBar;
  }
}
