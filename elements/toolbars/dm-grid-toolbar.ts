import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { fieldStyles } from '../base/theme/field-styles.js';
import { crop } from '../editor/commands/object/crop.js';
import { detachImage } from '../editor/commands/object/detach-image.js';
import { clearBox, mostGap, selectedGrid, setBoxColor, setGrid } from '../editor/pictures/grid-style.js';
import { selectedBoxOf } from '../editor/pictures/selected-box.js';
import type { GridObject } from '../objects/grid/model.js';
import { enhanceMenu } from './shared/enhance-menu.js';
import { bulkLabelMenu } from './shared/bulk-label-menu.js';
import { flipMenu } from './shared/flip-menu.js';
import { LiveEdit } from '../editor/live-edit.js';
import { backgroundRemovalButton } from './shared/background-removal-button.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { collapseLabelsEarly, labeledButton } from './shared/labeled-button.js';
import { lengthSlider } from '../controls/fields/length-slider.js';

export interface DmGridToolbarEvents {
  'dm-replace': { id: string };
}

/**
 * The toolbar of a selected grid: enhance, spacing, corners and color; of a selected box also its picture: replace,
 * crop, flip, clear.
 *
 * @fires dm-replace - The user wants a picture in the selected box: `{ id }` of its grid.
 */
export class DmGridToolbar extends ToolbarBase<DmGridToolbarEvents> {
  static override styles = [
    ToolbarBase.styles,
    fieldStyles,
    collapseLabelsEarly,
    bulkLabelMenu.styles,
    // a box has a picture's buttons and the grid's
    css`
      @container toolbar (width < 1120px) {
        .wording {
          display: none;
        }
      }
      @container toolbar (width < 720px) {
        :host {
          gap: 0;
        }
        .line {
          margin: 0 4px;
        }
        .bulk {
          display: none;
        }
      }
      @container toolbar (width >= 720px) {
        .narrow {
          display: none;
        }
      }
    `,
  ];

  readonly #live = { color: new LiveEdit(), gap: new LiveEdit(), radius: new LiveEdit() };

  #renderBox(grid: GridObject, index: number): TemplateResult {
    const editor = this.editor!;
    const box = grid.grid_details.boxes[index]!;
    const filled = Boolean(box.image);
    const replace = () => this.emit('dm-replace', { id: grid.id });
    return html`${labeledButton(t(filled ? 'replace' : 'addPicture'), 'images', {
        disabled: grid.locked,
        press: replace,
      })}
      ${labeledButton(crop.label(editor), crop.icon, {
        disabled: !crop.enabled(editor),
        press: () => crop.run(editor),
      })}
      ${flipMenu(editor)} ${filled ? backgroundRemovalButton(editor) : nothing}
      ${this.commandButton(detachImage)}
      ${
        filled
          ? html`<dm-icon-button
              icon="eraser"
              label=${t('clearPicture')}
              ?disabled=${grid.locked}
              @click=${() => clearBox(editor, grid, index)}
            ></dm-icon-button>`
          : nothing
      } <span class="line"></span>`;
  }

  #selectsBox(): boolean {
    return selectedBoxOf(this.editor!).value !== null;
  }

  /** Where the row has no room for the label of a box, it lies in this box. */
  #renderSpacing(grid: GridObject): TemplateResult {
    const editor = this.editor!;
    const slider = (key: 'gap' | 'radius') =>
      lengthSlider(
        editor.measure,
        {
          label: t(key === 'gap' ? 'spacing' : 'corners'),
          pixels: grid.grid_details[key] ?? 0,
          most: mostGap(grid),
        },
        (pixels, event) => setGrid(editor, { [key]: pixels }, this.#live[key].mode(event, editor)),
      );
    return html`<dm-popover label=${t('spacing')}>
      ${labeledButton(t('spacing'), 'squares-four', { anchor: true, disabled: grid.locked })}
      <div class="stack">
        ${slider('gap')} ${slider('radius')}
        ${this.#selectsBox() ? bulkLabelMenu.fields(editor, 'narrow') : nothing}
      </div>
    </dm-popover>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    const grid = editor && selectedGrid(editor);
    if (!editor || !grid) return nothing;
    const index = selectedBoxOf(editor).value;
    const { boxes } = grid.grid_details;
    const color = (index === null ? boxes[0] : boxes[index])?.color ?? undefined;
    return html`${enhanceMenu(editor, { shadows: index === null })}
    ${index === null ? nothing : this.#renderBox(grid, index)}
    ${this.colorButton(t(index === null ? 'gridColor' : 'boxColor'), color, (next, event) =>
      setBoxColor(editor, next, this.#live.color.mode(event, editor)),
    )}
    ${this.#renderSpacing(grid)} ${index === null ? nothing : bulkLabelMenu.render(editor, 'bulk')}`;
  }
}

define('dm-grid-toolbar', DmGridToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-grid-toolbar': DmGridToolbar;
  }
}
