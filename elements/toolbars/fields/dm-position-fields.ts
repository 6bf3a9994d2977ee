import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { LiveEdit } from '../../editor/live-edit.js';
import {
  canSetSide,
  heldBy,
  LEAST_SIDE,
  moveSelectionTo,
  placementOf,
  ratioOf,
  sizeSelectionTo,
  turnSelectionTo,
  type Placement,
  type Side,
} from '../../editor/transform/place-selection.js';
import type { Point } from '../../math/geometry.js';
import { DECIMALS, STEPS, toPixels, toUnits } from '../../math/measure.js';
import { t } from '../strings.js';
import { ToolbarBase } from '../shared/toolbar-base.js';
import '../../controls/fields/dm-number-field.js';

type NumberEvent = CustomEvent<{ value: number }>;

/** The axis a side lies along. */
const ALONG = { width: 'x', height: 'y' } as const;

/** Place, size and rotation of the selection as numbers, in the unit of the design. */
export class DmPositionFields extends ToolbarBase {
  static override styles = [
    ToolbarBase.styles,
    css`
      :host {
        display: grid;
        grid-template-columns: 1fr 1fr auto;
        align-items: center;
        gap: var(--dm-space-2);
        --dm-number-field-width: 100%;
      }
      .start {
        grid-column-start: 1;
      }
      p {
        grid-column: 1 / -1;
        margin: 0;
        font: var(--dm-text-caption);
        color: var(--dm-color-text-2);
      }
    `,
  ];

  /** Chosen for these selected objects; others keep to what their kind does. */
  @state() private chosenRatio: { readonly ids: readonly string[]; readonly kept: boolean } | null = null;

  readonly #live = new LiveEdit();

  get #keepsRatio(): boolean {
    const { kept, free } = ratioOf(this.editor!);
    const chosen = this.chosenRatio;
    return free && chosen?.ids === this.editor!.selection.ids ? chosen.kept : kept;
  }

  #renderPlace(axis: keyof Point, placement: Placement, disabled: boolean): TemplateResult {
    const editor = this.editor!;
    const { measure } = editor;
    const set = (event: NumberEvent) => {
      event.stopPropagation();
      const at = toPixels(event.detail.value, axis, measure);
      moveSelectionTo(editor, axis, at, this.#live.mode(event, editor));
    };
    return html`<dm-number-field
      class=${axis === 'x' ? 'start' : ''}
      letter=${axis.toUpperCase()}
      label=${t(axis === 'x' ? 'placeX' : 'placeY')}
      unit=${measure.unit}
      decimals=${DECIMALS[measure.unit]}
      step=${STEPS[measure.unit]}
      .value=${toUnits(placement[axis], axis, measure)}
      ?disabled=${disabled}
      @dm-input=${set}
      @dm-change=${set}
    ></dm-number-field>`;
  }

  #renderSide(side: Side, placement: Placement, disabled: boolean): TemplateResult {
    const editor = this.editor!;
    const { measure } = editor;
    const axis = ALONG[side];
    const digits = 10 ** DECIMALS[measure.unit];
    const set = (event: NumberEvent) => {
      event.stopPropagation();
      const length = toPixels(event.detail.value, axis, measure);
      const history = this.#live.mode(event, editor);
      sizeSelectionTo(editor, side, length, { keepRatio: this.#keepsRatio, history });
    };
    return html`<dm-number-field
      class=${side === 'width' ? 'start' : ''}
      letter=${side === 'width' ? 'W' : 'H'}
      label=${t(side)}
      unit=${measure.unit}
      decimals=${DECIMALS[measure.unit]}
      step=${STEPS[measure.unit]}
      min=${Math.ceil(toUnits(LEAST_SIDE, axis, measure) * digits) / digits}
      .value=${toUnits(placement[side], axis, measure)}
      ?disabled=${disabled || !canSetSide(editor, side)}
      @dm-input=${set}
      @dm-change=${set}
    ></dm-number-field>`;
  }

  #renderRatio(disabled: boolean): TemplateResult {
    const kept = this.#keepsRatio;
    return html`<dm-icon-button
      icon=${kept ? 'lock-simple' : 'lock-simple-open'}
      label=${t('keepRatio')}
      toggle
      ?pressed=${kept}
      ?disabled=${disabled || !ratioOf(this.editor!).free}
      @click=${() => (this.chosenRatio = { ids: this.editor!.selection.ids, kept: !kept })}
    ></dm-icon-button>`;
  }

  #renderRotation({ rotation }: Placement, disabled: boolean): TemplateResult {
    const editor = this.editor!;
    const set = (event: NumberEvent) => {
      event.stopPropagation();
      turnSelectionTo(editor, event.detail.value, this.#live.mode(event, editor));
    };
    return html`<dm-number-field
      class="start"
      letter="∠"
      label=${t('rotation')}
      unit="°"
      decimals="2"
      min="-180"
      max="180"
      strict
      .value=${rotation}
      ?disabled=${disabled}
      @dm-input=${set}
      @dm-change=${set}
    ></dm-number-field>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const placement = this.editor && placementOf(this.editor);
    if (!this.editor || !placement) return nothing;
    const held = heldBy(this.editor);
    const off = held !== null;
    return html`${this.#renderPlace('x', placement, off)}${this.#renderPlace('y', placement, off)}
    ${this.#renderSide('width', placement, off)}${this.#renderSide('height', placement, off)}
    ${this.#renderRatio(off)}${this.#renderRotation(placement, off)}
    ${held ? html`<p>${t(held === 'locked' ? 'heldLocked' : 'heldBackground')}</p>` : nothing}`;
  }
}

define('dm-position-fields', DmPositionFields);

declare global {
  interface HTMLElementTagNameMap {
    'dm-position-fields': DmPositionFields;
  }
}
