import type { TemplateSource } from '../../../build/templates/recipe.js';
import { made } from '../scenes/made.js';
import { counted, upTo } from '../sheets/slots.js';

const photo = (id: string): { readonly id: string } => ({ id: `photo-${id}` });

/** What fills a screen: wallpapers and end screens, channels, headers of profiles, banners of servers, graphics of blogs. */
export const screens: readonly TemplateSource[] = [
  made('calendar-4k-frame', 'January calendar 4K wallpaper', 'dmserif cocoa', 'calendar, calendar wallpaper, 4k wallpaper, wallpaper, desktop wallpaper, january, 2027, month, coffee, monthly calendar', {
    ...{ title: 'January', year: '2027', sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat' }, ...upTo('day', 31),
  }, { photos: { hero: photo('coffee-black') } }),
  made('outro-4k-frame', 'End screen 4K frame', 'anton jazz', 'end screen, outro, youtube outro, youtube end screen, end card, subscribe, thanks for watching, 4k, video frame, next video', { tag: 'New film every Sunday', title: 'Thanks for watching', hint: 'Tap to subscribe' }),
  made('kitchen-channel-art', 'Cooking channel art', 'pacifico terracotta', 'cooking, cooking channel, food, food blog, recipes, chef, kitchen, youtube banner, channel art, vegetables', { tag: 'Supper in thirty minutes', title: 'Sunday Skillet', detail: 'New recipe every Sunday, leftovers by Monday' }),
  made('pixel-channel-art', 'Gaming channel art', 'spacemono volt', 'gaming, gaming channel, gamer, pixel art, retro, arcade, 8 bit, video games, youtube banner, channel art, let’s play', { title: 'Extra Life', tag: 'Old games, bad jokes, daily at six' }),
  made('spines-twitter-header', 'Author Twitter header', 'dmserif harbour', 'author, writer, books, novel, bookshelf, book launch, twitter header, x header, cat, reading', { tag: 'Author of quiet thrillers', title: 'Nora Castell', detail: 'The fifth is out in May. The cat has read it.', book1: 'The Lodger', book2: 'Salt Road', book3: 'Nine Doors', book4: 'Low Tide' }),
  made('voice-twitter-header', 'Podcast Twitter header', 'archivo iris', 'podcast, podcaster, podcast host, microphone, audio, radio, interview, twitter header, x header, sound wave', { tag: 'A podcast', title: 'Loud on Purpose', detail: 'Thursdays, wherever you listen' }),
  made('planets-twitter-header', 'Space Twitter header', 'syne lantern', 'space, planets, astronomy, solar system, science, galaxy, stars, nasa, twitter header, x header, aesthetic', { title: 'Lost in space', tag: 'I teach physics and point at the sky' }),
  made('dice-discord-banner', 'Dungeon party Discord banner', 'cinzel ember', 'dnd, dungeons and dragons, tabletop, rpg, role playing, fantasy, dice, d20, gaming, discord banner', { roll: '20', tag: 'Campaign nights', title: 'The Ninth Tavern', detail: 'Fridays at eight. Bring dice.' }),
  made('book-discord-banner', 'Book club Discord banner', 'fraunces nocturne', 'book club, books, reading, bookish, library, fantasy, fiction, community, discord banner, server banner', { tag: 'Book club', title: 'Past My Bedtime', detail: 'One book a month, no quiz' }),
  made('desk-discord-banner', 'Study group Discord banner', 'jakarta gala', 'study, study group, study with me, lofi, students, homework, school, college, night, discord banner', { title: 'Quiet hours', tag: 'Study with us, nine till late', rules: 'Cameras off, timers on', detail: 'Pull up a chair' }),
  made('mood-tumblr-graphic', 'Fall mood board', 'instrument canyon', 'mood board, moodboard, aesthetic, fall, autumn, cozy, collage, photo collage, october, tumblr', { title: 'Sweater weather', tag: 'A board for long walks and short days' }, {
    photos: { view1: photo('coffee-latte'), view2: photo('knit-rust'), view3: photo('leaves-autumn'), view4: photo('candles-one'), view5: photo('shelf-books') },
  }),
  made('tape-tumblr-graphic', 'Playlist graphic', 'bebas sorbet', 'playlist, mixtape, cassette, songs, music, retro, 90s, track list, spotify, tumblr', {
    ...{ title: 'Drive at 2 AM', tag: 'Side A, windows down' }, ...upTo('number', 6),
    ...counted('song', ['Taillights', 'Neon Diner', 'Left on Alder', 'Gas Station Moon', 'Nobody’s Exit', 'Home by Blue']), ...counted('time', ['3:12', '2:58', '4:05', '3:40', '3:21', '5:17']),
  }),
];
