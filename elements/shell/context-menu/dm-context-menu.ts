import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import type { Command } from '../../editor/commands/command.js';
import { link } from '../../editor/commands/object/link.js';
import { commands } from '../../editor/commands/commands.js';
import { commandById, runCommand } from '../../editor/commands/command-search.js';
import { keyLabel } from '../../editor/commands/shortcuts.js';
import type { Editor } from '../../editor/editor.js';
import { nameOf } from '../../editor/layers/object-name.js';
import {
  layersUnder,
  contextMenuPointOf,
  selectForContextMenu,
} from '../../editor/view-state/context-menu-target.js';
import { textMenuItems, type TextMenuItem } from '../../editor/text-editing/text-menu.js';
import type { Point } from '../../math/geometry.js';
import '../../controls/menus/dm-menu.js';
import '../../controls/menus/dm-menu-item.js';
import '../../controls/menus/dm-submenu.js';
import type { DmMenu } from '../../controls/menus/dm-menu.js';
import { menuFor, ONLY_IF_ENABLED, type MenuRow } from './context-menu-items.js';
import { kindIcon } from '../../editor/layers/kind-icon.js';
import { t } from '../strings.js';

const LAYER_MOVES = ['layer-front', 'layer-up', 'layer-down', 'layer-back'];

/**
 * What can be done with what lies under the pointer, or with the selection when it is opened by keys: rows are commands.
 * Opens with `openAt`.
 */
export class DmContextMenu extends DmElement {
  static override styles = [sharedStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  @state() private point: Point | null = null;
  @query('dm-menu') private menu!: DmMenu | null;

  /** True while it is open: the keyboard is the menu's then, wherever it is. */
  get isOpen(): boolean {
    return this.menu?.open ?? false;
  }

  /**
   * Opens it at a point of the window (CSS pixels) for a point of the page (page pixels). With `select` what lies there
   * is selected first; by keys the selection stays.
   */
  async openAt(window: Point, page: Point, { select = true } = {}): Promise<void> {
    const { editor } = this;
    if (!editor) return;
    if (select && !editor.editingText.peek()) selectForContextMenu(editor, page);
    contextMenuPointOf(editor).value = page;
    this.point = page;
    await this.updateComplete;
    this.menu?.openAt(window.x, window.y, { byPointer: select });
  }

  #closed(): void {
    // the chosen row still asks where it was
    queueMicrotask(() => {
      if (this.editor && !this.menu?.open) contextMenuPointOf(this.editor).value = null;
    });
  }

  #renderCommand(command: Command, { danger = false } = {}): TemplateResult {
    const editor = this.editor!;
    const [keys = ''] = command.keys;
    return html`<dm-menu-item
      icon=${command.icon}
      value=${command.id}
      keys=${keys ? keyLabel(keys) : ''}
      ?danger=${danger}
      ?disabled=${!command.enabled(editor)}
      @dm-pick=${() => runCommand(editor, command)}
      >${command.label(editor)}</dm-menu-item
    >`;
  }

  #renderLayers(): TemplateResult | typeof nothing {
    const { editor, point } = this;
    if (!editor || !point) return nothing;
    const under = layersUnder(editor, point);
    if (under.length < 2) return nothing;
    const row = (id: string): TemplateResult => {
      const object = editor.object(id)!;
      return html`<dm-menu-item
        icon=${kindIcon(object)}
        ?checked=${editor.selection.has(id)}
        @dm-pick=${() => editor.selection.set([id], { deep: true })}
        >${nameOf(object)}</dm-menu-item
      >`;
    };
    return html`<dm-submenu label=${t('selectLayer')} icon="stack-simple">${under.map(row)}</dm-submenu>`;
  }

  #renderSubmenu(
    label: string,
    icon: Command['icon'],
    rows: readonly Command[],
  ): TemplateResult | typeof nothing {
    if (!rows.some((command) => command.enabled(this.editor!))) return nothing;
    return html`<dm-submenu label=${label} icon=${icon}
      >${rows.map((command) => this.#renderCommand(command))}</dm-submenu
    >`;
  }

  /** For words being edited the rows are about them; they run once the keyboard is back in their field. */
  #renderTextItem(item: TextMenuItem): TemplateResult {
    const editor = this.editor!;
    const command = commandById(item.command)!;
    return html`<dm-menu-item
      icon=${command.icon}
      value=${command.id}
      keys=${keyLabel(command.keys[0]!)}
      ?disabled=${!item.enabled}
      @dm-pick=${() => queueMicrotask(item.run)}
      >${command.label(editor)}</dm-menu-item
    >`;
  }

  #renderGroups(editor: Editor): (TemplateResult | typeof nothing)[][] {
    const textItems = textMenuItems(editor);
    if (textItems) return [textItems.map((item) => this.#renderTextItem(item)), [this.#renderCommand(link)]];
    return menuFor(editor)
      .map((rows) => rows.map((row) => this.#renderRow(row)).filter((row) => row !== nothing))
      .filter((rows) => rows.length > 0);
  }

  #renderRow(row: MenuRow): TemplateResult | typeof nothing {
    if (typeof row === 'string') {
      const command = commandById(row);
      const editor = this.editor!;
      if (!command || (ONLY_IF_ENABLED.has(row) && !command.enabled(editor)) || !editor.offers(row))
        return nothing;
      return this.#renderCommand(command, { danger: row === 'delete' });
    }
    if (row.submenu === 'select-layer') return this.#renderLayers();
    if (row.submenu === 'layer')
      return this.#renderSubmenu(
        t('layer'),
        'stack',
        LAYER_MOVES.flatMap((id) => commandById(id) ?? []),
      );
    const align = commands.filter((command) => command.group === 'align');
    return this.#renderSubmenu(t('align'), 'align-left-simple', align);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    const groups = this.point ? this.#renderGroups(editor) : [];
    return html`<dm-menu label=${t('contextMenu')} @dm-close=${this.#closed}>
      ${groups.map((rows, index) => html`${index > 0 ? html`<hr />` : nothing}${rows}`)}
    </dm-menu>`;
  }
}

define('dm-context-menu', DmContextMenu);

declare global {
  interface HTMLElementTagNameMap {
    'dm-context-menu': DmContextMenu;
  }
}
