import { rememberedSwitch } from '../remembered-switch.js';

/** `pagesScrolled` is true while the pages lie under one another on the canvas [E-020]. */
export const { on: pagesScrolled, set: scrollPages } = rememberedSwitch('dm-scroll-pages');
