import { FOCUS_SIDE, pictureFocus, type PictureFocus } from '../imaging/focus/picture-focus.js';
import { smallCopy } from '../paint/effects.js';
import type { Picture } from '../paint/env.js';
import type { TaskEnv } from './task.js';

const known = new WeakMap<Picture, PictureFocus>();

/** What the pictures of a job show; each is looked at once. Drawings have no focus: they are shown whole. */
export const focusIn =
  ({ objects, paint, pixels }: Pick<TaskEnv, 'objects' | 'paint' | 'pixels'>) =>
  (source: string): PictureFocus | undefined => {
    if (objects.resources.image(source)?.drawing) return undefined;
    const picture = paint.image(source);
    if (!picture) return undefined;
    let found = known.get(picture);
    if (!found) {
      const copy = smallCopy(picture, FOCUS_SIDE, paint.createCanvas);
      found = pictureFocus({ data: pixels(copy), width: copy.width, height: copy.height });
      known.set(picture, found);
    }
    return found;
  };
