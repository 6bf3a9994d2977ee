import type { Recipe } from '../../../build/templates/recipe.js';
import { brochureCutouts } from './brochure-cutouts.js';
import { brochureSlope } from './brochure-slope.js';
import { giftCertificateParcel } from './gift-certificate-parcel.js';
import { giftCertificateWindow } from './gift-certificate-window.js';
import { menuClassic } from './menu-classic.js';
import { menuRail } from './menu-rail.js';
import { flyerSteps } from './flyer-steps.js';
import { menus } from './menus/menus.js';
import { posterSunburst } from './poster-sunburst.js';
import { posterTiles } from './poster-tiles.js';
import { publicSigns } from './public-signs/index.js';
import { typePosters } from './type-posters.js';
import { signs } from './signs/index.js';

export const marketing: readonly Recipe[] = [
  posterTiles,
  posterSunburst,
  flyerSteps,
  menuClassic,
  menuRail,
  ...menus,
  giftCertificateParcel,
  giftCertificateWindow,
  brochureSlope,
  brochureCutouts,
  ...signs,
  ...publicSigns,
  ...typePosters,
];
