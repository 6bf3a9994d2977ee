import type { MockupInputs, UserImage } from '../../../../elements/compose/format/mockup-inputs.js';
import { storePicture } from '../pictures/store-picture.js';

/** Pictures that only the page holds; anything else can be found again by its name. */
const OF_PAGE = /^(blob|data):/i;

/** What was kept of each, so that one is read once however often it is moved about. */
const kept = new Map<string, Promise<string>>();

/**
 * The inputs with the pictures of this page (`blob:`, `data:`) kept where whoever uses it keeps pictures, and named there:
 * a member's photos, a visitor's browser. Rejects with an Error whose message is fit to show, when one cannot be kept.
 */
export async function persistPictures(inputs: MockupInputs): Promise<MockupInputs> {
  if (!inputs.user_images.some((image) => image && OF_PAGE.test(image.src))) return inputs;
  return { ...inputs, user_images: await Promise.all(inputs.user_images.map(storedImage)) };
}

async function storedImage(image: UserImage | null): Promise<UserImage | null> {
  if (!image || !OF_PAGE.test(image.src)) return image;
  const { src, name = 'picture' } = image;
  const keeping = kept.get(src) ?? keep(src, name);
  kept.set(src, keeping);
  keeping.catch(() => kept.delete(src));
  return { ...image, src: await keeping };
}

async function keep(src: string, name: string): Promise<string> {
  const blob = await (await fetch(src)).blob();
  const { src: kept } = await storePicture(new File([blob], name, { type: blob.type }));
  return kept;
}
