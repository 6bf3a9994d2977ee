import { css, html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { KeyboardReturn } from '../../controls/behavior/keyboard-return.js';
import '../../controls/lists/dm-empty-state.js';
import type { Editor } from '../../editor/editor.js';
import {
  selectedFill,
  setFillColor,
  setFillKind,
  type FillKind,
  type SelectedFill,
} from '../../editor/styling/fill-style.js';
import { selectedLines, setShape } from '../../editor/styling/shape-style.js';
import { selectedCorners, selectedStroke } from '../../editor/styling/stroke-style.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { t } from '../strings.js';
import { gradientFields } from './gradient-fields.js';
import { lineFields } from './line-fields.js';
import { cornerFields, strokeFields } from './stroke-fields.js';
import { StyleFields } from './style-fields.js';

const FILLS = [
  ['none', 'fillNone'],
  ['solid', 'fillSolid'],
  ['linear', 'fillLinear'],
  ['radial', 'fillRadial'],
] as const satisfies readonly (readonly [FillKind, string])[];

/**
 * Fill, outline and corners of selected shapes, fill of texts, outline and corners of pictures and frames, ends of lines: all
 * that a design can hold of them. A slide of any field is one step.
 */
export class DmStylePanel extends DmElement {
  static override styles = [
    sharedStyles,
    buttonStyles,
    effectPanelStyles,
    css`
      section {
        display: grid;
        gap: var(--dm-space-3);
      }
      section + section {
        padding-top: var(--dm-space-3);
        border-top: 1px solid var(--dm-color-line);
      }
      h3 {
        margin: 0;
        font-weight: var(--dm-font-weight-medium);
      }
      dm-segmented {
        margin-top: 4px;
      }
      .row,
      .actions {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 4px;
      }
      .stops {
        --dm-number-field-width: 100%;
        display: grid;
        grid-template-columns: minmax(0, 1fr) 62px 62px auto;
        align-items: center;
        gap: 8px;
      }
      .stops .heading {
        grid-column-start: 2;
      }
      .stops .label {
        margin: 0 0 -4px;
        text-align: end;
      }
      .stops .label + .label {
        grid-column-end: span 2;
        justify-self: start;
        width: 62px;
      }
      .row dm-popover,
      .stops dm-popover {
        --dm-popover-padding: 0;
      }
      .stop {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: subgrid;
        align-items: center;
        padding: 2px;
        margin: -2px;
        border-radius: var(--dm-radius-xs);
      }
      /* the one whose handle is chosen on the page */
      .stop.chosen {
        box-shadow: 0 0 0 2px var(--dm-color-selection);
      }
      .stops dm-popover {
        display: grid;
      }
      .stops .button {
        width: 100%;
        padding-inline: 6px;
        justify-content: start;
        font-size: 12px;
      }
      .swatch {
        width: 20px;
        height: 20px;
        border-radius: var(--dm-radius-xs);
        box-shadow: inset 0 0 0 1px var(--dm-color-control);
      }
      .strip {
        height: 20px;
        border: 1px solid var(--dm-color-control);
        border-radius: var(--dm-radius-xs);
        background: repeating-conic-gradient(rgb(233 233 233) 0 25%, white 0 50%) 0 0 / 10px 10px;
        overflow: hidden;
      }
      .strip span {
        display: block;
        height: 100%;
      }
      /* a length with its digits and its unit; one width, so that the tracks of all sliders end alike */
      .measured {
        --dm-number-field-width: 84px;
      }
      .each {
        --dm-number-field-width: 100%;
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
    `,
  ];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  #fields: StyleFields | null = null;

  constructor() {
    super();
    new KeyboardReturn(this, () => this.editor?.surface?.takeKeyboard());
  }

  #renderFill(fields: StyleFields, { kind, kinds, color, gradient, opacity }: SelectedFill): TemplateResult {
    const { editor } = fields;
    const offered = FILLS.filter(([id]) => kinds.includes(id));
    return html`<section aria-label=${t('fill')}>
      ${fields.choice(t('fill'), offered, kind, (next) => setFillKind(editor, next))}
      ${
        kind === 'solid'
          ? html`<div class="row">
              <span class="label" aria-hidden="true">${t('color')}</span>
              ${fields.color('fill', color!, (next, history) => setFillColor(editor, next, history))}
            </div>`
          : nothing
      }
      ${gradient ? gradientFields(fields, gradient) : nothing}
      ${
        kind === 'none' || opacity === undefined
          ? nothing
          : fields.percent(t('fillOpacity'), opacity, (fill_opacity, history) =>
              setShape(editor, { fill_opacity }, t('fill'), history),
            )
      }
    </section>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    if (this.#fields?.editor !== editor) this.#fields = new StyleFields(editor);
    const fields = this.#fields;
    const fill = selectedFill(editor);
    const [line] = selectedLines(editor);
    const stroke = selectedStroke(editor);
    const corners = selectedCorners(editor);
    if (!line && !stroke && !fill)
      return html`<dm-empty-state heading=${t('noStyle')} help=${t('noStyleHelp')}></dm-empty-state>`;
    return html`<div class="body sliders scroll-area ${editor.measure.unit === 'px' ? '' : 'measured'}">
      ${fill ? this.#renderFill(fields, fill) : nothing} ${line ? lineFields(fields, line) : nothing}
      ${
        stroke
          ? html`<section aria-label=${t('outline')}>
              <h3>${t('outline')}</h3>
              ${strokeFields(fields, stroke)}
            </section>`
          : nothing
      }
      ${corners ? html`<section aria-label=${t('corners')}>${cornerFields(fields, corners)}</section>` : nothing}
    </div>`;
  }
}

define('dm-style-panel', DmStylePanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-style-panel': DmStylePanel;
  }
}
