import { defineStrings } from '../../base/i18n/strings.js';

/** Texts of what only the panel of animations shows: they come with it. */
export const en = {
  addSound: 'Add sound',
  pageTransition: 'Transition from the page before',
  sound: 'Sound',
  soundEnd: 'To',
  soundFadeIn: 'Fade in',
  soundFadeOut: 'Fade out',
  soundNotTaken: 'Something went wrong. Try again.',
  soundSettings: 'Volume, trim and fades',
  soundStart: 'From',
  soundUnreadable: 'This browser cannot play the sound.',
  soundVolume: 'Volume',
  transition: 'Transition',
  transitionFade: 'Fade',
  transitionNone: 'None',
  transitionSlide: 'Slide',
} as const;

export const t = defineStrings('animations', en);
