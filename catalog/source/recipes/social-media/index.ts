import type { Recipe } from '../../../build/templates/recipe.js';
import { asking } from './asking.js';
import { facebookCoverSkyline } from './facebook-cover-skyline.js';
import { facebookCoverStripes } from './facebook-cover-stripes.js';
import { facebookHighlightMosaic } from './facebook-highlight-mosaic.js';
import { facebookHighlightSteps } from './facebook-highlight-steps.js';
import { facebookPostCrew } from './facebook-post-crew.js';
import { facebookPostMaker } from './facebook-post-maker.js';
import { facebookPostPortrait } from './facebook-post-portrait.js';
import { facebookPostSunburst } from './facebook-post-sunburst.js';
import { facebookStoryDeco } from './facebook-story-deco.js';
import { facebookStoryTicket } from './facebook-story-ticket.js';
import { linkedinBannerBlueprint } from './linkedin-banner-blueprint.js';
import { linkedinBannerContour } from './linkedin-banner-contour.js';
import { pinterestPinList } from './pinterest-pin-list.js';
import { pinterestPinTorn } from './pinterest-pin-torn.js';
import { postArch } from './post-arch.js';
import { postArcs } from './post-arcs.js';
import { postNumber } from './post-number.js';
import { postOverprint } from './post-overprint.js';
import { postPolaroid } from './post-polaroid.js';
import { postSticker } from './post-sticker.js';
import { reels } from './reels/reels.js';
import { storyHorizon } from './story-horizon.js';
import { storyPapercut } from './story-papercut.js';
import { storyVersus } from './story-versus.js';
import { twitterPostChart } from './twitter-post-chart.js';
import { twitterPostSaying } from './twitter-post-saying.js';

export const socialMedia: readonly Recipe[] = [
  postArch,
  postNumber,
  postArcs,
  postSticker,
  postOverprint,
  postPolaroid,
  storyHorizon,
  storyPapercut,
  storyVersus,
  facebookPostSunburst,
  facebookPostPortrait,
  facebookPostMaker,
  facebookPostCrew,
  facebookStoryTicket,
  facebookStoryDeco,
  facebookHighlightSteps,
  facebookHighlightMosaic,
  facebookCoverStripes,
  facebookCoverSkyline,
  twitterPostChart,
  twitterPostSaying,
  pinterestPinTorn,
  pinterestPinList,
  linkedinBannerBlueprint,
  linkedinBannerContour,
  ...reels,
  ...asking,
];
