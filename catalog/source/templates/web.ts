import type { TemplateSource } from '../../build/templates/recipe.js';
import { night } from './night.js';

export const web: readonly TemplateSource[] = [
  {
    id: 'kitchen-frequencies', name: 'Food podcast cover', recipe: 'podcast-sound', pairing: 'spartan', palette: 'paprika',
    keywords: ['podcast', 'cover', 'food', 'cooking', 'sound', 'warm', 'recipe', 'chef', 'kitchen', 'cooking show', 'restaurant'],
    art: { emblem: 'duotone-cooking-pot' },
    copy: { tag: 'A food\npodcast', title: 'Stirring\nthe Pot', author: 'with Leila Haddad' },
  },
  {
    id: 'night-sky-hour', name: 'Astronomy podcast cover', recipe: 'podcast-sound', pairing: 'syne', palette: 'nocturne',
    keywords: ['podcast', 'cover', 'astronomy', 'science', 'space', 'night', 'stars', 'planet', 'galaxy', 'orbit', 'moon'],
    art: { emblem: 'duotone-moon' }, roles: night('nocturne'),
    copy: { tag: 'Science\nafter dark', title: 'Orbit & Out', author: 'with Dr Ines Batista' },
  },
  {
    id: 'long-way-home', name: 'Cycling podcast cover', recipe: 'podcast-sound', pairing: 'fraunces', palette: 'mint',
    keywords: ['podcast', 'cover', 'cycling', 'bicycle', 'sport', 'fresh', 'bike', 'bike ride', 'travel', 'adventure', 'outdoors', 'road trip'],
    art: { emblem: 'duotone-bicycle' },
    copy: { tag: 'Ride\nstories', title: 'The long way home', author: 'with Joost and Amara' },
  },
  {
    id: 'vinyl-sundays', name: 'Soul music podcast cover', recipe: 'podcast-ribbon', pairing: 'alfa', palette: 'terracotta',
    keywords: ['podcast', 'cover', 'music', 'retro', 'seventies', 'stripes', '70s', 'groovy', 'soul', 'funk', 'records', 'dj'],
    copy: { tag: 'Soul, funk, stories', title: 'Side\nB First', author: 'Marcus Obi plays what radio skipped', day: 'Sundays' },
  },
  {
    id: 'plain-money', name: 'Money podcast cover', recipe: 'podcast-ribbon', pairing: 'jakarta', palette: 'cobalt',
    keywords: ['podcast', 'cover', 'money', 'business', 'stripes', 'modern', 'finance', 'budget', 'financial', 'savings', 'investing'],
    copy: { tag: 'Pay, rent, savings', title: 'Plain\nMoney\nTalk', author: 'Twenty minutes with Hana Sato', day: 'Tuesdays' },
  },
  {
    id: 'late-chapters', name: 'Book podcast cover', recipe: 'podcast-ribbon', pairing: 'abril', palette: 'plum',
    keywords: ['podcast', 'cover', 'books', 'reading', 'stripes', 'night', 'book club', 'literature', 'audiobook', 'author', 'bedtime stories'],
    roles: night('plum'),
    copy: { tag: 'Books after bedtime', title: 'One\nMore\nChapter', author: 'Read aloud by Femi and Clare', day: 'Weekly' },
  },
  {
    id: 'windowsill-jungle', name: 'House plant blog banner', recipe: 'blog-banner-fronds', pairing: 'fraunces', palette: 'meadow',
    keywords: ['blog', 'banner', 'plants', 'botanical', 'home', 'leaves', 'houseplants', 'tropical', 'plant care', 'gardening', 'interior', 'jungle'],
    copy: { tag: 'The indoor garden', title: 'A jungle on *one* windowsill', author: 'Six plants that forgive you, by Noor Visser' },
  },
  {
    id: 'slow-island-notes', name: 'Travel blog banner', recipe: 'blog-banner-fronds', pairing: 'playfair', palette: 'sorbet',
    keywords: ['blog', 'banner', 'travel', 'tropical', 'summer', 'leaves', 'vacation', 'beach', 'itinerary', 'palm', 'trip', 'island'],
    copy: { tag: 'Field notes', title: 'Ten days with *no* itinerary', author: 'What the ferry timetable taught us' },
  },
  {
    id: 'harbour-letter', name: 'Fishmonger’s email header', recipe: 'email-header-scales', pairing: 'dmserif', palette: 'harbour',
    keywords: ['email', 'header', 'newsletter', 'fish', 'scales', 'market', 'seafood', 'fish market', 'fishing', 'restaurant', 'food', 'harbor'],
    copy: { tag: 'Thursday’s letter', title: 'The Catch', body: 'What came in, and how to cook it tonight' },
  },
  {
    id: 'studio-dispatch', name: 'Studio email header', recipe: 'email-header-scales', pairing: 'josefin', palette: 'candy',
    keywords: ['email', 'header', 'newsletter', 'studio', 'deco', 'night', 'art', 'art studio', 'artist', 'painting', 'gallery', 'art deco'],
    roles: night('candy'),
    copy: { tag: 'Studio news', title: 'Wet Paint', body: 'New work, open doors and one small sale' },
  },
  {
    id: 'march-valley', name: 'March desktop calendar', recipe: 'desktop-wallpaper-valley', pairing: 'fraunces', palette: 'coast',
    keywords: ['wallpaper', 'desktop', 'calendar', 'march', 'landscape', 'spring', 'nature', 'hills', 'green hills', 'monthly calendar', 'scenery', 'month'],
    copy: { title: 'March', date: '2027', mon: 'M\n1\n8\n15\n22\n29', tue: 'T\n2\n9\n16\n23\n30', wed: 'W\n3\n10\n17\n24\n31', thu: 'T\n4\n11\n18\n25', fri: 'F\n5\n12\n19\n26', sat: 'S\n6\n13\n20\n27', sun: 'S\n7\n14\n21\n28' },
  },
  {
    id: 'november-valley', name: 'November desktop calendar', recipe: 'desktop-wallpaper-valley', pairing: 'jakarta', palette: 'lantern',
    keywords: ['wallpaper', 'desktop', 'calendar', 'november', 'landscape', 'night', 'nature', 'hills', 'fall', 'monthly calendar', 'scenery', 'month'],
    roles: { ...night('lantern'), accent2: '#46558f', extra: '#93a3d6' },
    copy: { title: 'November', date: '2027', mon: 'M\n1\n8\n15\n22\n29', tue: 'T\n2\n9\n16\n23\n30', wed: 'W\n3\n10\n17\n24', thu: 'T\n4\n11\n18\n25', fri: 'F\n5\n12\n19\n26', sat: 'S\n6\n13\n20\n27', sun: 'S\n7\n14\n21\n28' },
  },
  {
    id: 'evening-tide', name: 'Evening tide wallpaper', recipe: 'phone-wallpaper-tide', pairing: 'cormorant', palette: 'nocturne',
    roles: { accent: '#ff6f91', accent2: '#ffd29a', extra: '#5f45b8' },
    keywords: ['wallpaper', 'phone', 'sunset', 'sea', 'calm', 'mantra', 'ocean', 'beach', 'lock screen', 'iphone', 'quote', 'waves'],
    copy: { title: 'The tide can wait for you' },
  },
  {
    id: 'first-swim', name: 'First swim wallpaper', recipe: 'phone-wallpaper-tide', pairing: 'bebas', palette: 'mint',
    roles: { accent: '#ff6b57', accent2: '#ffd670', extra: '#2f9d8f' },
    keywords: ['wallpaper', 'phone', 'sea', 'swimming', 'morning', 'motivation', 'ocean', 'beach', 'lock screen', 'iphone', 'quote', 'sunrise'],
    copy: { title: 'Cold water, clear head' },
  },
];
