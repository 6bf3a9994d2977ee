import type { TemplateSource } from '../../../../build/templates/recipe.js';
import { made } from '../made.js';

type Copy = TemplateSource['copy'];

/** Four courses, each with its kind, its name and what is with it. */
const courses = (tag: string, title: string, rows: readonly (readonly [string, string, string])[]): Copy => ({
  ...{ tag, title },
  ...Object.fromEntries(rows.flatMap(([section, dish, note], i) => [[`section${i + 1}`, section], [`dish${i + 1}`, dish], [`note${i + 1}`, note]])),
});

/** A card to answer on. */
const answer = (tag: string, title: string, yes: string, no: string, detail: string): Copy => ({ tag, title, toLabel: 'M', item1: yes, item2: no, detail });

/** What happens at a service, and who does it. */
const service = (tag: string, title: string, date: string, site: string, rows: readonly (readonly [string, string])[]): Copy => ({
  ...{ tag, title, date, site },
  ...Object.fromEntries(rows.flatMap(([item, note], i) => [[`item${i + 1}`, item], [`note${i + 1}`, note]])),
});

/** Weddings and what comes before them. */
const weddings: readonly TemplateSource[] = [
  made('peonies-invitation', 'Watercolor floral wedding invitation', 'greatvibes rosewood', 'wedding, floral wedding, watercolor floral, watercolor, floral, flowers, peony, pink, elegant', ['With full hearts', 'Clara & Theo', 'June 12 at four o’clock, Rosehill Gardens, Savannah', 'Dinner and dancing to follow']),
  made('night-peonies-invitation', 'Midnight floral wedding invitation', 'cormorant rosewood', 'wedding, floral wedding, watercolor floral, floral, dark, night, moody, elegant, flowers', ['Please join us', 'Elena & Marcus', 'October 9 at five, The Conservatory, Portland', 'Black tie, warm coats']),
  made('garland-invitation', 'Garden bridal shower invitation', 'greatvibes blossom', 'bridal shower, wedding shower, bride to be, bride, floral, watercolor floral, flowers, pink, elegant', ['A bridal shower for', 'Amelia Hart', 'Saturday, May 15 at one. The Orangery, 40 Linden Avenue']),
  made('peonies-a6-card', 'Floral bridal shower invitation card', 'cormorant blossom', 'bridal shower, wedding shower, bride to be, floral, watercolor floral, flowers, pink, bride, invitation', ['Tea & roses', 'A shower for Hannah', 'Sunday, May 2 at noon, 14 Laurel Lane', 'RSVP to Meg, 555-0134']),
  made('night-peonies-a6-card', 'Evening bridal shower invitation', 'playfair plum', 'bridal shower, wedding shower, bride to be, bride, floral, flowers, dark, evening, invitation', ['Ladies, after dark', 'Sips for the bride', 'Toasting Priya. May 21 at eight, The Fig Bar', 'RSVP 555-0171']),
  made('eucalyptus-invitation', 'Eucalyptus engagement party invitation', 'cormorant sage', 'engagement party, engagement, engaged, she said yes, eucalyptus, greenery, green, elegant, couple', ['She said yes', 'Maya & Jordan', 'Toast the engagement. April 17 at six, The Garden Room', 'RSVP by April 3']),
  made('champagne-tower-invitation', 'Champagne engagement party invitation', 'cinzel brass', 'engagement party, engagement, engaged, champagne, black and gold, gold, elegant, couple, toast', ['An engagement party for', 'Nina & Cole', 'Saturday, March 20 at seven. The Alder Hotel, rooftop', 'RSVP by March 6']),
  made('champagne-tower-save-the-date', 'Engagement party save the date', 'playfair gala', 'engagement party, engagement, engaged, save the date, champagne, gold, elegant, couple, party', ['Save the date', 'We’re engaged', 'Party on August 28 in Austin', 'Ines & Rafael']),
  made('solitaire-arch-invitation', 'Diamond ring engagement party invitation', 'cormorant rosewood', 'engagement party, engagement, engaged, she said yes, diamond ring, ring, pink, elegant, couple', ['It’s official', 'Leah & Tomas', 'Cocktails, February 13 at seven, The Linden Room', 'RSVP by February 1']),
  made('eucalyptus-a6-card', 'Greenery engagement party card', 'josefin orchard', 'engagement party, engagement, engaged, greenery, eucalyptus, she said yes, couple, elegant, invitation', ['A ring! Come see it', 'Beth & Omar', 'Backyard drinks, June 6 at four, 22 Fern Court', 'RSVP 555-0126']),
  made('champagne-tower-a6-card', 'Silver anniversary invitation', 'cormorant noel', 'anniversary, anniversary party, wedding anniversary, 25th anniversary, silver anniversary, champagne, gold, elegant, invitation', ['25 years of marriage', 'Ruth & Daniel', 'Dinner on May 8 at seven, The Heron', 'RSVP by April 20']),
  made('wreath-number-invitation', 'Greenery 40th anniversary invitation', 'dmserif sage', 'anniversary, wedding anniversary, anniversary party, 40th anniversary, ruby anniversary, greenery, wreath, gold, elegant', { number: '40', tag: 'Years together', title: 'Jean & Walt Brandt', detail: 'Lunch, June 19 at one', site: 'RSVP 555-0147' }),
  made('hanging-garden-a6-card', 'Hanging flowers wedding invitation', 'dmserif fern', 'wedding, floral wedding, watercolor floral, floral, flowers, garden wedding, green, spring, invitation', ['We’re getting married', 'Isabel & Finn', 'May 8 at three, Marlow Gardens']),
  made('garland-a6-card', 'Floral RSVP card', 'playfair rosewood', 'rsvp, rsvp card, reply card, response card, wedding, floral, flowers, elegant, pink', answer('Kindly reply by May 1', 'RSVP', 'Accepts with joy', 'Declines with regret', 'Song that gets you dancing')),
  made('peonies-postcard', 'Floral RSVP postcard', 'cormorant blossom', 'rsvp, rsvp card, reply card, response card, wedding, floral, watercolor floral, flowers, pink', answer('The favor of a reply by June 1', 'Will you come?', 'We would not miss it', 'Sadly we cannot', 'Anything you don’t eat')),
  made('eucalyptus-greeting-card', 'Greenery RSVP card', 'cormorant sage', 'rsvp, rsvp card, reply card, response card, wedding, greenery, eucalyptus, green, elegant', answer('Please reply by August 14', 'RSVP, please', 'Dancing shoes packed', 'There in spirit', 'Chicken, salmon or squash')),
  made('peonies-menu', 'Floral wedding menu', 'cormorant rosewood', 'wedding menu, wedding, menu, floral, watercolor floral, dinner, reception, elegant, pink', courses('Clara & Theo', 'Menu', [['First', 'Little gem salad', 'Shaved radish, buttermilk, chives'], ['Main', 'Roast chicken', 'Brown butter potatoes, green beans'], ['Or', 'Mushroom risotto', 'Parmesan, thyme, lemon'], ['To finish', 'Wedding cake', 'Almond sponge, raspberry']])),
  made('eucalyptus-menu', 'Greenery wedding menu', 'josefin sage', 'wedding menu, wedding, menu, greenery, eucalyptus, green, dinner, reception, elegant', courses('September 4', 'At our table', [['To start', 'Heirloom tomato tart', 'Basil, goat cheese, good oil'], ['Main', 'Cedar plank salmon', 'Fennel, new potatoes, dill'], ['Or', 'Stuffed squash', 'Wild rice, pecans, sage'], ['Sweet', 'Lemon cake', 'Berries and cream']])),
  made('night-peonies-menu', 'Midnight wedding menu', 'playfair rosewood', 'wedding menu, wedding, menu, floral, dark, night, dinner, reception, elegant', courses('Elena & Marcus', 'Supper', [['First', 'Roasted beets', 'Whipped feta, walnuts, dill'], ['Main', 'Short rib', 'Red wine, soft polenta'], ['Or', 'Charred cauliflower', 'Tahini, golden raisins'], ['At midnight', 'Cake and coffee', 'Dark chocolate, sour cherry']])),
  made('garland-poster', 'Floral wedding welcome sign', 'cormorant blossom', 'wedding welcome sign, welcome sign, wedding, welcome, wedding sign, floral, watercolor floral, flowers', ['Welcome to the wedding of', 'Ruby & James', 'June 26. Pick a seat, not a side.']),
  made('eucalyptus-a3-poster', 'Greenery wedding welcome sign', 'cormorant orchard', 'wedding welcome sign, welcome sign, wedding, welcome, wedding sign, greenery, eucalyptus, elegant', ['Welcome, friends', 'Maya & Jordan', 'September 4, Willow Farm', 'So glad you’re here']),
  made('peonies-poster', 'Peony wedding welcome sign', 'playfair rosewood', 'wedding welcome sign, welcome sign, wedding, welcome, wedding sign, peony, floral, watercolor floral', ['Welcome to the wedding of', 'Clara & Theo', 'Rosehill Gardens, June 12', 'Drinks on the lawn at five']),
];

