import { css, html, nothing, type TemplateResult } from 'lit';
import { define } from '../base/define.js';
import { selectedLines, setLine } from '../editor/styling/shape-style.js';
import type { LineObject } from '../objects/line/model.js';
import { LiveEdit } from '../editor/live-edit.js';
import { shadowsButton, styleButton } from './shared/enhance-menu.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import '../controls/fields/dm-select.js';
import { lengthSlider } from '../controls/fields/length-slider.js';

/** Of a line, page pixels. */
const LEAST_THICKNESS = 0.25;
const MOST_THICKNESS = 100;
type Pattern = LineObject['line_details']['pattern'];

/** The toolbar of a selected line: color, thickness, pattern. */
export class DmLineToolbar extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      dm-select.pattern {
        width: 112px;
        margin-left: 6px;
      }
    `,
  ];

  readonly #live = new LiveEdit();

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    const line = editor && selectedLines(editor)[0]?.line_details;
    if (!editor || !line) return nothing;
    const locked = editor.selection.locked.value;
    const patterns = (['solid', 'dashed', 'dotted'] as const).map((value) => ({ value, label: t(value) }));
    return html`${this.colorButton(t('lineColor'), line.color, (color, event) =>
        setLine(editor, { color }, t('lineColor'), this.#live.mode(event, editor)),
      )}
      <dm-popover label=${t('thickness')}>
        <dm-icon-button
          slot="anchor"
          icon="line-segments"
          label=${t('thickness')}
          ?disabled=${locked}
        ></dm-icon-button>
        <div class="stack">
          ${lengthSlider(
            editor.measure,
            { label: t('thickness'), pixels: line.thickness, least: LEAST_THICKNESS, most: MOST_THICKNESS },
            (thickness, event) =>
              setLine(editor, { thickness }, t('thickness'), this.#live.mode(event, editor)),
          )}
        </div>
      </dm-popover>
      <dm-select
        class="pattern"
        size="small"
        ?disabled=${locked}
        label=${t('linePattern')}
        .options=${patterns}
        .value=${line.pattern}
        @dm-change=${(event: CustomEvent<{ value: Pattern }>) => {
          event.stopPropagation();
          // lengths chosen for one pattern are none of another
          setLine(editor, { pattern: event.detail.value, dash: undefined }, t('linePattern'));
        }}
      ></dm-select>
      ${styleButton(editor)} ${shadowsButton(editor)}`;
  }
}

define('dm-line-toolbar', DmLineToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-line-toolbar': DmLineToolbar;
  }
}
