import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { define } from '../base/define.js';
import { DmElement } from '../base/dm-element.js';
import { buttonStyles } from '../base/theme/button-styles.js';
import { sharedStyles } from '../base/theme/shared-styles.js';
import {
  NO_INPUTS,
  userImage,
  withImage,
  type MockupInputs,
  type UserImage,
} from '../compose/format/mockup-inputs.js';
import type { MockupLayer, MockupPackage } from '../compose/format/mockup-package.js';
import { hueLayers, imageLayers } from '../compose/format/package-layers.js';
import { announcer } from './announcer.js';
import { ArtDrag, grabbedArt } from './cropping/art-drag.js';
import { colorRows, colorRowStyles } from './inputs/color-row.js';
import { CropController, type Croppable } from './cropping/crop-controller.js';
import { editorStyles } from './dm-mockup-editor.styles.js';
import './cropping/dm-mockup-crop.js';
import type { DmMockupCrop } from './cropping/dm-mockup-crop.js';
import './dm-mockup-preview.js';
import type { DmMockupPreview } from './dm-mockup-preview.js';
import { reopenModal } from './reopen-modal.js';
import { enlargeDialog, openEnlargeDialog } from './enlarge-dialog.js';
import { ComingPictures } from './inputs/coming-pictures.js';
import { ACCEPTED_TYPES, FileDropTarget } from './inputs/file-drop-target.js';
import { layerRows, layerRowStyles } from './inputs/layer-row.js';
import { softLayers } from './inputs/low-resolution.js';
import { isolationStyles } from '../base/theme/isolation.styles.js';
import { adoptEmbedTokens } from '../base/theme/embed-tokens.js';
import type { ExportOptions } from './preview/watermarked-file.js';
import { plainPictures, type LoadedPicture, type Pictures } from './preview/picture-loader.js';
import {
  checkedInputs,
  MOST_PLACES,
  readInputs,
  requirePlace,
  sameInputs,
  withCrop,
  withFault,
  withHue,
  withoutImage,
  type PickedImage,
} from './inputs/inputs-state.js';
import { requireConnected } from './require-connected.js';
import { previewOverlay } from './preview-overlay.js';
import { t } from './strings.js';

export interface DmMockupEditorEvents {
  'dm-mockup-ready': { package: MockupPackage };
  'dm-mockup-rendered': object;
  'dm-mockup-error': { error: Error; index: number | null };
  'dm-mockup-change': { inputs: MockupInputs; altered: boolean };
  'dm-mockup-pick': { layer: MockupLayer; index: number };
}

/**
 * Puts a user's pictures and colors into a mockup and shows at once what comes of it. Works on any page by itself.
 *
 * @slot heading - Above the layers, such as the mockup's name.
 * @slot actions - Below the layers, such as buttons to download.
 * @fires dm-mockup-ready - The mockup is known: `{ package }`.
 * @fires dm-mockup-change - The user changed something: `{ inputs, altered }`.
 * @fires dm-mockup-pick - The user wants a picture for a layer: `{ layer, index }`. Prevent it to bring one with `setImage`;
 *   otherwise a file is asked for.
 * @fires dm-mockup-rendered - The preview shows the newest inputs.
 * @fires dm-mockup-error - The mockup (`index` null) or a picture could not be loaded: `{ error, index }`.
 * @csspart preview - The preview.
 * @csspart panel - What stands beside it.
 * @csspart layer - A layer that takes a picture.
 * @csspart drop - A layer that is empty: its button to put a picture in.
 * @csspart adjust - The button that opens the crop dialog of a layer.
 * @csspart low-resolution - What is said of a picture with too few px for its print.
 * @csspart colors - The colors of a layer.
 * @csspart enlarged - The dialog with the picture over the whole window.
 * @cssprop --dm-color-accent - Buttons that lead on, what is chosen; likewise -accent-hover, -accent-active, -on-accent.
 * @cssprop --dm-color-text - Words; likewise -text-2 and -text-3 for those that matter less.
 * @cssprop --dm-color-surface - The ground of dialogs; likewise -sunken, -hover, -active.
 * @cssprop --dm-color-line - Lines; likewise -line-strong, and -control around what can be filled in.
 * @cssprop --dm-color-focus - The ring around what has the focus.
 * @cssprop --dm-color-danger - What is wrong.
 * @cssprop --dm-color-inverse - The ground of what lies on pictures; likewise -on-inverse.
 * @cssprop --dm-radius-md - Corners of buttons and rows; likewise -sm of small things, -lg of dialogs.
 * @cssprop --dm-control-height - Of buttons.
 * @cssprop --dm-font-ui - The family of all words.
 * @cssprop --dm-text-body - `font` of words.
 * @cssprop --dm-text-caption - `font` of small ones.
 */
