/** What of gifenc we use; it comes without types (github.com/mattdesl/gifenc). */
declare module 'gifenc/dist/gifenc.esm.js' {
  type Format = 'rgb565' | 'rgb444' | 'rgba4444';
  interface Frame {
    readonly palette?: readonly (readonly number[])[];
    /** Milliseconds. */
    readonly delay?: number;
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    most: number,
    options?: { readonly format?: Format },
  ): number[][];
  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, frame?: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
