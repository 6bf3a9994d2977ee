import type { IconSet, Packages } from '../icon-set.js';
import { streamline } from './streamline.js';

const INK = '#22324d';
/** The set is all blue; a tint for each subject tells its shelves apart. */
const TINTS: Readonly<Record<string, string>> = {
  Culture: '#c7a8f2',
  Entertainment: '#c7a8f2',
  FoodDrink: '#ffb37c',
  Health: '#ff9f9f',
  ImagesPhotography: '#c7a8f2',
  Mail: '#f7a8c6',
  MapTravel: '#7fcbe0',
  MoneyShopping: '#ffd066',
  NatureEcology: '#93d3a2',
  Shipping: '#ffd066',
  WorkEducation: '#ffd066',
};

/** Thick round drawings, with lines and flat. */
export const plump = (packages: Packages): IconSet =>
  streamline(packages, {
    pack: 'plump',
    prefix: 'plump',
    twin: 'flat',
    except:
      /^(dropbox|facebook.*|ios-.*|safari|slack|spotify|tiktok|html-five|nintendo-.*|gameboy|pacman|creative-commons|bluetooth|memes-.*|cao-dai|bomb|skull.*|toilet.*|smoking-area|deepfake-.*|radioactive.*|virus-antivirus|fork-plate)$/,
    colors: (heading) =>
      new Map([
        ['#2859c5', INK],
        ['#8fbffa', TINTS[heading] ?? '#8fbffa'],
      ]),
  });
