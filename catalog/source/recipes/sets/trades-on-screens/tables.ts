import type { Recipe } from '../../../../build/templates/recipe.js';
import { bar, cups, loaves, plate } from '../../scenes/table.js';
import { breadShop, cafeFront } from '../../scenes/shop-windows.js';
import { brewery } from '../../scenes/shopfronts/practices-and-shops.js';
import { cake } from '../../scenes/feasts.js';
import { cloche } from '../../scenes/shopfronts/food-pets-and-studios.js';
import { coffeeCart } from '../../scenes/pastimes/rides-and-lanes.js';
import { donuts, pizza } from '../../scenes/pastimes/food-and-music.js';
import { hatch } from '../../scenes/screens-and-shops/hatch-and-pots.js';
import { iceCream, tacos } from '../../scenes/street-food.js';
import { marketStall, tacoTruck, wineBar } from '../../scenes/pastimes/markets-and-stages.js';
import { docket, horizon, porthole, slope, spyglass, thumbFoot, thumbPunch, tray } from '../../stages/screens.js';
import { layoutsOf } from '../../stages/stage.js';
import { column, label, skyCenter, skyLeft } from '../../stages/stages.js';

/** What is eaten and poured. Scenes in the formats of screens. */
export const tablesOnScreens: readonly Recipe[] = [
  ...layoutsOf({ ...plate, id: 'restaurant-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...cloche, id: 'fine-dining-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...plate, id: 'restaurant-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...cloche, id: 'fine-dining-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...plate, id: 'restaurant-review-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...cloche, id: 'restaurant-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...plate, id: 'restaurant-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...cloche, id: 'catering-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...marketStall, id: 'farm-to-table-restaurant-trade' }, { 'facebook-post': label }),
  ...layoutsOf({ ...plate, id: 'restaurant-trade' }, { 'email-header': tray }),
  ...layoutsOf({ ...cups, id: 'coffee-shop-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...coffeeCart, id: 'coffee-cart-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...coffeeCart, id: 'coffee-shop-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...cups, id: 'coffee-brewing-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...cups, id: 'coffee-shop-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...coffeeCart, id: 'coffee-catering-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...coffeeCart, id: 'coffee-shop-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...cups, id: 'coffee-shop-trade' }, { 'twitter-header': horizon }),
  ...layoutsOf({ ...loaves, id: 'bakery-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...donuts, id: 'donut-shop-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...cake, id: 'cake-shop-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...loaves, id: 'bakery-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...donuts, id: 'donut-shop-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...loaves, id: 'bread-baking-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...cake, id: 'cake-decorating-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...loaves, id: 'bakery-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...cake, id: 'birthday-cake-trade' }, { 'facebook-post': skyLeft }),
  ...layoutsOf({ ...pizza, id: 'pizza-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...pizza, id: 'pizza-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...pizza, id: 'pizza-recipe-trade' }, { 'youtube-thumbnail': thumbPunch }),
  ...layoutsOf({ ...pizza, id: 'pizza-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...pizza, id: 'pizza-trade' }, { 'instagram-post': label }),
  ...layoutsOf({ ...hatch, id: 'food-truck-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...tacoTruck, id: 'taco-truck-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...hatch, id: 'food-truck-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...hatch, id: 'food-truck-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...hatch, id: 'food-truck-catering-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-shop-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-trade' }, { 'instagram-story': spyglass }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-shop-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...bar, id: 'bar-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...wineBar, id: 'wine-bar-trade' }, { 'facebook-cover': porthole }),
  ...layoutsOf({ ...brewery, id: 'brewery-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...bar, id: 'cocktail-recipe-trade' }, { 'youtube-thumbnail': thumbFoot }),
  ...layoutsOf({ ...bar, id: 'happy-hour-bar-trade' }, { 'facebook-post': column }),
  ...layoutsOf({ ...wineBar, id: 'wine-tasting-trade' }, { 'facebook-post': skyCenter }),
  ...layoutsOf({ ...breadShop, id: 'bread-shop-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...breadShop, id: 'bread-shop-trade' }, { 'instagram-story': docket }),
  ...layoutsOf({ ...cafeFront, id: 'cafe-opening-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...cafeFront, id: 'cafe-trade' }, { 'instagram-post': skyCenter }),
  ...layoutsOf({ ...pizza, id: 'pizza-delivery-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...pizza, id: 'pizza-shop-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...hatch, id: 'food-truck-catering-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...tacos, id: 'street-taco-trade' }, { 'facebook-cover': slope }),
  ...layoutsOf({ ...iceCream, id: 'gelato-shop-trade' }, { 'facebook-cover': tray }),
  ...layoutsOf({ ...iceCream, id: 'ice-cream-parlor-trade' }, { 'facebook-cover': horizon }),
  ...layoutsOf({ ...bar, id: 'cocktail-bar-trade' }, { 'facebook-cover': tray }),
];
