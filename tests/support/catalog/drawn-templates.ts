import { sets } from '../../../catalog/source/recipes/sets/index.js';
import { lessUsed } from '../../../catalog/source/templates/formats/index.js';
import { photographs } from '../../../catalog/source/templates/photographs.js';
import { again } from '../../../catalog/source/templates/scenes/again.js';
import { days } from '../../../catalog/source/templates/scenes/days.js';
import { feasts } from '../../../catalog/source/templates/scenes/feasts.js';
import { scenes as sceneTemplates } from '../../../catalog/source/templates/scenes/index.js';
import { moods } from '../../../catalog/source/templates/scenes/moods.js';
import { trades } from '../../../catalog/source/templates/scenes/trades.js';
import { works } from '../../../catalog/source/templates/scenes/works.js';
import { sheets } from '../../../catalog/source/templates/sheets/index.js';
import { decks } from '../../../catalog/source/templates/sheets/decks.js';
import { marks } from '../../../catalog/source/templates/sheets/marks.js';
import { menus } from '../../../catalog/source/templates/sheets/menus.js';
import { planners } from '../../../catalog/source/templates/sheets/planners.js';
import { reels } from '../../../catalog/source/templates/sheets/reels.js';
import { resumes } from '../../../catalog/source/templates/sheets/resumes.js';
import { worksheets } from '../../../catalog/source/templates/sheets/worksheets.js';
import { templates } from '../../../catalog/source/templates/templates.js';
import { chinese } from '../../../catalog/source/templates/world/chinese.js';
import { first } from '../../../catalog/source/templates/world/first.js';
import { latin } from '../../../catalog/source/templates/world/latin.js';
import { scripts } from '../../../catalog/source/templates/world/scripts.js';
import { world } from '../../../catalog/source/templates/world/world.js';
import { christmas } from '../../../catalog/source/templates/scenes/christmas.js';
import { cookout } from '../../../catalog/source/templates/scenes/cookout.js';
import { furtherDays, furtherFamily } from '../../../catalog/source/templates/scenes/further-days.js';
import { furtherFood } from '../../../catalog/source/templates/scenes/further-food.js';
import { furtherTrades } from '../../../catalog/source/templates/scenes/further-trades.js';
import { home } from '../../../catalog/source/templates/scenes/home.js';
import { marks as marksOfScenes } from '../../../catalog/source/templates/scenes/marks.js';
import { occasions } from '../../../catalog/source/templates/scenes/occasions.js';
import { play } from '../../../catalog/source/templates/scenes/play.js';
import { services } from '../../../catalog/source/templates/scenes/services.js';
import { classroom } from '../../../catalog/source/templates/sheets/classroom.js';
import { papers } from '../../../catalog/source/templates/sheets/letters.js';
import { notices } from '../../../catalog/source/templates/sheets/notices.js';
import { spokenFormats } from '../../../catalog/source/templates/world/formats.js';
import { further } from '../../../catalog/source/templates/world/further.js';
import { neighbors } from '../../../catalog/source/templates/world/neighbors.js';
import { askedFor } from '../../../catalog/source/templates/scenes/asked-for/index.js';
import { lastTemplates } from './last-templates.js';
import { shelfTemplates } from './shelf-templates.js';
import { topicTemplates } from './topic-templates.js';

const scenes = new Set(sets.map(({ id }) => id));
const drawn = new Set(templates.filter(({ recipe }) => scenes.has(recipe)).map(({ id }) => id));
const later = new Set(sheets.map(({ id }) => id));

const pictured = new Set(photographs.map(({ id }) => id));

type Template = { readonly id: string };

/** True for templates whose pages are a scene drawn of many parts: the rules that understand pages were not made looking at them. */
export const isDrawn = ({ id }: Template): boolean => drawn.has(id);

/** True for planners, worksheets and the like, which came after those rules: what is understood of them is no memory. */
export const isSheet = ({ id }: Template): boolean => later.has(id);

/** True for templates that a picture carries, which came after those rules as well. */
export const isPictured = ({ id }: Template): boolean => pictured.has(id);

/** The rules that understand pages were held against these. */
const earlier = new Set(
  [
    ...[days, feasts, trades, works, moods, again, planners, worksheets, resumes, menus, marks, decks, reels],
    ...[first, latin, scripts, chinese],
  ]
    .flat()
    .map(({ id }) => id),
);
/** They came next, with bounds as they were measured at first sight. */
const latest = new Set(
  [
    ...[
      marksOfScenes,
      christmas,
      furtherDays,
      furtherFamily,
      furtherFood,
      furtherTrades,
      occasions,
      services,
    ],
    ...[play, home, cookout, notices, classroom, papers, neighbors, further, lessUsed, spokenFormats],
  ]
    .flat()
    .map(({ id }) => id),
);
/** Those that came last of all, with bounds of their own once more. */
const lastOfAll = new Set(lastTemplates.map(({ id }) => id));
const ofShelves = new Set(shelfTemplates.map(({ id }) => id));
const ofTopics = new Set(topicTemplates.map(({ id }) => id));
const ofKnownLayouts = new Set(askedFor.map(({ id }) => id));
const newest = new Set(
  [...sceneTemplates, ...sheets, ...world]
    .map(({ id }) => id)
    .filter((id) =>
      [earlier, latest, lastOfAll, ofShelves, ofTopics, ofKnownLayouts].every((set) => !set.has(id)),
    ),
);

/** True for scenes and sheets that were added after those: nobody has held the rules that understand pages against them. */
export const isLatest = ({ id }: Template): boolean => latest.has(id);

/** True for those that were added after the latest. */
export const isNewest = ({ id }: Template): boolean => newest.has(id);

/** True for those that were added last of all. */
export const isLast = ({ id }: Template): boolean => lastOfAll.has(id);

/** True for those that fill shelves which were found too empty. */
export const isOfShelves = ({ id }: Template): boolean => ofShelves.has(id);

/** True for those of topics in the formats that people look for with them. */
export const isOfTopics = ({ id }: Template): boolean => ofTopics.has(id);

/** True for those whose layouts are all shown by others: what is true of those is true of them. */
export const isOfKnownLayouts = ({ id }: Template): boolean => ofKnownLayouts.has(id);
