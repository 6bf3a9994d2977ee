import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../../base/define.js';
import { DmElement } from '../../base/dm-element.js';
import { cspStyleMap } from '../../base/csp-style-map.js';
import { icon } from '../../base/icons/icon.js';
import { buttonStyles } from '../../base/theme/button-styles.js';
import { sharedStyles } from '../../base/theme/shared-styles.js';
import { clampCrop, fittingZoom, zoomScale } from '../../compose/pictures/crop.js';
import { cropDetails, type CropDetails } from '../../compose/format/mockup-inputs.js';
import '../../controls/buttons/dm-segmented.js';
import '../../controls/fields/dm-slider.js';
import { consumeEvent } from '../../controls/behavior/consume-event.js';
import { centeredArea, pictureTransform, pannedCrop } from './crop-geometry.js';
import { cropStyles } from './dm-mockup-crop.styles.js';
import { reopenModal } from '../reopen-modal.js';
import { eventDetail } from '../event-detail.js';
import { t } from '../strings.js';

export interface DmMockupCropEvents {
  'dm-input': { crop: CropDetails };
  'dm-change': { crop: CropDetails };
  'dm-cancel': object;
  'dm-choose': object;
}

export interface CropSubject {
  /** Address of the picture. */
  readonly url: string;
  /** px, upright. */
  readonly width: number;
  readonly height: number;
  /** px of the print area. */
  readonly area: { readonly width: number; readonly height: number };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Stage of the dialog, px; it is scaled to the room there is. */
const STAGE = { width: 592, height: 348 };
/** What an arrow key pulls, px of the stage; with Shift ten times that. */
const STEP = 4;
const WHEEL = 0.05;

/**
 * The dialog in which a picture is laid into its print area: pulled, zoomed, turned by quarters, filling it or wholly in it
 * (C-010). What is done shows at once wherever the picture is; Cancel takes it back.
 *
 * @fires dm-input - The picture was moved, zoomed or turned: `{ crop }`.
 * @fires dm-change - Done: `{ crop }`.
 * @fires dm-cancel - Closed without Done.
 * @fires dm-choose - The user wants another picture.
 */
export class DmMockupCrop extends DmElement<DmMockupCropEvents> {
  static override styles = [sharedStyles, buttonStyles, cropStyles];

  @property({ attribute: false }) subject: CropSubject | null = null;

  @state() private crop: CropDetails = cropDetails.parse({});
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('.stage') private stage!: HTMLElement;