export class DmMockupEditor extends DmElement<DmMockupEditorEvents> {
  static override styles = [
    sharedStyles,
    isolationStyles,
    buttonStyles,
    editorStyles,
    layerRowStyles,
    colorRowStyles,
  ];

  /** Address of the mockup.json of a package; the files it names lie beside it. */
  @property() src = '';

  /** What is put in; as JSON in the attribute. */
  @property({ converter: (value) => readInputs(value) }) inputs: MockupInputs = NO_INPUTS;

  /** How the `src` of a picture becomes a file; plain fetching unless told. */
  @property({ attribute: false }) pictures: Pictures = plainPictures;

  /** Only the panel, for a host that shows the picture itself. */
  @property({ type: Boolean, reflect: true, attribute: 'panel-only' }) panelOnly = false;

  @state() private package: MockupPackage | null = null;
  @state() private failed = false;
  @state() private live = false;
  @state() private dropping: number | null = null;
  @state() private faults: Readonly<Record<number, string>> = {};
  /** Counts pictures that arrive, for thumbnails. */
  @state() private arrivals = 0;
  @query('dm-mockup-preview') private preview!: DmMockupPreview;
  @query('dm-mockup-crop') private cropper!: DmMockupCrop;
  @query('input[type=file]') private file!: HTMLInputElement;
  @query('dialog.enlarged') private large!: HTMLDialogElement;

