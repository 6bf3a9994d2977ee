import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { filled } from '../papers/filled.js';

const SLOTS = ['hero', 'second', 'third', 'fourth', 'fifth'];
const photos = (names: string): Partial<TemplateSource> => ({ photos: Object.fromEntries(names.split(' ').map((name, i) => [SLOTS[i]!, { id: `photo-${name}` }])) });
const cover = (recipe: string, name: string, look: `${string} ${string}`, pictures: string, keywords: string, ...[title, tag, body, shown = '']: [title: string, tag: string, body: string, shown?: string]): TemplateSource =>
  filled(recipe, name, look, pictures, keywords, title, tag, { 'body=': body }, shown ? photos(shown) : {});

const COOK = 'cookbook, cookbook cover, recipe book, family recipe book, book cover, cooking';
const JOURNAL = 'journal cover, journal, notebook cover, diary, book cover';
const ALBUM = 'photo album cover, photo album, album, memories, book cover, family';
const YEAR = 'yearbook cover, yearbook, school, class of 2027, book cover, senior';

/** Covers of books that a family or a class makes, boards of wishes and pages of scraps. */
export const keepsakeCovers: readonly TemplateSource[] = [
  cover('bound-arch', 'Tomato cookbook cover', 'abril cherry', '', `${COOK}, italian`, 'Red sauce Sundays', 'A cookbook', 'by Marta Reyes', 'heap-tomatoes'),
  cover('bound-band', 'Berry cookbook cover', 'playfair iris', '', `${COOK}, dessert`, 'Blue at the edges', 'Sixty berry desserts', 'Recipes by Ida Moreau', 'heap-blueberry'),
  cover('bound-table', 'Gingham cookbook cover', 'pacifico cherry', 'cherries, second pie, third cupcake, fourth strawberry, fifth pancakes'.replace('strawberry', 'lemon'), `${COOK}, baking`, 'Pie before noon', 'Baking with Nana', 'Forty sweet things', ''),
  cover('bound-arch', 'Citrus cookbook cover', 'cormorant terracotta', '', `${COOK}, summer`, 'Peel, squeeze, zest', 'A cookbook of citrus', 'by Elias Moon', 'citrus'),
  cover('bound-cloth', 'Family recipe book cover', 'dmserif paprika', 'pot-of-food', `${COOK}, heirloom`, 'The Reyes family recipe book', 'Since 1961', 'Stir until someone calls you'),
  cover('bound-table', 'Grandma’s family recipe book', 'fraunces fern', 'pot-of-food, second carrot, third garlic, fourth mushroom, fifth tomato', `${COOK}, grandma`, 'What Grandma never wrote down', 'Our family recipes', 'A pinch means a fist', ''),
  cover('bound-label', 'Elegant family recipe book', 'greatvibes sage', '', `${COOK}, binder`, 'Family recipes', 'From our kitchen', 'The Okafor table', 'silk-champagne'),
  cover('bound-band', 'Family pizza recipe book', 'alfa jazz', '', `${COOK}, pizza`, 'Friday is pizza', 'A family recipe book', 'By all five of us', 'supper-pizza'),
  cover('bound-label', 'Mountain journal cover', 'cormorant canyon', '', `${JOURNAL}, mountains`, 'Pages of quiet', 'A journal', 'Nora Lind', 'ridges-ember'),
  cover('bound-arch', 'Watercolor journal cover', 'instrument iris', '', `${JOURNAL}, watercolor`, 'Slow ink', 'A journal', '2027', 'watercolor-indigo'),
  cover('bound-dark', 'Moon dream journal cover', 'fraunces gala', 'last-quarter-moon-face', `${JOURNAL}, dream journal`, 'Dream journal', 'Write before coffee', '2027'),
  cover('bound-pale', 'Gratitude journal cover', 'playfair blossom', 'tulip', `${JOURNAL}, gratitude journal, gratitude`, 'Thank you, day', 'Gratitude journal', 'Three lines a night'),
  cover('bound-arch', 'Travel journal cover', 'josefin atlas', '', `${JOURNAL}, travel journal`, 'The long way', 'Travel journal', 'Volume 3, mostly trains', 'land-fjord'),
  cover('bound-cloth', 'Garden journal cover', 'dmserif grove', 'seedling', `${JOURNAL}, garden journal`, 'What came up', 'A garden journal', 'Beds 1 to 9, 2027'),
  cover('bound-arch', 'Vacation photo album cover', 'playfair coast', '', `${ALBUM}, vacation`, 'Summer, kept', 'Photo album', 'Seven Isles, 2027', 'beach-turquoise'),
  cover('bound-four', 'Family photo album cover', 'fraunces terracotta', '', `${ALBUM}, collage`, 'Our year in photos', 'The Moons, 2027', 'Most of us have our eyes open', 'beach-evening leaves-autumn supper-cookies feast-presents'),
  cover('bound-pale', 'Wedding photo album cover', 'greatvibes rosewood', 'wedding', `${ALBUM}, wedding album`, 'Ida & Tom', 'June 12, 2027', 'Our wedding album'),
  cover('bound-dark', 'Baby photo album cover', 'pacifico coast', 'baby', `${ALBUM}, baby album`, 'Hello, Theo', 'Photo album', 'The first year of naps'),
  cover('bound-year', 'High school yearbook cover', 'anton royal', 'sports-medal', `${YEAR}, high school`, '2027', 'Northfork High School', 'We were here, mostly on time'),
  cover('bound-cloth', 'Classic yearbook cover', 'cinzel rosewood', 'school', `${YEAR}, classic`, 'The Northfork', 'Yearbook 2027', 'Volume 58'),
  cover('bound-year', 'Elementary yearbook cover', 'alfa sorbet', 'red-apple', `${YEAR}, elementary`, '2026–27', 'Maple Hill Elementary', 'Small people, big year'),
  cover('bound-band', 'Confetti senior yearbook cover', 'bebas film', '', `${YEAR}, high school`, 'Class of 2027', 'Yearbook', 'Signed, sealed, graduated', 'confetti-sun'),
  cover('folder', 'School project cover', 'fraunces mint', 'volcano', 'school project cover, report cover, project cover page, title page, science project, assignment, school', 'How volcanoes work', 'Science project', 'Maya Lind, grade 5'),
  cover('folder-year', 'Science project cover page', 'spartan teal', 'ringed-planet', 'school project cover, project cover page, report cover, title page, science, space, assignment', 'Planets', 'A school project', 'Leo Marsh, room 12'),
  cover('folder-arch', 'Geography project cover page', 'dmserif olive', '', 'school project cover, project cover page, report cover, title page, geography, assignment, school', 'Life in the desert', 'Geography project', 'Priya Rao, grade 8', 'dunes-sunset'),
  cover('folder', 'History project cover page', 'zilla lantern', 'classical-building', 'school project cover, project cover page, report cover, title page, history, assignment, school', 'Rome in one day', 'History project', 'Dele Ade, grade 7'),
  filled('vision-grid', 'Vision board collage', 'josefin terracotta', '', 'vision board, mood board, goals, manifestation, dream board, new year, collage', 'My 2027', 'Vision board', { word: 'Less, but warmer; Swim; Call home' }, photos('sunlit-room sea-dawn flatlay-desk-oak pool-light land-fjord')),
  filled('vision-pins', 'Pinned vision board', 'fraunces coast', '', 'vision board, mood board, goals, dream board, new year, cork board, manifestation', 'This is the year', 'Vision board 2027', { word: 'Run slow; A small house; Read more' }, photos('misty-mountains kitchen-sage shelf-books beach-turquoise vase-and-pears')),
  filled('vision-arches', 'Arched vision board', 'cormorant sage', '', 'vision board, goals, mood board, dream board, new year, manifestation, planner', 'Five good things', 'A vision board for the year', { word: 'Home; Rest; Sea; Garden; Bread' }, photos('living-corner-oat bath-niche sea-gold leaves-daisies flatlay-kitchen-board')),
  filled('vision-board', 'Career vision board', 'jakarta graphite', '', 'vision board, career goals, mood board, dream board, goals, business, manifestation', 'Work I want', 'Career vision board', { word: 'Own hours; A corner desk; Train mornings' }, photos('flatlay-desk-white skyline-dawn meeting-room coffee-latte gallery-wall')),
  cover('scrap-two', 'Travel scrapbook page', 'amatic coast', 'small-airplane, third compass', 'scrapbook page, scrapbook, travel, memories, photo page, vacation, album', 'Harbor days', 'July 2027', 'We missed the ferry twice and were glad both times.', 'nagasaki-boats sea-gold'),
  cover('scrap-square', 'Autumn scrapbook page', 'fraunces canyon', 'maple-leaf', 'scrapbook page, scrapbook, fall, autumn, memories, photo page, album', 'Leaf season', 'October 2027', 'Soup, sweaters and one very good pile.', 'leaves-autumn supper-soup feast-pumpkins'),
  cover('scrap-three', 'Family scrapbook page', 'pacifico blossom', 'red-heart', 'scrapbook page, scrapbook, family, memories, photo page, album, holiday', 'All together', 'December 2027', 'Nine cousins, one bathroom, no regrets.', 'feast-presents supper-cookies feast-christmas'),
  cover('scrap-pale', 'Beach scrapbook page', 'alfa lagoon', 'sun-with-face, third spiral-shell', 'scrapbook page, scrapbook, beach, summer, memories, photo page, album', 'Sand in it', 'August 2027', 'It is still in the car.', 'beach-evening beach-turquoise'),
];
