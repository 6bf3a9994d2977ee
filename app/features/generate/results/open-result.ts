import { savedDesign } from '../../../../server/contract/saved-design.js';
import { api } from '../../../api.js';
import { dataUrlOf } from '../../../ports/data-url.js';
import { designAddress } from '../../../saved-designs.js';
import { rememberCreated } from '../../account/index.js';
import type { Made } from '../making/studio.js';

/** Longer side of a thumbnail, px. */
const THUMBNAIL = 480;

/**
 * Saves a design and opens it in a new tab. The tab is opened at once, in the click itself, or the browser would take
 * it for a popup; while the design is saved it is blank. Gives the design's address, and whether the tab shows it.
 */
export async function openResult(made: Made, name: string): Promise<{ address: string; opened: boolean }> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { _id } = await api(savedDesign.createFromJson, { design_file: made.file, name });
    rememberCreated(_id);
    // without a picture the server paints one by itself
    await sendThumbnail(_id, made.picture).catch(() => undefined);
    const address = designAddress(_id);
    tab?.location.replace(new URL(address, location.origin));
    return { address, opened: tab !== null };
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function sendThumbnail(id: string, picture: ImageBitmap): Promise<void> {
  const scale = Math.min(1, THUMBNAIL / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const thumbnail_data = await dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }));
  await api(savedDesign.updateThumbnail, { id, thumbnail_data });
}
