import type { Recipe } from '../../../../build/templates/recipe.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { handInHand } from '../../scenes/calendar/peoples.js';
import { oldTree, schoolBus } from '../../scenes/calendar/school-and-fun.js';
import { laptops } from '../../scenes/covers/topics.js';
import { cityHall, dawnRunners, fairProject, placards, raceShoe, strollers, threeBins } from '../../scenes/goings-on/clubs-and-causes.js';
import { apple } from '../../scenes/greens.js';
import { ark, bloodDrop, campus, experiment, pantry, runners, scripture } from '../../scenes/happenings/community.js';
import { chandelier } from '../../scenes/happenings/music-and-films.js';
import { planet } from '../../scenes/heritage/causes.js';
import { megaphone, prize } from '../../scenes/offers.js';
import { dove } from '../../scenes/partings.js';
import { pizza } from '../../scenes/pastimes/food-and-music.js';
import { campTent } from '../../scenes/pastimes/halls-and-doors.js';
import { goodDog } from '../../scenes/pastimes/rides-and-lanes.js';
import { sails, talking } from '../../scenes/pastimes/roads-and-waters.js';
import { parkCleanup } from '../../scenes/ring-and-yard/yards.js';
import { webcast } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { adoption, candle } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { ballot, hymn, podium, revivalTent, toyBox, youthNight } from '../../scenes/tableaux/church-and-causes.js';
import { chapel, classroom, hands } from '../../scenes/trades.js';
import { pets } from '../../scenes/works.js';
import { above, banded, label, skyCenter, skyLeft } from '../../stages/stages.js';
import { layoutsOf } from '../../stages/stage.js';

