import { pictureAddress } from '../../configuration.js';
import { saveFile } from '../../files/save-file.js';

/** What a render is saved as. */
const NAME = 'mockup.png';
const PNG = 'image/png';

/** Saves the render of a mockup, of its buyer's alone, as a PNG, whatever it is kept as. Rejects when it cannot be had. */
export async function saveMockup(outputFile: string): Promise<void> {
  const response = await fetch(pictureAddress(outputFile), { credentials: 'include' });
  if (!response.ok) throw new Error(`the render answered ${response.status}`);
  saveFile({ name: NAME, blob: await asPng(await response.blob()) });
}

async function asPng(picture: Blob): Promise<Blob> {
  if (picture.type === PNG) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the render could not be written'))), PNG),
  );
}
