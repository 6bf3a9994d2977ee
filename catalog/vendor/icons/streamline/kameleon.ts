import type { IconSet, Packages } from '../icon-set.js';
import { streamline } from './streamline.js';

/** Flat drawings on a circle, each in many colors and again in three blues. */
export const kameleon = (packages: Packages): IconSet =>
  streamline(packages, {
    pack: 'kameleon',
    prefix: 'round',
    twin: 'duo',
    except:
      /^(captain-shield|pokeball|r2d2|spongebob|wall-e|wii-remote|predator|windows-coding|mac-signal|bluetooth|bomb|cigarette|lighter|sneakers-3|nuclear-.*)$/,
    words: ['circle', 'badge'],
  });
