import type { Recipe } from '../../../../build/templates/recipe.js';
import { apple } from '../../scenes/greens.js';
import { chapel, classroom, hands } from '../../scenes/trades.js';
import { choir } from '../../scenes/pastimes/halls-and-doors.js';
import { elephant } from '../../scenes/gatherings/babies-and-homes.js';
import { parcel } from '../../scenes/offers.js';
import { parkCleanup } from '../../scenes/ring-and-yard/yards.js';
import { planner } from '../../scenes/pastimes/rides-and-lanes.js';
import { playroom } from '../../scenes/shopfronts/playroom-and-salon.js';
import { revivalTent } from '../../scenes/tableaux/church-and-causes.js';
import { rings } from '../../scenes/feasts.js';
import { scripture } from '../../scenes/happenings/community.js';
import { smallGrads } from '../../scenes/calendar/children-and-pets.js';
import { toast } from '../../scenes/moods.js';
import { between, docket, horizon, porthole, slope, spyglass, thumbFoot, thumbPunch, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, column, label, skyCenter, skyLeft } from '../../stages/stages.js';

/** Churches, causes, children, lessons and feasts. Scenes in the formats of screens. */
export const gatheringsOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...rings, id: 'wedding-planner-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...rings, id: 'wedding-planning-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...toast, id: 'wedding-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...rings, id: 'wedding-planner-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...toast, id: 'wedding-planning-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...rings, id: 'wedding-planner-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...toast, id: 'wedding-planning-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...rings, id: 'wedding-planner-trade' }, { 'facebook-post': above }),
  ...layoutsOf({ ...toast, id: 'wedding-planning-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...planner, id: 'event-planner-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...planner, id: 'party-planner-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...planner, id: 'event-planner-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...planner, id: 'event-planner-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...planner, id: 'party-planner-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...choir, id: 'church-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...scripture, id: 'church-service-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...revivalTent, id: 'church-revival-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...scripture, id: 'church-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...chapel, id: 'sermon-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...scripture, id: 'bible-study-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...choir, id: 'church-choir-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...chapel, id: 'church-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...scripture, id: 'bible-study-trade' }, { 'facebook-post': label }),
  ...layoutsOf({ ...hands, id: 'nonprofit-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...parkCleanup, id: 'volunteer-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...parcel, id: 'charity-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...hands, id: 'nonprofit-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...parcel, id: 'charity-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...parcel, id: 'donation-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...hands, id: 'volunteer-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...hands, id: 'nonprofit-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...parkCleanup, id: 'volunteer-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...classroom, id: 'tutoring-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...apple, id: 'tutor-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...classroom, id: 'tutoring-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...apple, id: 'math-tutor-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...classroom, id: 'tutoring-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...apple, id: 'tutor-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...classroom, id: 'tutoring-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...playroom, id: 'daycare-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...elephant, id: 'preschool-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...smallGrads, id: 'child-care-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...playroom, id: 'daycare-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...smallGrads, id: 'preschool-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...playroom, id: 'daycare-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...playroom, id: 'daycare-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...smallGrads, id: 'preschool-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...classroom, id: 'online-tutoring-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...classroom, id: 'math-tutor-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...playroom, id: 'child-care-center-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...toast, id: 'wedding-coordinator-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...hands, id: 'charity-fundraiser-trade' }, { 'facebook-cover': between }),
  ...layoutsOf({ ...chapel, id: 'church-welcome-trade' }, { 'facebook-cover': slope }),
];