  /** Pointers that hold the picture, and where each was last. */
  readonly #held = new Map<number, { readonly x: number; readonly y: number }>();

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) reopenModal(this.dialog);
  }

  /** Opens it over the page with the crop as it is. */
  async open(subject: CropSubject, crop: CropDetails): Promise<void> {
    this.subject = subject;
    this.crop = crop;
    await this.updateComplete;
    if (!this.dialog.open) this.dialog.showModal();
    this.stage.focus();
  }

  close(): void {
    if (this.dialog.open) this.dialog.close();
  }

  #set(crop: CropDetails): void {
    const { subject } = this;
    if (!subject) return;
    this.crop = clampCrop(crop, subject.area, subject);
    this.emit('dm-input', { crop: this.crop });
  }

  #done(): void {
    this.close();
    this.emit('dm-change', { crop: this.crop });
  }

  #cancel(): void {
    this.close();
    this.emit('dm-cancel', {});
  }

  /** px of the stage as it was designed to one px on the screen. */
  get #scale(): number {
    return STAGE.width / this.stage.getBoundingClientRect().width;
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.stage.setPointerCapture(event.pointerId);
    this.#held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** One finger pulls, two pull by their middle and pinch. */
  #onMove(event: PointerEvent): void {
    const last = this.#held.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#held].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    this.#held.set(event.pointerId, now);
    const share = this.#scale / this.#held.size;
    this.#pan(this.crop, { x: (now.x - last.x) * share, y: (now.y - last.y) * share });
    if (other) this.#scaled(distance(now, other) / Math.max(1, distance(last, other)));
  }

  #pan(crop: CropDetails, by: { x: number; y: number }): void {
    const { subject } = this;
    if (subject) this.#set(pannedCrop(crop, centeredArea(STAGE, subject.area), subject, by));
  }

  /** Times as large; the slider goes by equal steps of proportion. */
  #scaled(by: number): void {
    const { fit } = this.crop;
    const range = zoomScale({ fit, zoom: 100 }) / zoomScale({ fit, zoom: 1 });
    this.#zoom(this.crop.zoom + (99 * Math.log(by)) / Math.log(range));
  }

  readonly #onUp = ({ pointerId }: PointerEvent): void => void this.#held.delete(pointerId);

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoom(this.crop.zoom - event.deltaY * WHEEL);
  }

  #onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? STEP * 10 : STEP;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (by) this.#pan(this.crop, { x: by[0]! * step, y: by[1]! * step });
    else if (event.key === '+' || event.key === '=') this.#zoom(this.crop.zoom + 2);
    else if (event.key === '-') this.#zoom(this.crop.zoom - 2);
    else return;
    consumeEvent(event);
  }

  #zoom(zoom: number): void {
    this.#set({ ...this.crop, zoom: Math.min(100, Math.max(1, zoom)) });
  }

  #turn(): void {
    const rotation = ((this.crop.rotation + 90) % 360) as CropDetails['rotation'];
    // the point in the middle stays there
    this.#set({ ...this.crop, rotation, x: 1 - this.crop.y, y: this.crop.x });
  }

  #fit(fit: CropDetails['fit']): void {
    this.#set({ ...this.crop, fit, zoom: fittingZoom(fit), x: 0.5, y: 0.5 });
  }

  #renderStage(subject: CropSubject): TemplateResult {
    const area = centeredArea(STAGE, subject.area);
    const place = new DOMMatrix()
      .translateSelf(area.x, area.y)
      .multiplySelf(pictureTransform(this.crop, area, subject))
      .scaleSelf(1 / subject.width, 1 / subject.height);
    const part = (px: number, of: number) => `${(px / of) * 100}%`;
    const box = {
      left: part(area.x, STAGE.width),
      top: part(area.y, STAGE.height),
      width: part(area.width, STAGE.width),
      height: part(area.height, STAGE.height),
    };
    return html`<div
      class="stage"
      part="stage"
      tabindex="0"
      role="application"
      aria-label=${t('panHint')}
      @pointerdown=${this.#onDown}
      @pointermove=${this.#onMove}
      @pointerup=${this.#onUp}
      @pointercancel=${this.#onUp}
      @wheel=${this.#onWheel}
      @keydown=${this.#onKey}
    >
      <svg viewBox="0 0 ${STAGE.width} ${STAGE.height}" aria-hidden="true">
        <image
          href=${subject.url}
          width=${subject.width}
          height=${subject.height}
          preserveAspectRatio="none"
          transform="matrix(${[place.a, place.b, place.c, place.d, place.e, place.f].join(' ')})"
        ></image>
      </svg>
      <div class="area" ${cspStyleMap(box)}>
        <span class="thirds across"></span><span class="thirds down"></span> <span class="corner"></span
        ><span class="corner"></span><span class="corner"></span><span class="corner"></span>
      </div>
      <span class="size">${t('size', subject.area)}</span>
    </div>`;
  }

  protected override render(): TemplateResult {
    const { subject, crop } = this;
    return html`<dialog
      part="dialog"
      aria-labelledby="title"
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.#cancel();
      }}
    >
      <header>
        <h2 id="title" class="title-2">${t('adjustTitle')}</h2>
        <button type="button" class="icon-button" aria-label=${t('close')} @click=${() => this.#cancel()}>
          ${icon('x', { size: 20 })}
        </button>
      </header>
      ${subject ? this.#renderStage(subject) : nothing}
      <div class="tools">
        <dm-slider
          with-number
          show-label
          label=${t('zoom')}
          min="1"
          max="100"
          .value=${Math.round(crop.zoom)}
          .resetValue=${Math.round(fittingZoom(crop.fit))}
          @dm-input=${(event: CustomEvent<{ value: number }>) => this.#zoom(eventDetail(event).value)}
          @dm-change=${(event: CustomEvent<{ value: number }>) => this.#zoom(eventDetail(event).value)}
        ></dm-slider>
        <dm-segmented
          label=${t('fit')}
          .options=${[
            { value: 'cover', label: t('cover') },
            { value: 'contain', label: t('contain') },
          ]}
          .value=${crop.fit}
          @dm-change=${(event: CustomEvent<{ value: CropDetails['fit'] }>) => this.#fit(eventDetail(event).value)}
        ></dm-segmented>
        <button type="button" class="button second" @click=${() => this.#turn()}>
          ${icon('arrow-clockwise', { size: 20 })}${t('rotate')}
        </button>
      </div>
      <footer>
        <button type="button" class="button quiet choose" @click=${() => this.emit('dm-choose', {})}>
          ${icon('arrows-clockwise', { size: 20 })}${t('chooseAnother')}
        </button>
        <button type="button" class="button second large" @click=${() => this.#cancel()}>
          ${t('cancel')}
        </button>
        <button type="button" class="button primary large" @click=${() => this.#done()}>${t('done')}</button>
      </footer>
    </dialog>`;
  }
}

define('dm-mockup-crop', DmMockupCrop);

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockup-crop': DmMockupCrop;
  }
}
