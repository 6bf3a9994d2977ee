import type { Recipe } from '../../../../build/templates/recipe.js';
import { boxingRing, titleBelt } from '../../scenes/ring-and-yard/rings.js';
import { groomTub } from '../../scenes/shopfronts/tubs-and-fronts.js';
import { lotus, tooth } from '../../scenes/moods.js';
import { pets } from '../../scenes/works.js';
import { runners } from '../../scenes/happenings/community.js';
import { stethoscope } from '../../scenes/greens.js';
import { stretchRoom } from '../../scenes/ring-and-yard/mats.js';
import { tabby } from '../../scenes/calendar/children-and-pets.js';
import { toothbrushes } from '../../scenes/shop-windows.js';
import { walkies } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { weights } from '../../scenes/trades.js';
import { docket, horizon, porthole, slope, spyglass, thumbFoot, thumbPunch, thumbSlope, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { above, banded, column, label, right, skyCenter, skyLeft } from '../../stages/stages.js';

/** Teeth, pets and bodies. Scenes in the formats of screens. */
export const healthOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...tooth, id: 'dentist-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...tooth, id: 'dental-clinic-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...tooth, id: 'dentist-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...tooth, id: 'dental-clinic-trade' }, { 'facebook-post': right }),
  ...layoutsOf({ ...tooth, id: 'teeth-whitening-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...tooth, id: 'dentist-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...pets, id: 'vet-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...stethoscope, id: 'veterinarian-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...tabby, id: 'cat-clinic-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...pets, id: 'vet-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...tabby, id: 'animal-clinic-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...stethoscope, id: 'veterinarian-trade' }, { 'instagram-story': skyCenter }),
  ...layoutsOf({ ...pets, id: 'vet-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...stethoscope, id: 'veterinarian-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...tabby, id: 'vet-clinic-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...pets, id: 'vet-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...tabby, id: 'animal-clinic-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...groomTub, id: 'pet-grooming-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...groomTub, id: 'dog-grooming-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...walkies, id: 'dog-walking-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...groomTub, id: 'dog-grooming-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...groomTub, id: 'dog-grooming-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...weights, id: 'gym-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...boxingRing, id: 'boxing-gym-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...runners, id: 'fitness-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...titleBelt, id: 'gym-challenge-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...weights, id: 'gym-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...boxingRing, id: 'boxing-gym-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...boxingRing, id: 'boxing-gym-trade' }, { 'instagram-post': skyLeft }),
  ...layoutsOf({ ...weights, id: 'home-workout-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...runners, id: 'fitness-motivation-trade' }, { 'youtube-thumbnail': thumbSlope }),
  ...layoutsOf({ ...lotus, id: 'yoga-studio-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...stretchRoom, id: 'yoga-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...lotus, id: 'yoga-class-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...stretchRoom, id: 'yoga-studio-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...lotus, id: 'yoga-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...stretchRoom, id: 'yoga-stretch-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...stretchRoom, id: 'yoga-studio-trade' }, { 'facebook-post': above }),
  ...layoutsOf({ ...lotus, id: 'yoga-class-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...weights, id: 'personal-trainer-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...runners, id: 'fitness-coach-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...weights, id: 'personal-trainer-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...runners, id: 'fitness-coach-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...weights, id: 'personal-trainer-trade' }, { 'instagram-post': banded }),
  ...layoutsOf({ ...runners, id: 'personal-training-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...toothbrushes, id: 'family-dentist-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...toothbrushes, id: 'kids-dentist-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...toothbrushes, id: 'dental-clinic-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...toothbrushes, id: 'dental-care-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...toothbrushes, id: 'family-dentist-trade' }, { 'facebook-post': above }),
  ...layoutsOf({ ...pets, id: 'animal-hospital-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...groomTub, id: 'mobile-pet-grooming-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...stretchRoom, id: 'online-personal-trainer-trade' }, { 'facebook-cover': slope }),
];
