import { lastMoment, momentAt, type DesignTimeline, type Moment } from '../animation/design-timeline.js';

/** A tab that was out of sight goes on where it was, seconds. */
const LONGEST_STEP = 0.25;

/** Where in the time of a design its player is. Pure: whoever has a clock tells how much time went by. */
export class Playback {
  readonly timeline: DesignTimeline;
  loop = false;
  #time = 0;
  #playing = false;

  constructor(timeline: DesignTimeline) {
    this.timeline = timeline;
  }

  /** Seconds since the design began. */
  get time(): number {
    return this.#time;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** The page that shows, by its place, and the time on it. At the end it stays as it was: what still moves does not jump. */
  get moment(): Moment {
    return momentAt(this.timeline, Math.min(this.#time, lastMoment(this.timeline)));
  }

  /** From its end it begins anew. */
  play(): void {
    if (this.#time >= this.timeline.duration) this.#time = 0;
    this.#playing = true;
  }

  pause(): void {
    this.#playing = false;
  }

  seek(time: number): void {
    this.#time = Math.min(Math.max(0, time), this.timeline.duration);
  }

  /** To the beginning of a page; those beyond the ends are the ends. */
  goTo(index: number): void {
    const { spans } = this.timeline;
    this.seek(spans[Math.min(Math.max(0, index), spans.length - 1)]?.start ?? 0);
  }

  /** So many seconds went by. */
  advance(seconds: number): void {
    if (!this.#playing) return;
    const { duration } = this.timeline;
    const next = this.#time + Math.min(Math.max(0, seconds), LONGEST_STEP);
    if (next < duration) this.#time = next;
    else if (this.loop && duration > 0) this.#time = next % duration;
    else {
      this.#time = duration;
      this.#playing = false;
    }
  }
}
