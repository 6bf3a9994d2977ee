/** Of a drawing that says nothing of its size, px. */
const USUAL = 2048;

/** A drawing (SVG) painted so that its longer side is `side` px. Rejects what the browser cannot draw. */
export async function paintDrawing(file: Blob, side: number): Promise<OffscreenCanvas> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return painted(image, side);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function painted(image: HTMLImageElement, side: number): OffscreenCanvas {
  const { naturalWidth: width = USUAL, naturalHeight: height = USUAL } = image;
  const scale = side / Math.max(width || USUAL, height || USUAL);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round((width || USUAL) * scale)),
    Math.max(1, Math.round((height || USUAL) * scale)),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
