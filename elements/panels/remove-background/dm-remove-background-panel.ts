import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { icon, type IconName } from '../../base/icons/icon.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import '../../controls/buttons/dm-button.js';
import '../../controls/lists/dm-empty-state.js';
import '../../controls/fields/dm-number-field.js';
import '../../controls/fields/dm-slider.js';
import '../../controls/buttons/dm-switch.js';
import {
  addMark,
  brushWidthOf,
  chooseMarkTool,
  dropMarks,
  LEAST_BRUSH,
  activeMarkToolOf,
  MOST_BRUSH,
  setBrushWidth,
  type MarkTool,
} from '../../editor/background-removal/mark-tools.js';
import { LEAST_SIDE } from '../../editor/background-removal/mark-geometry.js';
import {
  hintsAt,
  isDetecting,
  removable,
  removalOf,
  detectionKind,
  setRemovalEdges,
  restartRemoval,
  stopDetecting,
  toggleRemoval,
  selectionNotice,
} from '../../editor/background-removal/removal.js';
import type { Editor } from '../../editor/editor.js';
import { LiveEdit } from '../../editor/live-edit.js';
import { selectedPicture } from '../../editor/pictures/selected-box.js';
import { slotOf } from '../../editor/pictures/slot.js';
import type { Rect } from '../../math/geometry.js';
import type { BackgroundRemoval } from '../../objects/schema.js';
import { sourceKey } from '../../objects/picture-source.js';
import { removeBackgroundStyles } from './dm-remove-background-panel.styles.js';
import { effectPanelStyles } from '../shared/effect-panel.styles.js';
import { t as ofPanels } from '../strings.js';
import { t } from './strings.js';

type Edge = 'crf' | 'matting';

const TOOLS: readonly { readonly tool: MarkTool; readonly icon: IconName }[] = [
  { tool: 'keep', icon: 'paint-brush' },
  { tool: 'remove', icon: 'eraser' },
  { tool: 'rectangle', icon: 'selection' },
];

const EDGES: readonly Edge[] = ['crf', 'matting'];

/** The whole picture: where the fields of a rectangle begin. */
const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

/**
 * What the cut-out of the selected picture is refined with: a switch, brushes and a rectangle that mark the subject on
 * the canvas, and how its edges are cut, crf and matting of -100 to 100 [B-033].
 */
export class DmRemoveBackgroundPanel extends DmElement {
  static override styles = [sharedStyles, effectPanelStyles, removeBackgroundStyles];

  /** The open design. */
  @property({ attribute: false }) editor: Editor | null = null;