  readonly #dropTarget = new FileDropTarget({
    filled: () => imageLayers(this.package ?? { layers: [] }).map((_, i) => !!this.#imageAt(i)),
    hover: (index) => (this.dropping = index),
    put: (index, file) => this.#put(index, file),
  });
  readonly #drag = new ArtDrag({
    printAt: (clientX, clientY) => this.preview.printAt(clientX, clientY),
    grabbed: (place) => grabbedArt(place, this.#croppable(place.image)),
    put: (index, crop, live) => this.#change(withCrop(this.inputs, index, crop), { live }),
  });
  readonly #cropping = new CropController({
    croppable: (index) => this.#croppable(index),
    dialog: () => this.cropper,
    put: (index, crop, live) => this.#change(withCrop(this.inputs, index, crop), { live }),
    another: (index) => this.#pick(index),
  });
  /** The preview is about to show what the user changed. */
  #changed = false;
  /** What `altered` is measured by. */
  #given: MockupInputs = NO_INPUTS;
  #own: MockupInputs | null = null;
  #picking = 0;
  readonly #coming = new ComingPictures({
    load: async (src) => {
      if (!this.hasUpdated) await this.updateComplete;
      await this.preview.load(src);
    },
    put: (index, image) => this.#change(withImage(this.inputs, index, image)),
    refuse: (index, error) => {
      this.#fault(index, error.message);
      this.emit('dm-mockup-error', { error, index });
    },
    changed: () => this.requestUpdate(),
  });
  readonly #say = announcer();

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    return adoptEmbedTokens(this, super.createRenderRoot());
  }

  /** A dialog that was moved in the page is open, but not over it. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) reopenModal(this.large);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('src')) {
      this.package = null;
      this.failed = false;
      this.faults = {};
    }
    if (changed.has('inputs')) this.#take(this.inputs);
  }

  /** A host that keeps inputs in reactive objects hands back others than it was told, with the same in them (E-037). */
  #take(inputs: MockupInputs): void {
    if (inputs === this.#own) return;
    const checked = checkedInputs(inputs);
    if (this.#own && sameInputs(checked, this.#own)) return void (this.inputs = this.#own);
    this.#coming.forgetAll();
    this.#own = this.#given = this.inputs = checked;
  }

  /** What is put in now. */
  getInputs(): MockupInputs {
    return this.inputs;
  }

  /** The preview of what is put in, with our mark over it, 1200 px as a rule. Rejects when it cannot be made. */
  async exportPreview(options?: ExportOptions): Promise<Blob> {
    requireConnected(this);
    await this.updateComplete;
    return this.preview.exportPreview(options);
  }

  /**
   * Puts a picture into a layer, by its place among those that take one, once it has come and can be read; one that cannot
   * leaves the one before. Resolves true when it was put in; false when it was refused, or something else was set meanwhile.
   * Throws a RangeError when the mockup has no such layer.
   */
  setImage(index: number, image: PickedImage): Promise<boolean> {
    requirePlace(index, this.package ? imageLayers(this.package).length : MOST_PLACES);
    this.#fault(index, '');
    return this.#coming.bring(index, userImage.parse(image));
  }

  /** What is in a layer, or on its way into it. */
  #imageAt(index: number): UserImage | null {
    return this.#coming.at(index) ?? this.inputs.user_images[index] ?? null;
  }

  /** Puts a file into the first layer that is empty, as pasting it does. */
  addImage(file: File): void {
    this.#put(this.#dropTarget.firstEmpty(), file);
  }

  /** The layer that was worked on last gets the focus. */
  override focus(): void {
    void this.#focusRow(this.#picking);
  }

  /** Goes back to what was given. */
  reset(): void {
    this.#coming.forgetAll();
    this.faults = {};
    this.#change(this.#given);
  }

  #change(inputs: MockupInputs, { live = false } = {}): void {
    this.live = live;
    this.#changed = true;
    this.#own = inputs;
    this.inputs = inputs;
    if (!live) this.emit('dm-mockup-change', { inputs, altered: !sameInputs(inputs, this.#given) });
  }

  #fault(index: number, message: string): void {
    this.faults = withFault(this.faults, index, message);
  }

  #pick(index: number): void {
    const layer = this.package && imageLayers(this.package)[index];
    if (!layer) return;
    this.#picking = index;
    if (this.emit('dm-mockup-pick', { layer, index }, { cancelable: true })) this.file.click();
  }

  #onFile(): void {
    const file = this.file.files?.[0];
    this.file.value = '';
    if (file) this.#put(this.#picking, file);
  }

  #put(index: number, file: File): void {
    const src = URL.createObjectURL(file);
    void this.setImage(index, { src, name: file.name }).then((taken) => !taken && URL.revokeObjectURL(src));
    void this.#focusRow(index);
  }

  #remove(index: number): void {
    this.#fault(index, '');
    this.#coming.forget(index);
    if (this.inputs.user_images[index]) this.#change(withoutImage(this.inputs, index));
    void this.#focusRow(index);
  }

  /** A row is another one when it is filled or emptied: what had the focus in it is gone. */
  async #focusRow(index: number): Promise<void> {
    await this.updateComplete;
    const row = this.renderRoot.querySelector(`[data-layer='${index}']`);
    row?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }

  #onError({ detail: { error, index } }: CustomEvent<{ error: Error; index: number | null }>): void {
    if (index === null) this.failed = true;
    else this.#fault(index, error.message);
  }

  #onReady({ detail }: CustomEvent<{ package: MockupPackage }>): void {
    this.package = detail.package;
    this.failed = false;
  }

  #onRendered(): void {
    this.arrivals++;
    if (this.#changed) this.#say.tell(t('updated'));
    this.#changed = false;
  }

  #croppable(index: number): Croppable | null {
    const picture = this.preview.picture(index);
    const crop = this.inputs.user_images[index]?.cropDetails;
    const area = this.package && imageLayers(this.package)[index]?.upload_resolution;
    return picture && crop && area ? { picture, crop, area } : null;
  }

  #renderLayers(pack: MockupPackage): TemplateResult {
    return layerRows(imageLayers(pack), (index) => ({
      image: this.#imageAt(index),
      dropping: this.dropping === index,
      picture: this.#pictureShown(index),
      fault: this.faults[index] ?? '',
      pick: () => this.#pick(index),
      adjust: () => this.#cropping.open(index),
      remove: () => this.#remove(index),
    }));
  }

  /** Names of the layers whose pictures have too few px to look sharp at the size that is sold. */
  lowResolutionLayers(): readonly string[] {
    const at = (index: number) => ({ image: this.#imageAt(index), picture: this.#pictureShown(index) });
    return this.package ? softLayers(imageLayers(this.package), at) : [];
  }

  /** null while the picture is not here. */
  #pictureShown(index: number): LoadedPicture | null {
    return this.#coming.at(index) || this.arrivals < 0 ? null : (this.preview?.picture(index) ?? null);
  }

  #renderColors(pack: MockupPackage): TemplateResult | typeof nothing {
    const layers = hueLayers(pack);
    if (layers.length === 0) return nothing;
    return colorRows(layers, this.inputs.hue_values, (index, hue, live) =>
      this.#change(withHue(this.inputs, index, hue), { live }),
    );
  }

  #renderPreview(): TemplateResult {
    return html`<div class="preview" part="preview" ?inert=${this.panelOnly}>
      <dm-mockup-preview
        .src=${this.src}
        .inputs=${this.inputs}
        .pictures=${this.pictures}
        .live=${this.live}
        @dm-mockup-ready=${this.#onReady}
        @dm-mockup-error=${this.#onError}
        @dm-mockup-rendered=${this.#onRendered}
        @pointerdown=${this.#drag.down}
        @pointermove=${this.#drag.move}
        @pointerup=${this.#drag.up}
        @pointercancel=${this.#drag.up}
      >
        ${
          this.package && !this.failed
            ? previewOverlay(this.package, () => void this.#enlarge().catch(() => undefined))
            : nothing
        }
      </dm-mockup-preview>
    </div>`;
  }

  #renderWaiting(): TemplateResult | typeof nothing {
    if (this.failed || this.src === '') return nothing;
    return html`<div class="waiting" aria-hidden="true"><span></span><span></span><span></span></div>`;
  }

  async #enlarge(): Promise<void> {
    openEnlargeDialog(this.large, await this.exportPreview());
  }

  protected override render(): TemplateResult {
    const { package: pack } = this;
    return html`<div
      class="isolated"
      tabindex="-1"
      @dragover=${this.#dropTarget.over}
      @dragleave=${this.#dropTarget.leave}
      @drop=${this.#dropTarget.drop}
      @paste=${this.#dropTarget.paste}
    >
      <div class="editor">
        ${this.#renderPreview()}
        <div class="panel" part="panel">
          <slot name="heading"></slot>
          ${pack ? [this.#renderLayers(pack), this.#renderColors(pack)] : this.#renderWaiting()}
          <slot name="actions"></slot>
        </div>
      </div>
      <input type="file" accept=${ACCEPTED_TYPES} hidden @change=${this.#onFile} />
      ${this.#say.template} ${this.#cropping.render()} ${enlargeDialog(pack?.name ?? '')}
    </div>`;
  }
}

define('dm-mockup-editor', DmMockupEditor);

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockup-editor': DmMockupEditor;
  }
}
