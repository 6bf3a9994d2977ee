/** The file format of a rendered page. */
export interface Encoding {
  readonly format: 'png' | 'jpeg' | 'webp';
  /** 1 to 100, for jpeg and webp; DEFAULT_QUALITY when absent. */
  readonly quality?: number;
}

export const DEFAULT_QUALITY = 90;
