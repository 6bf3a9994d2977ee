/**
 * Types of the script `mockup-editor.js` (docs/embed.md). They stand alone: no package is needed beside them. The server hands
 * them out beside the script, at /embed/mockup-editor.d.ts.
 */

/** Hue 0-360 (degrees), saturation, lightness and alpha 0-1. */
export type HueValue = [hue: number, saturation: number, lightness: number, alpha: number];

/** How a picture lies in its print area. */
export interface CropDetails {
  /** `cover` fills the print area, `contain` shows the whole picture. */
  fit: 'cover' | 'contain';
  /** The point of the turned picture in the middle of the print area, shares of its width and height: 0-1, at most -4 to 5. */
  x: number;
  y: number;
  /** 1-100 */
  zoom: number;
  /** Quarter turns, clockwise, degrees. */
  rotation: 0 | 90 | 180 | 270;
}

export interface UserImage {
  src: string;
  cropDetails: CropDetails;
  /** What it is called to the user, at most 200 characters. */
  name?: string | undefined;
}

/** What is put in, as the element tells it: lists by the order of the layers that take a color or a picture; null is none. */
export interface MockupInputs {
  hue_values: (HueValue | null)[];
  user_images: (UserImage | null)[];
}

/** What the element takes: what is left out is as it was when nothing was put in. */
export interface GivenInputs {
  readonly hue_values?: readonly (readonly [number, number, number, number] | null)[];
  readonly user_images?: readonly (GivenImage | null)[];
}

export interface GivenImage {
  readonly src: string;
  readonly cropDetails?: Readonly<Partial<CropDetails>>;
  readonly name?: string | undefined;
}

/** How the `src` of a picture becomes a file. Rejects with a message to show. */
export interface Pictures {
  resolve(src: string): Promise<Blob>;
}

export interface PickedImage {
  readonly src: string;
  readonly name?: string;
}

export interface ExportOptions {
  /** PNG unless told. */
  readonly type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** 0 to 1, of JPEG and WebP. */
  readonly quality?: number;
}

export interface MockupLayer {
  readonly _id: string;
  readonly name: string;
  /** `dynamic` takes a picture. */
  readonly type: 'dynamic' | 'static';
  /** With `hue` it takes a color. */
  readonly features: { readonly hue?: { readonly default: HueValue } | undefined };
  /** px a picture should have. */
  readonly upload_resolution?: { readonly width: number; readonly height: number } | undefined;
}

export interface MockupPackage {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** px of the high-resolution render. */
  readonly width: number;
  readonly height: number;
  readonly layers: readonly MockupLayer[];
  readonly keywords: readonly string[];
  /** USD for one high-resolution render. */
  readonly price: number;
}

/** Events by their names, and the detail of each. All bubble and leave shadow roots. */
export interface DmMockupEditorEvents {
  'dm-mockup-ready': { package: MockupPackage };
  'dm-mockup-rendered': object;
  'dm-mockup-error': { error: Error; index: number | null };
  'dm-mockup-change': { inputs: MockupInputs; altered: boolean };
  'dm-mockup-pick': { layer: MockupLayer; index: number };
}

export type DmMockupPreviewEvents = Pick<
  DmMockupEditorEvents,
  'dm-mockup-ready' | 'dm-mockup-rendered' | 'dm-mockup-error'
>;

declare class Embedded<Events> extends HTMLElement {
  addEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: CustomEvent<Events[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events & string>(
    type: Name,
    listener: (event: CustomEvent<Events[Name]>) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
  /** Resolves when what was set is in the page. */
  readonly updateComplete: Promise<boolean>;
}

/** `<dm-mockup-editor>` */
export class DmMockupEditor extends Embedded<DmMockupEditorEvents> {
  /** Address of a package's mockup.json. */
  src: string;
  /** What is put in. */
  get inputs(): MockupInputs;
  set inputs(inputs: GivenInputs);
  pictures: Pictures;
  panelOnly: boolean;
  getInputs(): MockupInputs;
  /** Rejects while there is no preview. */
  exportPreview(options?: ExportOptions): Promise<Blob>;
  /** Resolves true when it was put in. Throws a RangeError when there is no such layer. */
  setImage(index: number, image: PickedImage): Promise<boolean>;
  addImage(file: File): void;
  reset(): void;
}

export interface RenderOptions extends ExportOptions {
  readonly src: string;
  readonly inputs?: GivenInputs;
  readonly pictures?: Pictures;
  readonly signal?: AbortSignal;
}

/** `<dm-mockup-preview>`: the picture alone. */
export class DmMockupPreview extends Embedded<DmMockupPreviewEvents> {
  src: string;
  get inputs(): MockupInputs;
  set inputs(inputs: GivenInputs);
  pictures: Pictures;
  /** Waits with loading until it is near to what the reader sees. */
  lazy: boolean;
  exportPreview(options?: ExportOptions): Promise<Blob>;
  /** A file without an element on the page. */
  static render(options: RenderOptions): Promise<Blob>;
}

declare global {
  interface HTMLElementTagNameMap {
    'dm-mockup-editor': DmMockupEditor;
    'dm-mockup-preview': DmMockupPreview;
  }
}
