import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { menu } from '../scenes/papers.js';

/** What fills the menus of `recipes/marketing/menus`. */
export const menus: readonly TemplateSource[] = [
  made('menu-hatch', 'Food truck menu', 'alfa paprika', 'menu, food truck, tacos, street food, mexican, lunch, colorful, burrito, mexican restaurant, taco, restaurant, taqueria', {
    ...menu('Open till the pans are empty', 'La Ventana', ['', ''], [
      ['Carnitas', '$4', 'Slow pork, pickled onion'], ['Baja fish', '$5', 'Beer batter, lime slaw'], ['Burrito', '$9', 'Rice, beans, two salsas'], ['Elote salad', '$4', 'Corn, chili, cotija'],
      ['Tamales', '$6', 'Two, green or red'], ['Hot bowl', '$8', 'Peppers, beans, egg'], ['Mango ice', '$3', 'Chili salt on top'], ['Agua fresca', '$3', 'Ask what’s in the jar'],
    ]), site: 'Corner of 5th and Mission, Tuesday to Sunday',
  }, { art: { dish1: 'flat-taco', dish2: 'flat-fish', dish3: 'flat-burrito', dish4: 'flat-ear-of-corn', dish5: 'flat-tamale', dish6: 'flat-pot-of-food', dish7: 'flat-mango', dish8: 'flat-tropical-drink' } }),
  made('menu-cellar', 'Wine bar list', 'playfair plum', 'menu, wine list, wine bar, drinks, restaurant, dark, elegant, wine menu, wine tasting, drink menu, bar, fine dining', {
    ...menu('By the glass', 'The Low Ceiling', ['Sparkling and white', 'Red and orange'], [
      ['Cava brut nature', '11', 'Penedès, three winters on the lees'], ['Riesling, dry', '12', 'Finger Lakes, lime and slate'], ['Chenin blanc', '13', 'Loire, quince and wool'], ['Vermentino', '12', 'Sardinia, salt and fennel'],
      ['Gamay', '12', 'Beaujolais, best with a chill'], ['Blaufränkisch', '14', 'Burgenland, pepper and cherry'], ['Nebbiolo', '16', 'Piedmont, roses in tar'], ['Amber Rkatsiteli', '15', 'Georgia, six months in clay'],
    ]), site: 'Bottles to go at half price after eleven.',
  }),
  made('menu-plates', 'Three-course dinner menu', 'fraunces meadow', 'menu, dinner, restaurant, three course, seasonal, farm to table, fine dining, set menu, restaurant menu, prix fixe', {
    ...menu('Three courses, forty-two dollars', 'Supper at Fern Hall', ['First', 'Then'], [
      ['Pea soup', '9', 'Mint, buttermilk, bread crumbs'], ['Beet and goat cheese', '10', 'Walnuts from the yard'], ['Roast half chicken', '24', 'Spring onions, lemon potatoes'], ['Barley and mushrooms', '19', 'Thyme, aged gouda'],
      ['Honey cake', '8', 'Our own hives, sour cream'], ['Rhubarb pie', '8', 'With a scoop of something cold'],
    ]), section3: 'Last', site: 'Tell us what you don’t eat.',
  }, { art: { plate1: 'flat-green-salad', plate2: 'flat-poultry-leg', plate3: 'flat-pie' } }),
];
