import type { Scene } from '../scene.js';
import type { Setting } from '../words/understanding.js';
import { sky, space } from './heavens.js';
import { desk, room, table } from './interiors.js';
import { desert, forest, lake, meadow, mountains } from './landscapes.js';
import { abstract } from './abstract.js';
import { garden, jungle } from './growth.js';
import { party, podium, stage } from './stages.js';
import { city, road, village } from './towns.js';
import { beach, sea, underwater } from './waters.js';

/** How each setting is drawn. */
export const SCENES: Readonly<Record<Setting, Scene>> = {
  ...{ mountains, forest, meadow, lake, desert },
  ...{ sea, beach, underwater },
  ...{ city, village, road },
  ...{ space, sky },
  ...{ table, desk, room },
  ...{ podium, stage, party, garden, jungle, abstract },
};
