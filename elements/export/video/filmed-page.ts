import { durationOf } from '../../animation/duration.js';
import type { AnimatedObject } from '../../animation/schedule.js';
import type { PageOps } from '../../display/ops.js';
import type { StoredPage } from '../../document/design-file.js';
import type { FilmedPage } from './video-job.js';

/** A page of a design as a film takes it: what it draws, and how that moves. */
export function filmedPage(page: StoredPage, drawn: PageOps): FilmedPage {
  const { animation, animation_options, transition = null } = page;
  const objects = page.objects as readonly AnimatedObject[];
  return {
    motion: { animation, animation_options, objects: objects.map(motionOf) },
    drawn,
    duration: durationOf(page),
    transition,
  };
}

/** What of an object says how it moves: the rest stays here. */
const motionOf = ({ id, type, sub_type, animation, animation_options }: AnimatedObject): AnimatedObject => ({
  ...{ id, type, sub_type, animation, animation_options },
});
