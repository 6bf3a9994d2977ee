/** The file format of a rendered page. */
export interface Encoding {
  readonly format: 'png' | 'jpeg' | 'webp';
  /** 1 to 100, for jpeg and webp; DEFAULT_QUALITY when absent. */
  readonly quality?: number;
}

export const DEFAULT_QUALITY = 90;

/** From this quality on a JPEG has the colors of every pixel (4:4:4). */
const FINE = 90;

/** Pixels of the largest such picture, whose copies fit into its encoder's memory. */
const MOST_PIXELS = 80_000_000;

/** Whether a picture is to be written with the colors of every pixel. */
export const isFine = (
  { format, quality = DEFAULT_QUALITY }: Encoding,
  { width, height }: { readonly width: number; readonly height: number },
): boolean => format === 'jpeg' && quality >= FINE && width * height <= MOST_PIXELS;
