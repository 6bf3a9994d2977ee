import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../../scenes/made.js';

const mark = (recipe: string, name: string, look: Look, keywords: string, [title, tag]: readonly [string, string], art: string): TemplateSource => made(recipe, name, look, `${keywords}, logo, brand, business logo`, { name: title, tag }, { art: { mark: art } });

/** Logos by trade. */
export const marks: readonly TemplateSource[] = [
  mark('mark-sun', 'Travel agent logo', 'spartan lagoon', 'travel, travel agent, travel agency, vacation, airline', ['Elsewhere', 'Small trips, far away'], 'duotone-airplane-in-flight'),
  mark('mark-diamond', 'Travel company logo', 'josefin atlas', 'travel, tour company, tours, adventure, vacation', ['North by Map', 'Guided walks'], 'duotone-compass'),
  mark('mark-bars', 'Travel blog logo', 'bebas fern', 'travel, travel blog, backpacking, adventure, trip', ['Sock & Awe', 'A travel diary'], 'duotone-mountains'),
  mark('mark-sun', 'Beach travel logo', 'pacifico sorbet', 'travel, beach, island tours, vacation, resort', ['Salt & Sun', 'Island holidays'], 'duotone-island'),
  mark('mark-bars', 'Steakhouse restaurant logo', 'alfa ember', 'restaurant, steakhouse, bbq, grill, diner', ['Low & Slow', 'Smokehouse, est. 1998'], 'duotone-fire'),
  mark('mark-diamond', 'Fine dining restaurant logo', 'cormorant rosewood', 'restaurant, fine dining, bistro, brasserie, elegant', ['Maison Ilse', 'Restaurant and bar'], 'duotone-fork-knife'),
  mark('mark-sun', 'Family restaurant logo', 'zilla festival', 'restaurant, family restaurant, italian, trattoria, cafe', ['Da Piero', 'Trattoria since 1974'], 'duotone-cooking-pot'),
  mark('mark-diamond', 'Seafood restaurant logo', 'abril coast', 'restaurant, seafood, fish, sushi, harbor', ['Pier Eight', 'Fish and chips'], 'duotone-fish'),
  mark('mark-bars', 'Chef restaurant logo', 'oswald harbour', 'restaurant, chef, catering, kitchen, food', ['Long Table', 'Catering company'], 'duotone-chef-hat'),
  mark('mark-diamond', 'Construction contractor logo', 'archivo ember', 'construction, contractor, construction company, builder', ['Plumb Line', 'Construction since 1998'], 'duotone-crane-tower'),
  mark('mark-bars', 'Construction crew logo', 'oswald jazz', 'construction, building, builder, renovation', ['Alder Build', 'Construction company'], 'duotone-hammer'),
];
