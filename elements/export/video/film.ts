import { beginsOn, designTimeline, leavesPage, momentAt } from '../../animation/design-timeline.js';
import { pageFrame } from '../../animation/page-frame.js';
import { schedulePage, type Schedule } from '../../animation/schedule.js';
import { turnOps } from '../../animation/transitions.js';
import type { Op } from '../../display/ops.js';
import type { VideoJob } from './video-job.js';

/** A design in time: what shows at each moment, page after page. */
export interface Film {
  /** Seconds. */
  readonly duration: number;
  /** The ops of a moment, seconds; the same as the player shows [E-060]. */
  at(time: number): readonly Op[];
}

/** Objects leave before the next page, and stay on the last one and on one that turns as a whole. */
export function filmOf({ pages }: Pick<VideoJob, 'pages'>): Film {
  const timeline = designTimeline(
    pages.map(({ duration, transition }) => ({ animation_duration: duration, transition })),
  );
  const schedules: (Schedule | undefined)[] = [];
  const scheduleOf = (index: number): Schedule => {
    const { motion, drawn, duration } = pages[index]!;
    return (schedules[index] ??= schedulePage(motion, drawn, {
      duration,
      leaves: leavesPage(timeline, index),
      begins: beginsOn(timeline, index),
    }));
  };
  return {
    duration: timeline.duration,
    at: (at) => {
      const { index, time, turn } = momentAt(timeline, at);
      const shown = pageFrame(scheduleOf(index), time);
      if (!turn) return shown;
      const before = pageFrame(scheduleOf(index - 1), turn.until);
      return turnOps(turn, before, shown, pages[index]!.drawn);
    },
  };
}
