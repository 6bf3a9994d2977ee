import lines from './scene-styles.json' with { type: 'json' };
import { table } from './style-votes.js';

/** What a drawing says, by the scene. */
export const sceneVotes = table(lines);