/** Causes, clubs, church and neighbors. */
export const causes: readonly Recipe[] = [
  ...layoutsOf({ ...fairProject, id: 'school-science-fair' }, { poster: skyCenter }),
  ...layoutsOf({ ...fairProject, id: 'science-fair-project' }, { flyer: above }),
  ...layoutsOf({ ...fairProject, id: 'science-fair' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...experiment, id: 'science-fair' }, { 'instagram-story': above }),
  ...layoutsOf({ ...fairProject, id: 'school-science-fair' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...webcast, id: 'free-webinar' }, { poster: skyCenter }),
  ...layoutsOf({ ...webcast, id: 'live-webinar-class' }, { flyer: above }),
  ...layoutsOf({ ...webcast, id: 'live-webinar' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...webcast, id: 'webinar' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...laptops, id: 'online-workshop-webinar' }, { poster: skyCenter }),
  ...layoutsOf({ ...laptops, id: 'free-webinar' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...dawnRunners, id: 'running-club' }, { poster: skyCenter }),
  ...layoutsOf({ ...dawnRunners, id: 'running-club' }, { flyer: above }),
  ...layoutsOf({ ...dawnRunners, id: 'run-club' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...dawnRunners, id: 'run-club' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...raceShoe, id: 'city-marathon' }, { poster: skyCenter }),
  ...layoutsOf({ ...raceShoe, id: 'marathon-training-running-club' }, { flyer: above }),
  ...layoutsOf({ ...raceShoe, id: 'marathon-race' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...raceShoe, id: 'marathon' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...runners, id: 'marathon-cheer' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...raceShoe, id: 'run-club-shoe' }, { poster: skyLeft }),
  ...layoutsOf({ ...strollers, id: 'walkathon' }, { flyer: skyCenter }),
  ...layoutsOf({ ...strollers, id: 'charity-walkathon' }, { poster: above }),
  ...layoutsOf({ ...strollers, id: 'walkathon' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...strollers, id: 'walkathon' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...strollers, id: 'school-walkathon' }, { flyer: label }),
  ...layoutsOf({ ...runners, id: 'charity-run' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...runners, id: 'charity-run' }, { 'instagram-story': label }),
  ...layoutsOf({ ...cityHall, id: 'town-hall-meeting' }, { poster: skyCenter }),
  ...layoutsOf({ ...cityHall, id: 'town-hall-public-meeting' }, { flyer: above }),
  ...layoutsOf({ ...cityHall, id: 'town-hall-on' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...cityHall, id: 'town-hall-on' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...talking, id: 'neighborhood-town-hall' }, { poster: above }),
  ...layoutsOf({ ...talking, id: 'community-town-hall' }, { flyer: skyCenter }),
  ...layoutsOf({ ...placards, id: 'protest-march' }, { poster: skyCenter }),
  ...layoutsOf({ ...placards, id: 'rally-protest' }, { flyer: above }),
  ...layoutsOf({ ...placards, id: 'protest' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...placards, id: 'protest-march' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...megaphone, id: 'climate-protest' }, { poster: skyCenter }),
  ...layoutsOf({ ...megaphone, id: 'rally-protest' }, { 'instagram-story': above }),
  ...layoutsOf({ ...threeBins, id: 'recycling' }, { poster: skyCenter }),
  ...layoutsOf({ ...threeBins, id: 'recycling-day' }, { flyer: above }),
  ...layoutsOf({ ...threeBins, id: 'recycling-tips' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...threeBins, id: 'recycling' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...threeBins, id: 'recycle-right-school' }, { poster: label }),
  ...layoutsOf({ ...planet, id: 'recycling-drive' }, { flyer: skyCenter }),
  ...layoutsOf({ ...planet, id: 'earth-day' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...oldTree, id: 'earth-day-tree' }, { 'instagram-story': above }),
  ...layoutsOf({ ...bloodDrop, id: 'community-blood-drive' }, { flyer: skyCenter }),
  ...layoutsOf({ ...bloodDrop, id: 'blood-drive-donors' }, { poster: banded }),
  ...layoutsOf({ ...bloodDrop, id: 'blood-drive' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...bloodDrop, id: 'blood-drive-today' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...pantry, id: 'food-drive-collection' }, { poster: skyCenter }),
  ...layoutsOf({ ...pantry, id: 'canned-food-drive' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...pantry, id: 'food-drive' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...toyBox, id: 'toy-drive' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...toyBox, id: 'toy-drive' }, { 'instagram-post': above }),
  ...layoutsOf({ ...toyBox, id: 'holiday-toy-drive' }, { poster: banded }),
  ...layoutsOf({ ...prize, id: 'toy-drive-gift' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...hands, id: 'volunteer' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...hands, id: 'fundraiser' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...hands, id: 'fundraiser' }, { 'instagram-story': above }),
  ...layoutsOf({ ...handInHand, id: 'volunteers-needed-day' }, { poster: skyCenter }),
  ...layoutsOf({ ...parkCleanup, id: 'volunteer-cleanup' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...chandelier, id: 'fundraiser-gala' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...ballot, id: 'vote' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...ballot, id: 'vote-election' }, { 'instagram-post': above }),
  ...layoutsOf({ ...ballot, id: 'election-day-vote' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...podium, id: 'election-vote' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...podium, id: 'election-debate-vote' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...adoption, id: 'pet-adoption' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...adoption, id: 'pet-adoption-day' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...goodDog, id: 'dog-pet-adoption' }, { 'instagram-story': above }),
  ...layoutsOf({ ...tabby, id: 'cat-pet-adoption' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...pets, id: 'lost-dog-reward' }, { flyer: skyLeft }),
  ...layoutsOf({ ...goodDog, id: 'lost-dog' }, { 'instagram-post': above }),
  ...layoutsOf({ ...goodDog, id: 'lost-dog' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...pets, id: 'lost-pet-on' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...tabby, id: 'missing-cat' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...tabby, id: 'lost-cat' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...tabby, id: 'missing-cat' }, { poster: skyLeft }),
  ...layoutsOf({ ...campus, id: 'school-open-house' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...classroom, id: 'school-open-house' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...schoolBus, id: 'school-open-house-tour' }, { 'instagram-story': above }),
  ...layoutsOf({ ...apple, id: 'pta-meeting' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...apple, id: 'pta-meeting' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...chapel, id: 'sunday-service' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...chapel, id: 'sunday-morning-service' }, { 'instagram-story': above }),
  ...layoutsOf({ ...scripture, id: 'sunday-service' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...dove, id: 'worship-night-prayer' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...candle, id: 'prayer-night' }, { poster: skyCenter }),
  ...layoutsOf({ ...candle, id: 'prayer-night' }, { 'instagram-post': above }),
  ...layoutsOf({ ...candle, id: 'prayer-night' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...revivalTent, id: 'tent-revival' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...revivalTent, id: 'revival' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...hymn, id: 'gospel-revival' }, { poster: banded }),
  ...layoutsOf({ ...youthNight, id: 'youth-group' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...youthNight, id: 'youth-group' }, { 'instagram-story': banded }),
  ...layoutsOf({ ...pizza, id: 'youth-group-pizza' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...campTent, id: 'youth-group-retreat' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...ark, id: 'vacation-bible-school' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...ark, id: 'vacation-bible-school-vbs' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...campTent, id: 'summer-camp' }, { 'instagram-story': above }),
  ...layoutsOf({ ...sails, id: 'summer-day-camp' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...campTent, id: 'summer-day-camp' }, { poster: banded }),
  ...layoutsOf({ ...sails, id: 'lake-day-camp' }, { 'instagram-story': skyLeft }),
];
