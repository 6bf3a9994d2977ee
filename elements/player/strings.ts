import { defineStrings } from '../base/i18n/strings.js';

export const en = {
  player: 'Animation player',
  play: 'Play',
  pause: 'Pause',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  loop: 'Loop',
  close: 'Close',
  time: 'Time',
  pageOf: ({ number, count }: { number: number; count: number }) => `Page ${number} of ${count}`,
  timeOf: ({ time, total, page }: { time: string; total: string; page: string }) =>
    `${time} of ${total}, ${page}`,
  lessMotion: 'Play with motion?',
  lessMotionHelp: 'Your device is set to reduce motion. This design moves as it plays.',
  keepStill: 'Show still pages',
};

export const t = defineStrings('player', en);
