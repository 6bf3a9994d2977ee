import { html, nothing, type TemplateResult } from 'lit';
import { cspStyleMap } from '../base/csp-style-map.js';
import { define } from '../base/define.js';
import { gradientCss } from '../editor/styling/gradients.js';
import { selectedShapes, setShape } from '../editor/styling/shape-style.js';
import { LiveEdit } from '../editor/live-edit.js';
import { shadowsButton, styleButton } from './shared/enhance-menu.js';
import { t } from './strings.js';
import { ToolbarBase } from './shared/toolbar-base.js';
import { BLACK } from '../controls/color/color-presets.js';
import { lengthSlider } from '../controls/fields/length-slider.js';

/** Widest outline of the slider, page pixels. */
const MOST_STROKE = 100;

/** The toolbar of a selected shape: fill, outline and its width, shadow. */
export class DmShapeToolbar extends ToolbarBase {
  readonly #live = new LiveEdit();

  protected override render(): TemplateResult | typeof nothing {
    const editor = this.editor;
    const shape = editor && selectedShapes(editor)[0]?.shape_details;
    if (!editor || !shape) return nothing;
    const outline = { stroke_width: shape.stroke_width || 2 };
    const { fill: color, gradient } = shape;
    const face = {
      'background-color': color ?? 'transparent',
      'background-image': gradient ? gradientCss(gradient) : '',
    };
    return html`${this.colorButton(
        t('fill'),
        color ?? gradient?.stops[0]?.color,
        (fill, event) =>
          setShape(editor, { fill, gradient: undefined }, t('fill'), this.#live.mode(event, editor)),
        html`<span class="swatch ${color || gradient ? '' : 'none'}" ${cspStyleMap(face)}></span>`,
      )}
      ${this.colorButton(t('stroke'), shape.stroke_width ? shape.stroke : undefined, (stroke, event) =>
        setShape(editor, { ...outline, stroke }, t('stroke'), this.#live.mode(event, editor)),
      )}
      <dm-popover label=${t('strokeWidth')}>
        <dm-icon-button
          slot="anchor"
          icon="line-segments"
          label=${t('strokeWidth')}
          ?disabled=${editor.selection.locked.value}
        ></dm-icon-button>
        <div class="stack">
          ${lengthSlider(
            editor.measure,
            { label: t('strokeWidth'), pixels: shape.stroke_width ?? 0, most: MOST_STROKE },
            (stroke_width, event) =>
              setShape(
                editor,
                { stroke_width, stroke: shape.stroke ?? BLACK },
                t('strokeWidth'),
                this.#live.mode(event, editor),
              ),
          )}
        </div>
      </dm-popover>
      ${styleButton(editor)} ${shadowsButton(editor)}`;
  }
}

define('dm-shape-toolbar', DmShapeToolbar);

declare global {
  interface HTMLElementTagNameMap {
    'dm-shape-toolbar': DmShapeToolbar;
  }
}
