import type { Recipe } from '../../../../build/templates/recipe.js';
import { boardFence } from '../../scenes/ring-and-yard/yards.js';
import { boxes, keys, truck } from '../../scenes/houses.js';
import { bubbles, crane, jungle } from '../../scenes/works.js';
import { galleryWall } from '../../scenes/tableaux/fairs-and-clubs.js';
import { hardHat, jet, shingles, washer } from '../../scenes/crews/roofs-and-transport.js';
import { mortgage } from '../../scenes/shopfronts/practices-and-shops.js';
import { mower } from '../../scenes/crews/houses-and-cars.js';
import { pipes, plug, toolbox } from '../../scenes/handy.js';
import { porch } from '../../scenes/gatherings/babies-and-homes.js';
import { street } from '../../scenes/trades.js';
import { between, docket, horizon, porthole, slope, spyglass, thumbFoot, thumbPunch, thumbSlope, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, column, label, skyCenter, skyLeft } from '../../stages/stages.js';

/** Houses and those who build, sell, clean and mend them. Scenes in the formats of screens. */
export const homesOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...street, id: 'real-estate-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...keys, id: 'realtor-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...porch, id: 'real-estate-agent-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...street, id: 'open-house-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...keys, id: 'just-sold-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...mortgage, id: 'first-home-trade' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...street, id: 'house-hunting-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...keys, id: 'first-time-home-buyer-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...mortgage, id: 'mortgage-tips-trade' }, { 'youtube-thumbnail': thumbSlope }),
  ...layoutsOf({ ...street, id: 'new-listing-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...street, id: 'real-estate-agent-trade' }, { 'linkedin-banner': horizon }),
  ...layoutsOf({ ...mortgage, id: 'real-estate-trade' }, { 'email-header': slope }),
  ...layoutsOf({ ...porch, id: 'first-home-trade' }, { 'pinterest-pin': spyglass }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-service-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...washer, id: 'house-cleaning-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...bubbles, id: 'deep-cleaning-trade' }, { 'facebook-cover': between }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-service-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...washer, id: 'house-cleaning-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-service-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...washer, id: 'laundry-service-trade' }, { 'facebook-post': above }),
  ...layoutsOf({ ...jet, id: 'pressure-washing-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-tips-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...washer, id: 'move-out-cleaning-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-routine-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...washer, id: 'laundry-hacks-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...bubbles, id: 'cleaning-service-trade' }, { 'email-header': tray }),
  ...layoutsOf({ ...galleryWall, id: 'interior-designer-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...crane, id: 'construction-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...hardHat, id: 'construction-company-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...toolbox, id: 'contractor-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...hardHat, id: 'construction-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...crane, id: 'construction-jobs-trade' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...hardHat, id: 'construction-trade' }, { 'youtube-thumbnail': thumbSlope }),
  ...layoutsOf({ ...hardHat, id: 'construction-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...crane, id: 'contractor-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...crane, id: 'construction-trade' }, { 'linkedin-banner': horizon }),
  ...layoutsOf({ ...shingles, id: 'roofing-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...shingles, id: 'roofing-company-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...shingles, id: 'roof-repair-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...shingles, id: 'roofing-trade' }, { 'instagram-post': above }),
  ...layoutsOf({ ...shingles, id: 'roof-inspection-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...pipes, id: 'plumber-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...pipes, id: 'plumbing-service-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...pipes, id: 'plumber-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...pipes, id: 'plumber-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...pipes, id: 'plumbing-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...plug, id: 'electrician-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...plug, id: 'electrical-service-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...plug, id: 'electrician-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...plug, id: 'electrician-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...mower, id: 'landscaping-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...mower, id: 'lawn-care-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...jungle, id: 'landscaper-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...mower, id: 'lawn-care-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...boardFence, id: 'landscaping-trade' }, { 'instagram-story': skyLeft }),
  ...layoutsOf({ ...mower, id: 'landscaping-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...truck, id: 'moving-company-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...boxes, id: 'movers-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...boxes, id: 'moving-company-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...truck, id: 'movers-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...truck, id: 'moving-company-trade' }, { 'facebook-post': label }),
  ...layoutsOf({ ...truck, id: 'local-movers-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...boxes, id: 'packing-service-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...pipes, id: 'emergency-plumber-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...pipes, id: 'drain-cleaning-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...plug, id: 'local-electrician-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...plug, id: 'electrical-contractor-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...shingles, id: 'roof-repair-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...shingles, id: 'roofer-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...crane, id: 'home-builder-trade' }, { 'facebook-cover': tray }),
];
