/** A picture that a generator made, moved onto a canvas without being copied. */
export function pictureCanvas(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(picture);
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
