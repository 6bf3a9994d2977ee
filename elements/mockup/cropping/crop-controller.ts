import { html, type TemplateResult } from 'lit';
import type { CropDetails } from '../../compose/format/mockup-inputs.js';
import type { DmMockupCrop } from './dm-mockup-crop.js';
import { eventDetail } from '../event-detail.js';
import type { LoadedPicture } from '../preview/picture-loader.js';

export interface Croppable {
  readonly picture: Pick<LoadedPicture, 'url' | 'width' | 'height'>;
  readonly crop: CropDetails;
  /** Print area, px. */
  readonly area: { readonly width: number; readonly height: number };
}

export interface CropHost {
  /** What lies in a layer; null while nothing can be cropped there. */
  readonly croppable: (index: number) => Croppable | null;
  readonly dialog: () => DmMockupCrop;
  readonly put: (index: number, crop: CropDetails, live: boolean) => void;
  /** The user would rather have another picture. */
  readonly another: (index: number) => void;
}

type CropEvent = CustomEvent<{ crop: CropDetails }>;

/** The crop dialog over a layer (C-010): the preview follows it, and Cancel brings back what was. */
export class CropController {
  readonly #host: CropHost;
  #open: { readonly index: number; readonly before: CropDetails } | null = null;

  constructor(host: CropHost) {
    this.#host = host;
  }

  open(index: number): void {
    const found = this.#host.croppable(index);
    if (!found) return;
    this.#open = { index, before: found.crop };
    const { url, width, height } = found.picture;
    void this.#host.dialog().open({ url, width, height, area: found.area }, found.crop);
  }

  #put(crop: CropDetails, live: boolean): void {
    if (this.#open) this.#host.put(this.#open.index, crop, live);
  }

  #cancel(): void {
    if (this.#open) this.#put(this.#open.before, false);
    this.#open = null;
  }

  #another(): void {
    const index = this.#open?.index;
    this.#host.dialog().close();
    this.#cancel();
    if (index !== undefined) this.#host.another(index);
  }

  render(): TemplateResult {
    return html`<dm-mockup-crop
      @dm-input=${(event: CropEvent) => this.#put(eventDetail(event).crop, true)}
      @dm-change=${(event: CropEvent) => {
        this.#put(eventDetail(event).crop, false);
        this.#open = null;
      }}
      @dm-cancel=${(event: CropEvent) => {
        eventDetail(event);
        this.#cancel();
      }}
      @dm-choose=${(event: CropEvent) => {
        eventDetail(event);
        this.#another();
      }}
    ></dm-mockup-crop>`;
  }
}
