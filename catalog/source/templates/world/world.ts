import type { TemplateSource } from '../../../build/templates/recipe.js';
import { chinese } from './chinese.js';
import { worldCovers } from './covers.js';
import { feastsAndWork } from './feasts-and-work.js';
import { everyday } from './everyday.js';
import { everydayScripts } from './everyday-scripts.js';
import { first } from './first.js';
import { spokenFormats } from './formats.js';
import { further } from './further.js';
import { furtherWest } from './further/index.js';
import { worldGatherings } from './gatherings.js';
import { worldCelebrations } from './celebrations.js';
import { worldLeaflets } from './leaflets.js';
import { worldInOtherFormats } from './in-other-formats.js';
import { furtherEast } from './further-east/index.js';
import { latin } from './latin.js';
import { neighbors } from './neighbors.js';
import { worldPastimes } from './pastimes.js';
import { worldStreetsAndSeasons } from './streets-and-seasons.js';
import { scripts } from './scripts.js';

/** Templates whose copy is in another language than English, written as its speakers write (E-097). */
export const world: readonly TemplateSource[] = [...first, ...latin, ...neighbors, ...scripts, ...chinese, ...further, ...spokenFormats, ...everyday, ...everydayScripts, ...worldGatherings, ...worldPastimes, ...worldLeaflets, ...worldCovers, ...worldCelebrations, ...worldStreetsAndSeasons, ...feastsAndWork, ...worldInOtherFormats, ...furtherWest, ...furtherEast];
