import type { Recipe } from '../../../build/templates/recipe.js';
import { handInHand } from '../scenes/calendar/peoples.js';
import { pressed } from '../scenes/crews/suits-and-wood.js';
import { menorah, ramadan, rings, ties, vase } from '../scenes/feasts.js';
import { baseball, pantry, scripture, winery } from '../scenes/happenings/community.js';
import { capBall } from '../scenes/happenings/yards.js';
import { toolbox } from '../scenes/handy.js';
import { lanterns } from '../scenes/heritage/causes.js';
import { honey } from '../scenes/heritage/feasts.js';
import { shelf, toast } from '../scenes/moods.js';
import { dove, lilies } from '../scenes/partings.js';
import { goodDog } from '../scenes/pastimes/rides-and-lanes.js';
import { guitar, pizza } from '../scenes/pastimes/food-and-music.js';
import { frontDoor } from '../scenes/pastimes/halls-and-doors.js';
import { wineBar } from '../scenes/pastimes/markets-and-stages.js';
import { tailor } from '../scenes/shopfronts/practices-and-shops.js';
import { walkies } from '../scenes/shopfronts/food-pets-and-studios.js';
import { hoops, soccer } from '../scenes/sports.js';
import { grill } from '../scenes/street-food.js';
import { cups, fruit } from '../scenes/table.js';
import { chapel, hands, rail, vinyl, weights } from '../scenes/trades.js';
import { arcade, court, mic, pets } from '../scenes/works.js';
import { calling } from '../stages/desk.js';
import { crate, crest, roundel } from '../stages/marks.js';
import { award } from '../stages/papers.js';
import { carte, jarLabel, nightCard, slate } from '../stages/shopfronts.js';
import { hangtag, visiting } from '../stages/small.js';
import { layoutsOf } from '../stages/stage.js';
import { above, banded, below, corner, hang, label, left, right, skyCenter } from '../stages/stages.js';

/** Cards and posts of the days people keep. */
const notes: readonly Recipe[] = [
  ...layoutsOf({ ...lilies, id: 'lilies-note' }, { 'greeting-card': right, 'a6-card': above }),
  ...layoutsOf({ ...dove, id: 'dove-note' }, { 'greeting-card': left, 'a6-card': hang }),
  ...layoutsOf({ ...menorah, id: 'eighth-night' }, { 'greeting-card': right, 'a6-card': above, postcard: left }),
  ...layoutsOf({ ...toast, id: 'clinked' }, { 'a6-card': above }),
  ...layoutsOf({ ...rings, id: 'ring-note' }, { 'a6-card': above }),
  ...layoutsOf({ ...ramadan, id: 'eid-moon' }, { 'instagram-post': skyCenter, 'square-picture': above }),
  ...layoutsOf({ ...lanterns, id: 'eid-lanterns' }, { 'instagram-post': hang, 'facebook-post': right }),
  ...layoutsOf({ ...ties, id: 'dads-ties' }, { 'facebook-post': left }),
  ...layoutsOf({ ...grill, id: 'dads-grill' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...toolbox, id: 'dads-toolbox' }, { 'instagram-post': above }),
  ...layoutsOf({ ...vase, id: 'home-vase' }, { 'instagram-post': corner }),
  ...layoutsOf({ ...shelf, id: 'home-shelf' }, { 'instagram-post': above }),
  ...layoutsOf({ ...frontDoor, id: 'home-door' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...scripture, id: 'pastor-verse' }, { 'greeting-card': right, 'instagram-post': above }),
  ...layoutsOf({ ...chapel, id: 'pastor-chapel' }, { 'greeting-card': left, 'a6-card': label, 'instagram-post': skyCenter }),
];

/** Posters, cards of business and marks. */
const signs: readonly Recipe[] = [
  ...layoutsOf({ ...hoops, id: 'home-court' }, { poster: banded, 'tabloid-poster': above, 'a3-poster': below }),
  ...layoutsOf({ ...pets, id: 'runaway' }, { poster: skyCenter }),
  ...layoutsOf({ ...court, id: 'bench' }, { 'business-card': calling }),
  ...layoutsOf({ ...court, id: 'counsel' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...court, id: 'docket' }, { 'business-card': visiting }),
  ...layoutsOf({ ...pets, id: 'groomer' }, { 'business-card': visiting }),
  ...layoutsOf({ ...goodDog, id: 'fresh-dog' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...walkies, id: 'trim-and-go' }, { 'business-card': calling }),
  ...layoutsOf({ ...toolbox, id: 'handy-box' }, { 'business-card': calling }),
  ...layoutsOf({ ...toolbox, id: 'night-tools' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...weights, id: 'dumbbell' }, { 'business-card': nightCard }),
  ...layoutsOf({ ...arcade, id: 'high-score' }, { logo: roundel }),
  ...layoutsOf({ ...soccer, id: 'soccer-round' }, { logo: roundel }),
  ...layoutsOf({ ...soccer, id: 'soccer-crest' }, { logo: crest }),
  ...layoutsOf({ ...soccer, id: 'soccer-crate' }, { logo: crate }),
  ...layoutsOf({ ...guitar, id: 'band-guitar' }, { logo: roundel }),
  ...layoutsOf({ ...guitar, id: 'garage-guitar' }, { logo: crate }),
  ...layoutsOf({ ...mic, id: 'band-mic' }, { logo: roundel }),
  ...layoutsOf({ ...vinyl, id: 'band-vinyl' }, { logo: crest }),
];

/** Menus, prizes, labels and tags. */
const papers: readonly Recipe[] = [
  ...layoutsOf({ ...cups, id: 'espresso-bar' }, { menu: slate }),
  ...layoutsOf({ ...cups, id: 'corner-cups' }, { menu: carte }),
  ...layoutsOf({ ...pizza, id: 'slices' }, { menu: carte }),
  ...layoutsOf({ ...pizza, id: 'brick-oven' }, { menu: slate }),
  ...layoutsOf({ ...hands, id: 'raised-hands' }, { certificate: award }),
  ...layoutsOf({ ...handInHand, id: 'service-hands' }, { certificate: award }),
  ...layoutsOf({ ...pantry, id: 'full-pantry' }, { certificate: award }),
  ...layoutsOf({ ...baseball, id: 'baseball-award' }, { certificate: award }),
  ...layoutsOf({ ...capBall, id: 'cap-award' }, { certificate: award }),
  ...layoutsOf({ ...winery, id: 'estate' }, { 'square-picture': jarLabel, 'a6-card': jarLabel }),
  ...layoutsOf({ ...wineBar, id: 'cellar' }, { 'a6-card': jarLabel }),
  ...layoutsOf({ ...fruit, id: 'jam' }, { 'square-picture': jarLabel, 'a6-card': jarLabel }),
  ...layoutsOf({ ...honey, id: 'honey-pot' }, { 'square-picture': jarLabel }),
  ...layoutsOf({ ...rail, id: 'rack' }, { 'price-tag': hangtag }),
  ...layoutsOf({ ...pressed, id: 'pressed-suit' }, { 'price-tag': hangtag }),
  ...layoutsOf({ ...tailor, id: 'hand-sewn' }, { 'price-tag': hangtag }),
];

export const notesAndMarks: readonly Recipe[] = [...notes, ...signs, ...papers];
