import type { IconSet, Packages } from '../icon-set.js';
import { streamline } from './streamline.js';

/** The set's glaring colors, such as print and other elements can stand beside. */
const COLORS = new Map([
  ['#ff52a1', '#ff7aa8'],
  ['#ffe236', '#ffd95c'],
  ['#48eeff', '#6fd9ea'],
  ['#9bff00', '#86dfb0'],
  ['#00034a', '#22324d'],
]);

/** Childlike stickers, each in bright colors and again in one color with a shadow. */
export const stickies = (packages: Packages): IconSet =>
  streamline(packages, {
    pack: 'stickies',
    prefix: 'sticker',
    twin: 'duo',
    except: /^(android-.*|bluetooth|earpod-.*|nuclear-.*|dangerous-.*)$/,
    colors: () => COLORS,
    words: ['sticker', 'cute'],
  });
