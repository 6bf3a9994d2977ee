import { cropMatrix } from '../../compose/pictures/crop.js';
import type { CropDetails } from '../../compose/format/mockup-inputs.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a print area lies in a stage, px: in the middle, with room around it to see what is cut off. */
export function centeredArea(stage: Size, area: Size): Size & { readonly x: number; readonly y: number } {
  const ROOM = 0.82;
  const scale = Math.min((stage.width * ROOM) / area.width, (stage.height * ROOM) / area.height);
  const [width, height] = [area.width * scale, area.height * scale];
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

/** The CSS matrix that lays the uploaded picture, 1 x 1 in size, where the crop puts it over the area. */
export function pictureTransform(crop: CropDetails, area: Size, image: Size): DOMMatrix {
  const [a, b, c, d, e, f] = cropMatrix(crop, area, image);
  // cropMatrix leads from the area to the picture: its inverse leads back
  const toPicture = new DOMMatrix([a, d, b, e, c, f]);
  return new DOMMatrix().scaleSelf(area.width, area.height).multiplySelf(toPicture.inverse());
}

/** A crop after the picture was pulled by so many px of an area. */
export function pannedCrop(
  crop: CropDetails,
  area: Size,
  image: Size,
  by: { x: number; y: number },
): CropDetails {
  const [a, b, , d, e] = cropMatrix(crop, area, image);
  const turned = crop.rotation === 90 || crop.rotation === 270;
  // parts of the turned picture that the area is wide and high
  const across = Math.abs(turned ? d : a) || Math.abs(a + b);
  const down = Math.abs(turned ? b : e) || Math.abs(d + e);
  return {
    ...crop,
    x: crop.x - (by.x / area.width) * across,
    y: crop.y - (by.y / area.height) * down,
  };
}