  readonly #live: Readonly<Record<Edge, LiveEdit>> = { crf: new LiveEdit(), matting: new LiveEdit() };

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    if (this.editor) chooseMarkTool(this.editor, null);
  }

  /** Escape puts the brush away from here as from the canvas. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      !this.editor ||
      !activeMarkToolOf(this.editor).peek()
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    chooseMarkTool(this.editor, null);
  };

  #cancel(): void {
    dropMarks(this.editor!);
    stopDetecting(this.editor!);
  }

  /**
   * What is to be said, at most one thing: why nothing can be done, what goes on, or how it went. Work on a stroke shows in
   * the footer: the tools must not move under the hand.
   */
  #renderState(editor: Editor, at: boolean): TemplateResult | typeof nothing {
    if (!at) return this.#renderNote(this.#missing(editor));
    if (detectionKind(editor) === 'guess') return this.#renderGoing(t('findingSubject'));
    const notice = selectionNotice(editor);
    const words = { unsure: 'subjectUnsure', nothing: 'subjectNotFound', failed: 'removalFailed' } as const;
    return notice ? this.#renderNote(t(words[notice])) : nothing;
  }

  #renderGoing(words: string): TemplateResult {
    return html`<div class="note going">
      <span class="spinner" aria-hidden="true"></span>
      <span>${words}</span>
      <dm-button kind="quiet" size="small" @click=${this.#cancel}>${ofPanels('cancelSearch')}</dm-button>
    </div>`;
  }

  #renderNote(words: string): TemplateResult {
    return html`<p class="note warning">${icon('warning', { size: 16 })}<span>${words}</span></p>`;
  }

  #missing(editor: Editor): string {
    if (editor.selection.locked.value) return t('pictureLocked');
    const slot = selectedPicture(editor);
    const filled = slot && slotOf(editor.object(slot.id), slot.box);
    const source = filled && sourceKey(filled.details);
    return t(source && editor.resources.state(source) === 'failed' ? 'pictureFailed' : 'pictureComing');
  }

  #renderTools(editor: Editor, off: boolean): TemplateResult {
    const used = activeMarkToolOf(editor).value?.tool ?? null;
    return html`<section role="group" aria-labelledby="marking">
      <h3 id="marking">${t('markSubject')}</h3>
      <div class="tools">
        ${TOOLS.map(
          ({ tool, icon: name }) =>
            html`<dm-button
              block
              size="small"
              icon=${name}
              kind=${used === tool ? 'soft' : 'second'}
              .pressed=${used === tool}
              ?disabled=${off}
              @click=${() => chooseMarkTool(editor, used === tool ? null : tool)}
              >${t(tool)}</dm-button
            >`,
        )}
      </div>
      ${used === 'rectangle' ? this.#renderRectangle(editor) : this.#renderBrush(editor, used)}
    </section>`;
  }

  #renderBrush(editor: Editor, used: MarkTool | null): TemplateResult {
    const set = (event: CustomEvent<{ value: number }>) => {
      event.stopPropagation();
      setBrushWidth(editor, event.detail.value);
    };
    return html`<p class="help">
        ${t(used === null ? 'markHelp' : used === 'keep' ? 'keepHelp' : 'removeHelp')}
      </p>
      <dm-slider
        with-number
        show-label
        label=${t('brushSize')}
        min=${LEAST_BRUSH}
        max=${MOST_BRUSH}
        unit="px"
        .value=${brushWidthOf(editor).value}
        ?disabled=${used === null}
        @dm-input=${set}
        @dm-change=${set}
      ></dm-slider>`;
  }

  /** The rectangle by keyboard: its sides in hundredths of the picture. */
  #renderRectangle(editor: Editor): TemplateResult {
    const at = removable(editor);
    const known = (at && hintsAt(editor, at).rectangle) ?? WHOLE;
    const field = (side: keyof Rect, label: string, letter: string) => {
      const least = side === 'width' || side === 'height' ? 100 * LEAST_SIDE : 0;
      const set = (event: CustomEvent<{ value: number }>) => {
        event.stopPropagation();
        addMark(editor, { rectangle: inside({ ...known, [side]: event.detail.value / 100 }) });
      };
      return html`<dm-number-field
        label=${label}
        letter=${letter}
        unit="%"
        min=${least}
        max=${side === 'x' || side === 'y' ? 100 - 100 * LEAST_SIDE : 100}
        .value=${Math.round(100 * known[side])}
        @dm-input=${(event: Event) => event.stopPropagation()}
        @dm-change=${set}
      ></dm-number-field>`;
    };
    return html`<p class="help">${t('rectangleHelp')}</p>
      <div class="fields">
        ${field('x', t('rectangleLeft'), 'X')} ${field('y', t('rectangleTop'), 'Y')}
        ${field('width', t('rectangleWidth'), 'W')} ${field('height', t('rectangleHeight'), 'H')}
      </div>`;
  }

  #renderEdges(editor: Editor, removal: BackgroundRemoval | null): TemplateResult {
    const slider = (edge: Edge) => {
      const set = (event: CustomEvent<{ value: number }>) => {
        event.stopPropagation();
        setRemovalEdges(editor, { [edge]: event.detail.value }, this.#live[edge].mode(event, editor));
      };
      return html`<div>
        <dm-slider
          with-number
          show-label
          label=${t(edge)}
          min="-100"
          max="100"
          .value=${removal?.[edge] ?? 0}
          ?disabled=${!removal}
          @dm-input=${set}
          @dm-change=${set}
        ></dm-slider>
        <p class="help">${t(`${edge}Help`)}</p>
      </div>`;
    };
    return html`<section role="group" aria-labelledby="edges">
      <h3 id="edges">${t('cutoutEdges')}</h3>
      ${EDGES.map(slider)}
    </section>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { editor } = this;
    if (!editor) return nothing;
    if (!selectedPicture(editor) && !editor.selection.locked.value)
      return html`<dm-empty-state
        heading=${ofPanels('noPicture')}
        help=${t('noPictureToCutHelp')}
      ></dm-empty-state>`;
    const at = removable(editor);
    const removal = removalOf(editor);
    const going = isDetecting(editor).value;
    return html`<div class="body scroll-area" tabindex=${at ? nothing : 0}>
        <dm-switch
          .checked=${live(removal !== null)}
          ?disabled=${!at || going}
          @dm-change=${(event: Event) => {
            event.stopPropagation();
            void toggleRemoval(editor);
          }}
          >${t('removeBackground')}</dm-switch
        >
        <div
          role="status"
          ?hidden=${at !== null && detectionKind(editor) !== 'guess' && !selectionNotice(editor)}
        >
          ${this.#renderState(editor, at !== null)}
        </div>
        ${this.#renderTools(editor, !at || detectionKind(editor) === 'guess')}
        ${this.#renderEdges(editor, removal)}
      </div>
      <footer>
        <dm-button
          kind="quiet"
          size="small"
          icon="arrow-counter-clockwise"
          ?disabled=${!at || going || !isTouched(removal)}
          @click=${() => void restartRemoval(editor)}
          >${t('startOver')}</dm-button
        >
        <div role="status">
          ${detectionKind(editor) === 'marked' ? this.#renderGoing(t('refining')) : nothing}
        </div>
      </footer>`;
  }
}

/** Whether there is anything to start over from. */
const isTouched = (removal: BackgroundRemoval | null): boolean =>
  removal !== null && Boolean(removal.rectangle || removal.strokes?.length || removal.crf || removal.matting);

/** A rectangle brought inside the picture. */
function inside({ x, y, width, height }: Rect): Rect {
  return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
}

define('dm-remove-background-panel', DmRemoveBackgroundPanel);

declare global {
  interface HTMLElementTagNameMap {
    'dm-remove-background-panel': DmRemoveBackgroundPanel;
  }
}