/** First sacraments and last farewells. */
const church: readonly TemplateSource[] = [
  made('chalice-invitation', 'First communion invitation', 'cormorant orchard', 'first communion, first holy communion, communion, catholic, chalice, church, religious, gold, white', ['First Holy Communion', 'Lucia Marie', 'Sunday, May 9 at ten, St. Anne’s Church', 'Lunch in the parish garden']),
  made('chalice-a6-card', 'First communion lunch invitation', 'playfair royal', 'first communion, first holy communion, communion, catholic, chalice, church, religious, boy, invitation', ['First Holy Communion', 'Samuel Joseph', 'May 16 at eleven, St. Brendan’s', 'Lunch at ours']),
  made('flowered-cross-a6-card', 'Floral first communion invitation', 'greatvibes blossom', 'first communion, first holy communion, communion, catholic, cross, church, floral, girl, pink', ['Her First Communion', 'Isabella Rose', 'Sunday, May 2 at ten, Holy Family Church', 'Brunch at Grandma’s']),
  made('chalice-instagram-story', 'First communion invitation story', 'dmserif orchard', 'first communion, first holy communion, communion, catholic, chalice, church, religious, invitation, gold', ['First Holy Communion', 'Mateo’s big day', 'Sunday, May 23 at nine thirty, Our Lady of Grace', 'Pancakes after Mass']),
  made('flowered-cross-invitation', 'Baptism invitation with cross', 'playfair blossom', 'baptism, christening, cross, church, baby girl, pink, floral, religious, gold', ['Please join us for the baptism of', 'Olivia Grace', 'April 11 at eleven, Church of the Good Shepherd', 'Brunch to follow']),
  made('cross-oval-invitation', 'Greenery baptism invitation', 'dmserif fern', 'baptism, christening, cross, church, baby boy, greenery, green, religious, gold', ['Please join us for the baptism of', 'Gabriel Luke', 'Sunday, May 16 at noon, St. Joseph’s Church', 'Lunch at the Riveras']),
  made('shell-dove-invitation', 'Dove baptism invitation', 'cormorant coast', 'baptism, christening, dove, church, baby boy, blue, religious, shell, gold', ['The baptism of', 'Elijah James', 'Sunday, June 13 at ten, First Presbyterian Church', 'Lunch in the fellowship hall']),
  made('shell-dove-a6-card', 'Christening invitation', 'cinzel harbour', 'baptism, christening, dove, church, baby, religious, shell, gold, invitation', ['The christening of', 'Thea Louise', 'May 30 at noon, St. Mark’s', 'Tea and cake after']),
  made('lilies-letter-flyer', 'Funeral program with lilies', 'cormorant teal', 'funeral program, funeral, memorial, order of service, in loving memory, celebration of life, church, lilies', service('In loving memory of', 'Margaret Ann Doyle', 'April 2, 1938 to March 9, 2027', 'The family thanks you for your prayers and your casseroles.', [['Prelude', 'Ellen Park, organ'], ['Welcome', 'Rev. Thomas Reed'], ['Psalm 23', 'Read by Claire Doyle'], ['Remembrance', 'Her five grandchildren'], ['Amazing Grace', 'All sing'], ['Blessing', 'Rev. Thomas Reed']])),
  made('flowered-cross-wedding-programme', 'Memorial service program', 'playfair sage', 'funeral program, funeral, memorial service, order of service, in loving memory, church, cross, flowers', service('A service of remembrance', 'Robert Earl Hayes', '1944 to 2027', 'Please join us for lunch in the hall.', [['Gathering', 'Choir of Mount Zion'], ['Prayer', 'Pastor Lewis'], ['Reading', 'Romans 8, Dana Hayes'], ['Eulogy', 'Earl Hayes Jr.'], ['It Is Well', 'All sing'], ['Blessing', 'Pastor Lewis']])),
  made('lilies-flyer', 'Lily funeral program cover', 'greatvibes harbour', 'funeral program, funeral, memorial, in loving memory, celebration of life, lilies, program, church', ['In loving memory', 'Anna Sofia Berg', 'October 3, 1951 to May 20, 2027', 'June 4 at eleven, Bethany Chapel']),
];

export const gatherings: readonly TemplateSource[] = [...weddings, ...church];
