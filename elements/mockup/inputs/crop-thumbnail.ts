import { html, svg, type TemplateResult } from 'lit';
import type { CropDetails } from '../../compose/format/mockup-inputs.js';
import { cropMatrix } from '../../compose/pictures/crop.js';
import type { Size } from '../../math/geometry.js';

/**
 * SVG's matrix(a b c d e f) that puts a picture, as a square of 1 by 1, where it lies in its print area of so many px: turned,
 * zoomed and moved as the user has it.
 */
export function placedInArea(crop: CropDetails, area: Size, picture: Size): readonly number[] {
  const [a, b, c, d, e, f] = cropMatrix(crop, area, picture);
  const across = area.width / (a * e - b * d);
  const down = area.height / (a * e - b * d);
  return [across * e, -down * d, -across * b, down * a, across * (b * f - e * c), down * (d * c - a * f)];
}

interface Thumbnail {
  readonly address: string;
  readonly picture: Size;
  readonly crop: CropDetails;
  /** The print area, px. */
  readonly area: Size;
}

/** A layer's print, small: what of the picture is seen, and how it is turned. */
export const cropThumbnail = ({ address, picture, crop, area }: Thumbnail): TemplateResult =>
  html`<svg class="print" viewBox="0 0 ${area.width} ${area.height}" aria-hidden="true">
    ${svg`<rect fill="white" width=${area.width} height=${area.height} />
      <image
        href=${address}
        width="1"
        height="1"
        preserveAspectRatio="none"
        transform="matrix(${placedInArea(crop, area, picture).join(' ')})"
      />`}
  </svg>`;
