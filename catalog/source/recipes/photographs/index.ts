import type { Recipe } from '../../../build/templates/recipe.js';
import { layoutIn } from '../stages/stage.js';
import { arched, badged, banded, banner, barred, field, hung, magazine, pictureLeft, pictureRight, pillar, risen, shout, sleeve, trio, type Layout } from './layouts.js';

/** Which way is for which format. */
const ways: readonly (readonly [name: string, layout: Layout, categories: readonly string[]])[] = [
  ['magazine', magazine, ['instagram-portrait', 'poster', 'pinterest-pin', 'instagram-reel-cover']],
  ['hung', hung, ['flyer', 'a3-poster', 'instagram-story', 'a6-card']],
  ['left', pictureLeft, ['linkedin-post', 'facebook-post', 'blog-banner', 'postcard']],
  ['right', pictureRight, ['presentation-wide', 'twitter-post', 'thank-you-card', 'business-card']],
  ['arched', arched, ['instagram-portrait', 'table-tent', 'tumblr-graphic', 'letter-flyer']],
  ['banded', banded, ['poster', 'tabloid-poster', 'instagram-post', 'legal-flyer']],
  ['badged', badged, ['instagram-post', 'square-picture', 'facebook-story', 'facebook-post']],
  ['barred', barred, ['instagram-post', 'report-cover', 'pitch-board', 'album-cover']],
  ['pillar', pillar, ['youtube-thumbnail', 'snapchat-ad', 'recipe-card', 'tabloid-poster']],
  ['trio', trio, ['letter-flyer', 'instagram-portrait', 'flyer', 'photo-collage']],
  ['banner', banner, ['facebook-cover', 'shop-banner', 'video-cover', 'facebook-group-cover']],
  ['sleeve', sleeve, ['book-cover', 'album-cover', 'podcast-cover', 'proposal']],
  ['field', field, ['facebook-cover', 'email-header', 'twitter-header', 'linkedin-banner', 'linkedin-post']],
  ['shout', shout, ['youtube-thumbnail']],
  ['risen', risen, ['instagram-story', 'pinterest-pin']],
];

/** All layouts that a picture carries. */
export const photographs: readonly Recipe[] = ways.flatMap(([name, layout, categories]) =>
  categories.map((category) => layoutIn(`photo-${name}-${category}`, category, layout)),
);
