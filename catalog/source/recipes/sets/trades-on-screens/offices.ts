import type { Recipe } from '../../../../build/templates/recipe.js';
import { chip } from '../../scenes/office.js';
import { court, lens, mic, praise } from '../../scenes/works.js';
import { cruiser, phone, terminal, webcast } from '../../scenes/screens-and-shops/devices-and-flowers.js';
import { growth, ledger } from '../../scenes/services.js';
import { hammock } from '../../scenes/gatherings/babies-and-homes.js';
import { idea, megaphone } from '../../scenes/offers.js';
import { islands, screens, vinyl } from '../../scenes/trades.js';
import { motorHome, talking } from '../../scenes/pastimes/roads-and-waters.js';
import { notary } from '../../scenes/pastimes/rides-and-lanes.js';
import { between, docket, horizon, porthole, slope, spyglass, thumbFoot, thumbPunch, thumbSlope, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { banded, column, label, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Those who work at desks, travel or hold a camera. Scenes in the formats of screens. */
export const officesOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...court, id: 'lawyer-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...notary, id: 'law-firm-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...court, id: 'lawyer-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...notary, id: 'law-firm-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...court, id: 'law-firm-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...court, id: 'attorney-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...notary, id: 'lawyer-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...court, id: 'law-firm-trade' }, { 'linkedin-banner': horizon }),
  ...layoutsOf({ ...ledger, id: 'accountant-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...growth, id: 'accounting-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...ledger, id: 'bookkeeping-trade' }, { 'facebook-cover': between }),
  ...layoutsOf({ ...ledger, id: 'tax-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...ledger, id: 'accountant-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...growth, id: 'bookkeeping-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...ledger, id: 'tax-tips-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...talking, id: 'consulting-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...idea, id: 'business-consulting-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...talking, id: 'consulting-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...idea, id: 'consulting-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...growth, id: 'business-consulting-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...talking, id: 'business-consulting-trade' }, { 'facebook-post': right }),
  ...layoutsOf({ ...idea, id: 'consultant-trade' }, { 'linkedin-banner': horizon }),
  ...layoutsOf({ ...phone, id: 'tech-startup-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...chip, id: 'startup-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...terminal, id: 'software-startup-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...phone, id: 'app-launch-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...phone, id: 'tech-startup-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...chip, id: 'ai-startup-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...terminal, id: 'coding-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...phone, id: 'tech-startup-trade' }, { 'linkedin-banner': horizon }),
  ...layoutsOf({ ...megaphone, id: 'marketing-agency-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...growth, id: 'digital-marketing-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...praise, id: 'social-media-agency-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...megaphone, id: 'marketing-agency-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...growth, id: 'digital-marketing-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...megaphone, id: 'marketing-agency-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...megaphone, id: 'marketing-agency-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...mic, id: 'podcast-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...webcast, id: 'podcast-show-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...vinyl, id: 'music-podcast-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...mic, id: 'podcast-episode-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...vinyl, id: 'music-podcast-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...mic, id: 'podcast-episode-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...webcast, id: 'video-podcast-trade' }, { 'youtube-thumbnail': thumbSlope }),
  ...layoutsOf({ ...mic, id: 'podcast-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...lens, id: 'photography-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...lens, id: 'photography-tips-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...lens, id: 'photography-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...lens, id: 'photographer-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...islands, id: 'travel-agency-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...cruiser, id: 'cruise-travel-agency-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...motorHome, id: 'road-trip-travel-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...cruiser, id: 'cruise-vlog-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...islands, id: 'travel-agency-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...hammock, id: 'vacation-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...motorHome, id: 'travel-agency-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...talking, id: 'family-lawyer-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...ledger, id: 'tax-preparation-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...growth, id: 'strategy-consulting-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...screens, id: 'software-company-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...megaphone, id: 'advertising-agency-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...mic, id: 'podcast-season-trade' }, { 'facebook-cover': horizon }),
];
