import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made, type Look } from '../made.js';

const book = (scene: string, name: string, look: Look, keywords: string, ...[author, title, detail, more = {}]: [author: string, title: string, detail: string, more?: Partial<TemplateSource>]): TemplateSource =>
  made(`${scene}-book-cover`, name, look, keywords, { author, title, detail }, more);

const guide = (scene: string, name: string, look: Look, keywords: string, author: string, title: string, detail: string): TemplateSource =>
  made(`${scene}-report-cover`, name, look, keywords, { author, title, detail });

/** Novels and books of advice by kind, and small books that are given away. */
export const bookCovers: readonly TemplateSource[] = [
  book('valentine', 'Romance book cover', 'pacifico blossom', 'romance, romance novel, love story, novel, fiction, ebook cover, hearts', 'Lena Marlow', 'Two Left Hearts', 'She was only there for the cake'),
  book('chandelier', 'Historical romance book cover', 'cinzel rosewood', 'romance, historical romance, love story, novel, ballroom, fiction, regency', 'Adelaide Finch', 'The Duke Declines', 'A romance in nine dances'),
  book('paris-tower', 'Paris romance book cover', 'abril plum', 'romance, romance novel, paris, love story, chick lit, travel, fiction', 'Camille Ross', 'Meet Me on the Wrong Platform', 'A love story with delays'),
  book('beach-book', 'Summer romance book cover', 'fraunces coast', 'romance, beach read, summer, love story, novel, fiction, chick lit', 'June Avery', 'One Towel, Two Chairs', 'A beach read'),
  book('dinosaurs', 'Children’s book cover with dinosaurs', 'alfa meadow', 'children’s book, kids book, picture book, dinosaur, storybook, children, bedtime story', 'Told by Olu Park', 'Dino Won’t Nap', 'For readers of three and up'),
  book('unicorn', 'Unicorn children’s book cover', 'pacifico candy', 'children’s book, kids book, picture book, unicorn, storybook, fairy tale, girls', 'Words by Mina Cho', 'The Unicorn Who Sneezed', 'Glitter everywhere. Everywhere.'),
  book('fox-tale', 'Fox picture book cover', 'spartan terracotta', 'children’s book, kids book, picture book, fox, forest, storybook, animals', 'Ada Lindgren-Moss', 'Fox Minds the Shop', 'Closed for naps'),
  book('whale-tale', 'Whale children’s book cover', 'amatic lagoon', 'children’s book, kids book, picture book, whale, sea, storybook, bedtime story', 'Tomas Bell', 'Small Boat, Big Whale', 'A story for the bath'),
  book('owl-tale', 'Bedtime story children’s book cover', 'fraunces gala', 'children’s book, kids book, picture book, owl, bedtime story, storybook, night', 'Ruth Okoro', 'Owl Stays Up', 'Until half past seven'),
  book('plate', 'Family cookbook cover', 'playfair olive', 'cookbook, recipe book, family recipes, cooking, food, kitchen, ebook cover', 'The Ferrante Family', 'Nonna’s Long Table', 'Sixty recipes, one secret'),
  book('loaves', 'Bread cookbook cover', 'dmserif cocoa', 'cookbook, recipe book, baking, bread, sourdough, food, cooking', 'Hannah Weiss', 'Slow Loaf', 'Bread for people with a weekend'),
  book('stew', 'One-pot cookbook cover', 'anton paprika', 'cookbook, recipe book, dinner, cooking, food, one pot, kitchen', 'Marcus Bell', 'One Pot, No Guilt', '90 dinners and a single sponge'),
  book('fruit', 'Healthy cookbook cover', 'jakarta fern', 'cookbook, recipe book, healthy, smoothie, vegan, food, cooking', 'Priya Anand', 'Eat the Market', 'Plant suppers for every season'),
  book('dragon', 'Fantasy book cover', 'cinzel gala', 'fantasy, fantasy novel, dragon, castle, magic, fiction, epic', 'R. K. Thorne', 'The Last Tame Dragon', 'Book one of the Ash Ledger'),
  book('wizard', 'Magic fantasy book cover', 'abril nocturne', 'fantasy, fantasy novel, wizard, magic, witch, fiction, young adult', 'Imogen Vale', 'A Spell for Mondays', 'Magic, mostly by accident'),
  book('crown-swords', 'Epic fantasy book cover', 'cormorant festival', 'fantasy, fantasy novel, kingdom, crown, swords, fiction, epic', 'D. A. Hollis', 'A Crown of Borrowed Thorns', 'The throne is rented'),
  book('night-peonies', 'Dark fantasy romance book cover', 'cinzel plum', 'fantasy, romance, dark romance, romantasy, novel, fiction, wattpad cover', 'Seraphine Locke', 'Court of Late Roses', 'She bowed to no one, twice'),
  book('far-orbit', 'Science fiction book cover', 'syne volt', 'science fiction, sci-fi, space, novel, fiction, planet, space opera', 'T. M. Osei', 'Nine Minutes to Earth', 'Somebody has to answer the phone'),
  book('star-map', 'Space science fiction book cover', 'archivo nocturne', 'science fiction, sci-fi, space, stars, novel, fiction, afrofuturism', 'Nia Adeyemi', 'The Light Is Already Old', 'A novel of the long way home'),
  book('saucer', 'Alien science fiction book cover', 'spacemono cobalt', 'science fiction, sci-fi, alien, ufo, space, novel, funny', 'Gus Parlett', 'They Came for the Parking', 'An invasion, mildly'),
  book('grid-sunset', 'Cyberpunk science fiction book cover', 'bebas fuchsia', 'science fiction, sci-fi, cyberpunk, synthwave, retro, novel, future', 'Kenji Vaughn', 'Sunset.exe', 'The city is in beta'),
  book('first-light', 'Self-help book cover', 'jakarta summit', 'self help, self-help, motivation, personal growth, ebook cover, mindset, habits', 'Dr. Amara Lind', 'Start Before Coffee', 'Small mornings, large lives'),
  book('climb', 'Success self-help book cover', 'spartan jazz', 'self help, self-help, success, business book, motivation, goals, mindset', 'Peter Vance', 'The Second Mountain Is Optional', 'Goals you may put down'),
  book('head-garden', 'Mindfulness self-help book cover', 'instrument sage', 'self help, self-help, mindfulness, mental health, anxiety, wellness, growth', 'Noor Haddad', 'Weed the Worry', 'A gardener’s guide to the mind'),
  book('old-tree', 'Calm self-help book cover', 'fraunces grove', 'self help, self-help, calm, slow living, wellness, mindset, nature', 'Elin Strand', 'Grow Like Nobody’s Watching', 'Fifty slow lessons'),
  book('keyhole', 'Mystery book cover with a keyhole', 'oswald brass', 'mystery, mystery novel, thriller, crime, detective, suspense, fiction', 'Clara Winthrop', 'The Lodger Lies', 'An Inspector Pym mystery'),
  book('lamplight', 'Detective mystery book cover', 'zilla lantern', 'mystery, mystery novel, detective, crime, noir, suspense, fiction', 'Jack Harrow', 'The Fog Keeps Receipts', 'Everyone on Pier 9 saw nothing'),
  book('hill-house', 'Horror thriller book cover', 'anton cherry', 'thriller, horror, haunted house, suspense, novel, fiction, psychological thriller', 'M. E. Graves', 'The House Votes No', 'Three bedrooms. Four breathing.'),
  book('knife', 'Murder thriller book cover', 'bebas ember', 'thriller, murder mystery, crime, suspense, novel, fiction, psychological thriller', 'Sloane Pierce', 'The Key Was Cold', 'A thriller in one night'),
  book('lilies', 'Wattpad cover for a sad romance', 'greatvibes iris', 'wattpad, wattpad cover, romance, drama, teen fiction, story cover, novel', 'by rainyinkwell', 'Letters I Kept', 'Complete, 41 parts'),
  book('mirrorball', 'Teen fiction Wattpad cover', 'syne fuchsia', 'wattpad, wattpad cover, teen fiction, young adult, story cover, prom, novel', 'by starlit_maya', 'The Wrong Prom Date', 'Updates on Fridays'),
  made('dragon-book-cover', 'Fantasy Wattpad cover', 'abril fuchsia', 'wattpad, wattpad cover, fantasy, dragon, story cover, fan fiction, magic', { author: 'by emberandash', title: 'My Roommate Is a Dragon', detail: 'Highest rank: 7 in fantasy' }),
  made('valentine-book-cover', 'Romance Wattpad cover', 'josefin cherry', 'wattpad, wattpad cover, romance, love story, story cover, teen fiction, hearts', { author: 'by notyourjuliet', title: 'Fake Dating for Beginners', detail: 'Ongoing' }),
  guide('growth', 'Money ebook cover', 'jakarta meadowlark', 'ebook cover, ebook, lead magnet, free guide, finance, money, budget', 'A free guide by Penny & Co.', 'Your first $1,000 saved', 'Twelve weeks, no spreadsheets'),
  guide('idea', 'Marketing ebook cover', 'archivo cobalt', 'ebook cover, ebook, lead magnet, marketing, free guide, content, freebie', 'Free ebook', '50 hooks that earn the click', 'For small shops with small budgets'),
  guide('remote-desk', 'Remote work ebook cover', 'spartan teal', 'ebook cover, ebook, lead magnet, remote work, productivity, free guide, freebie', 'The Quiet Desk', 'Work from home, and stop at five', 'A workbook in ten pages'),
  guide('lotus', 'Wellness lead magnet ebook cover', 'cormorant mint', 'ebook cover, ebook, lead magnet, wellness, yoga, self care, free guide', 'Stillwater Studio', 'Seven days of calm', 'A free ebook'),
  guide('grill', 'Recipe ebook cover', 'alfa ember', 'ebook cover, ebook, lead magnet, recipes, cookbook, bbq, freebie', 'Smoke Signals Kitchen', '12 marinades worth the wait', 'Free recipe ebook'),
  made('growth-report-cover', 'Lead magnet for coaches', 'dmserif rosewood', 'lead magnet, ebook, free guide, coach, coaching, workbook, freebie', { author: 'A free workbook', title: 'Price it like you mean it', detail: 'For coaches who say “just $40”' }),
  made('idea-report-cover', 'Checklist lead magnet', 'syne sorbet', 'lead magnet, checklist, ebook, free guide, freebie, launch, marketing', { author: 'Free checklist', title: 'Launch in nine ticks', detail: 'Print it, tick it, nap' }),
];
