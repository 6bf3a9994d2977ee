import type { Recipe } from '../../../../build/templates/recipe.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { mesas } from '../../scenes/calendar/peoples.js';
import { deskMug } from '../../scenes/calendar/school-and-fun.js';
import { beachBook, snowman } from '../../scenes/calendar/seasons.js';
import { cassette, foxTale, saucer, skyscrapers, starMap } from '../../scenes/covers/emblems.js';
import { blackCat } from '../../scenes/covers/shows.js';
import { books, oneSun, quietShapes } from '../../scenes/covers/topics.js';
import { cake, tulips, vase } from '../../scenes/feasts.js';
import { hammock } from '../../scenes/gatherings/babies-and-homes.js';
import { nightPeonies } from '../../scenes/gatherings/weddings-and-church.js';
import { bandit } from '../../scenes/happenings/community.js';
import { orbit } from '../../scenes/happenings/music-and-films.js';
import { ghosts, heartBalloons } from '../../scenes/heritage/parties.js';
import { dinosaurs, unicorn } from '../../scenes/kids.js';
import { dove, lilies } from '../../scenes/partings.js';
import { ski } from '../../scenes/pastimes/games-and-sports.js';
import { goodDog } from '../../scenes/pastimes/rides-and-lanes.js';
import { snowPath } from '../../scenes/ring-and-yard/yards.js';
import { pots } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { autumn, firTree, halloween } from '../../scenes/seasons.js';
import { climb } from '../../scenes/shopfronts/practices-and-shops.js';
import { gridiron, soccer } from '../../scenes/sports.js';
import { iceCream } from '../../scenes/street-food.js';
import { cups } from '../../scenes/table.js';
import { pumpkinPatch } from '../../scenes/tableaux/suppers.js';
import { classroom, islands, street } from '../../scenes/trades.js';
import { arcade } from '../../scenes/works.js';
import { layoutsOf } from '../../stages/stage.js';
import { deskFields, deskMiddle, deskQuote, lockArch, lockMoon, lockQuote, roomFrames, roomSides, roomWindow } from '../../stages/walls.js';

/** Rooms for calls, walls of telephones and of desks. */
export const screenWalls: readonly Recipe[] = [
  ...layoutsOf({ ...skyscrapers, id: 'zm-city' }, { 'zoom-background': roomWindow }),
  ...layoutsOf({ ...islands, id: 'zm-sea' }, { 'zoom-background': roomWindow }),
  ...layoutsOf({ ...climb, id: 'zm-peak' }, { 'zoom-background': roomWindow }),
  ...layoutsOf({ ...street, id: 'zm-street' }, { 'zoom-background': roomWindow }),
  ...layoutsOf({ ...firTree, id: 'zm-fir' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...snowman, id: 'zm-snow' }, { 'zoom-background': roomFrames }),
  ...layoutsOf({ ...halloween, id: 'zm-hallow' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...orbit, id: 'zm-orbit' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...saucer, id: 'zm-saucer' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...bandit, id: 'zm-bandit' }, { 'zoom-background': roomFrames }),
  ...layoutsOf({ ...dinosaurs, id: 'zm-dino' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...goodDog, id: 'zm-dog' }, { 'zoom-background': roomFrames }),
  ...layoutsOf({ ...classroom, id: 'zm-class' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...books, id: 'zm-books' }, { 'zoom-background': roomFrames }),
  ...layoutsOf({ ...quietShapes, id: 'zm-shapes' }, { 'zoom-background': roomFrames }),
  ...layoutsOf({ ...oneSun, id: 'zm-sun' }, { 'zoom-background': roomWindow }),
  ...layoutsOf({ ...cake, id: 'zm-cake' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...pots, id: 'zm-pots' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...cups, id: 'zm-cups' }, { 'zoom-background': roomSides }),
  ...layoutsOf({ ...autumn, id: 'ph-autumn' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...foxTale, id: 'ph-fox' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...pumpkinPatch, id: 'ph-pumpkin' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...snowman, id: 'ph-snow' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...snowPath, id: 'ph-path' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...ski, id: 'ph-ski' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...beachBook, id: 'ph-beach' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...hammock, id: 'ph-hammock' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...iceCream, id: 'ph-cone' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...halloween, id: 'ph-hallow' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...blackCat, id: 'ph-cat' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...ghosts, id: 'ph-ghosts' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...orbit, id: 'ph-orbit' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...saucer, id: 'ph-saucer' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...nightPeonies, id: 'ph-peony' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...vase, id: 'ph-vase' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...heartBalloons, id: 'ph-love' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...oneSun, id: 'ph-sun' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...quietShapes, id: 'ph-shapes' }, { 'phone-wallpaper': lockArch }),
  ...layoutsOf({ ...mesas, id: 'ph-mesa' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...lilies, id: 'ph-lily' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...dove, id: 'ph-dove' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...soccer, id: 'ph-soccer' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...gridiron, id: 'ph-grid' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...climb, id: 'ph-climb' }, { 'phone-wallpaper': lockQuote }),
  ...layoutsOf({ ...cassette, id: 'ph-tape' }, { 'phone-wallpaper': lockMoon }),
  ...layoutsOf({ ...books, id: 'dk-books' }, { 'desktop-wallpaper': deskFields }),
  ...layoutsOf({ ...deskMug, id: 'dk-mug' }, { 'desktop-wallpaper': deskFields }),
  ...layoutsOf({ ...pots, id: 'dk-pots' }, { 'desktop-wallpaper': deskFields }),
  ...layoutsOf({ ...classroom, id: 'dk-class' }, { 'desktop-wallpaper': deskFields }),
  ...layoutsOf({ ...oneSun, id: 'dk-sun' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...quietShapes, id: 'dk-shapes' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...mesas, id: 'dk-mesa' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...orbit, id: 'dk-orbit' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...starMap, id: 'dk-stars' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...autumn, id: 'dk-autumn' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...foxTale, id: 'dk-fox' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...snowman, id: 'dk-snow' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...snowPath, id: 'dk-path' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...vase, id: 'dk-vase' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...tulips, id: 'dk-tulips' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...tabby, id: 'dk-tabby' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...unicorn, id: 'dk-unicorn' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...halloween, id: 'dk-hallow' }, { 'desktop-wallpaper': deskMiddle }),
  ...layoutsOf({ ...climb, id: 'dk-climb' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...arcade, id: 'dk-arcade' }, { 'desktop-wallpaper': deskQuote }),
  ...layoutsOf({ ...beachBook, id: 'dk-beach' }, { 'desktop-wallpaper': deskMiddle }),
];
