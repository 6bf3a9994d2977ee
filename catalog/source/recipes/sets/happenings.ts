import type { Recipe } from '../../../build/templates/recipe.js';
import { bakeTable, ark, bandit, baseball, bloodDrop, campus, experiment, firstAid, golf, headGarden, musicRoom, outlaw, pantry, runners, scripture, winery } from '../scenes/happenings/community.js';
import { capBall, yardTable } from '../scenes/happenings/yards.js';
import { chandelier, decks, hillHouse, karaoke, lamplight, leviathan, mainStage, neon, orbit, stool } from '../scenes/happenings/music-and-films.js';
import { shelf, sunrise } from '../scenes/moods.js';
import { megaphone, parcel } from '../scenes/offers.js';
import { dove, lilies } from '../scenes/partings.js';
import { sunset } from '../scenes/services.js';
import { fruit } from '../scenes/table.js';
import { chapel, classroom, hands } from '../scenes/trades.js';
import { pets, tags } from '../scenes/works.js';
import { geometry } from '../scenes/youth.js';
import { bulletin, lineup, oneSheet, tips, wanted } from '../stages/happenings.js';
import { crate, crest, medal, roundel } from '../stages/marks.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, corner, hang, label, left, right, skyCenter, skyLeft, strip } from '../stages/stages.js';

/** Nights out. */
const nights: readonly Recipe[] = [
  ...layoutsOf(decks, { flyer: above, 'letter-flyer': banded, 'legal-flyer': skyCenter, poster: skyLeft, 'instagram-story': skyLeft }),
  ...layoutsOf(karaoke, { flyer: above, poster: skyLeft, 'instagram-post': below, 'instagram-story': skyCenter, 'facebook-event': left }),
  ...layoutsOf(stool, { flyer: skyCenter, poster: above, 'instagram-post': banded, 'instagram-story': skyLeft }),
  ...layoutsOf(mainStage, { poster: lineup, 'instagram-story': lineup, 'facebook-event': right }),
  ...layoutsOf({ ...sunset, id: 'desert-fest' }, { flyer: lineup }),
  ...layoutsOf(neon, { flyer: skyCenter, poster: skyLeft, 'instagram-post': above, 'instagram-story': hang }),
  ...layoutsOf(hillHouse, { poster: oneSheet }), ...layoutsOf(lamplight, { 'tabloid-poster': oneSheet }), ...layoutsOf(orbit, { 'large-poster': oneSheet, 'a3-poster': banded }), ...layoutsOf({ ...bandit, id: 'heist' }, { 'a3-poster': oneSheet }), ...layoutsOf({ ...outlaw, id: 'gunslinger' }, { 'large-poster': oneSheet }), ...layoutsOf({ ...sunset, id: 'arcade-night' }, { 'tabloid-poster': oneSheet }), ...layoutsOf(leviathan, { 'a3-poster': oneSheet, poster: banded }),
  ...layoutsOf(winery, { flyer: above, poster: skyLeft, invitation: below, 'instagram-post': banded, 'a3-poster': label }),
  ...layoutsOf(chandelier, { poster: hang, invitation: hang, 'letter-flyer': above, ticket: strip, 'instagram-post': above }),
];

/** Good causes and games. */
const causes: readonly Recipe[] = [
  ...layoutsOf(bakeTable, { flyer: above, poster: skyLeft, 'instagram-post': below, 'letter-flyer': skyCenter }),
  ...layoutsOf(bloodDrop, { flyer: above, poster: skyLeft, 'instagram-post': right, 'instagram-story': skyCenter }),
  ...layoutsOf(pantry, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'instagram-story': skyCenter }),
  ...layoutsOf(golf, { flyer: above, poster: skyLeft, 'instagram-post': banded, invitation: skyCenter, 'tabloid-poster': banded }),
  ...layoutsOf(runners, { 'letter-flyer': below, flyer: above, poster: skyLeft, 'instagram-post': below, 'instagram-story': skyCenter }),
  ...layoutsOf({ ...baseball, id: 'baseball-round' }, { logo: roundel }), ...layoutsOf({ ...baseball, id: 'baseball-crest' }, { logo: crest }), ...layoutsOf({ ...baseball, id: 'baseball-crate' }, { logo: crate }), ...layoutsOf(capBall, { logo: medal }),
  ...layoutsOf(hands, { 'letter-flyer': skyCenter, 'legal-flyer': above }),
];

/** School, church and health. */
const schools: readonly Recipe[] = [
  ...layoutsOf(experiment, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'letter-flyer': skyCenter }),
  ...layoutsOf(ark, { flyer: skyCenter, poster: skyLeft, 'instagram-post': above, invitation: below }),
  ...layoutsOf(scripture, { 'instagram-post': skyCenter, 'instagram-story': skyLeft, flyer: above, poster: skyLeft, 'facebook-event': right, 'letter-flyer': bulletin }),
  ...layoutsOf({ ...chapel, id: 'chapel-bulletin' }, { flyer: bulletin }), ...layoutsOf({ ...dove, id: 'dove-bulletin' }, { 'legal-flyer': bulletin }), ...layoutsOf({ ...lilies, id: 'lilies-bulletin' }, { 'letter-flyer': bulletin }),
  ...layoutsOf({ ...lilies, id: 'verse-lilies' }, { 'instagram-post': above }), ...layoutsOf({ ...dove, id: 'verse-dove' }, { 'instagram-portrait': skyCenter }), ...layoutsOf({ ...sunrise, id: 'verse-sunrise' }, { quote: below }),
  ...layoutsOf(campus, { flyer: above, poster: skyLeft, 'instagram-post': banded, invitation: below }),
  ...layoutsOf(firstAid, { poster: tips, 'tabloid-poster': tips, 'large-poster': tips, 'a3-poster': skyLeft, flyer: above }),
  ...layoutsOf(headGarden, { flyer: above, poster: skyLeft, 'instagram-post': skyCenter, 'tabloid-poster': tips }),
  ...layoutsOf({ ...fruit, id: 'nutrition' }, { poster: tips, flyer: tips, 'instagram-post': banded, 'instagram-story': skyCenter }),
  ...layoutsOf(musicRoom, { flyer: above, poster: skyLeft, 'instagram-post': banded, 'letter-flyer': skyCenter }),
  ...layoutsOf({ ...classroom, id: 'homework' }, { 'letter-flyer': above }), ...layoutsOf(geometry, { 'letter-flyer': skyLeft }), ...layoutsOf(classroom, { 'legal-flyer': banded }),
];

/** Wanted, lost, for sale, to be read. */
const notices: readonly Recipe[] = [
  ...layoutsOf(outlaw, { poster: wanted, invitation: wanted }), ...layoutsOf(bandit, { flyer: wanted, 'tabloid-poster': wanted }),
  ...layoutsOf({ ...pets, id: 'lost-pet' }, { 'instagram-story': above }),
  ...layoutsOf({ ...shelf, id: 'book-club' }, { flyer: above, poster: skyLeft, 'facebook-event': right }),
  ...layoutsOf({ ...tags, id: 'big-sale' }, { poster: hang, 'tabloid-poster': banded }), ...layoutsOf(megaphone, { poster: above }), ...layoutsOf(parcel, { 'a3-poster': corner }),
  ...layoutsOf(yardTable, { 'legal-flyer': below, flyer: above, 'letter-flyer': skyCenter, poster: skyLeft, 'instagram-post': banded }),
];

export const happenings: readonly Recipe[] = [...nights, ...causes, ...schools, ...notices];
