import type { TemplateSource } from '../../build/templates/recipe.js';
import { night } from './night.js';

export const cards: readonly TemplateSource[] = [
  {
    id: 'cake-card', name: 'Birthday cake card', recipe: 'birthday-candles', pairing: 'pacifico', palette: 'sorbet',
    keywords: ['birthday', 'card', 'cake', 'candles', 'sweet', 'playful', 'happy birthday', 'birthday cake', 'birthday wishes', 'party', 'bday'],
    copy: { tag: 'It is your day', title: 'Make it a long wish', body: 'We lit every candle we could find. Blow slowly, the cake is worth it.', author: 'With love from table nine' },
  },
  {
    id: 'forty-card', name: 'Fortieth birthday card', recipe: 'birthday-candles', pairing: 'archivo', palette: 'jazz',
    keywords: ['birthday', 'card', 'forty', 'retro', 'bold', 'cake', '40th', '40th birthday', 'happy birthday', 'birthday cake', 'party', 'bday'],
    copy: { tag: 'For Samuel', title: 'Forty looks good on you', body: 'Older than the lift, younger than the stairs, and still the first to dance.', author: 'All of us on the third floor' },
  },
  {
    id: 'quiet-card', name: 'Quiet birthday card', recipe: 'birthday-candles', pairing: 'fraunces', palette: 'mint',
    keywords: ['birthday', 'card', 'calm', 'green', 'cake', 'friend', 'happy birthday', 'birthday wishes', 'birthday cake', 'bday', 'candles'],
    copy: { tag: 'Happy birthday, Aiko', title: 'A calm and sunny year', body: 'May your tea stay warm and your inbox stay empty, at least until Tuesday.', author: 'Ingrid and Mateo' },
  },
  {
    id: 'thirty-card', name: 'Thirtieth birthday card', recipe: 'birthday-number', pairing: 'alfa', palette: 'candy',
    keywords: ['birthday', 'card', 'thirty', 'confetti', 'pink', 'party', '30th', '30th birthday', 'happy birthday', 'bday', 'best friend'],
    copy: { number: '30', tag: 'Dear Ngozi', title: 'Thirty! Loudly!', body: 'You wanted no fuss, so here is all of the fuss at once.', author: 'The whole netball team' },
  },
  {
    id: 'seven-card', name: 'Seventh birthday card', recipe: 'birthday-number', pairing: 'pacifico', palette: 'mint',
    keywords: ['birthday', 'card', 'seven', 'child', 'confetti', 'playful', '7th', '7th birthday', 'happy birthday', 'kids', 'boy', 'bday'],
    copy: { number: '7', tag: 'For captain Leo', title: 'Seven is the best one', body: 'Old enough for the deep end, young enough for two slices.', author: 'Hugs, Auntie Wen' },
  },
  {
    id: 'sixty-card', name: 'Sixtieth birthday card', recipe: 'birthday-number', pairing: 'bebas', palette: 'summit',
    keywords: ['birthday', 'card', 'sixty', 'confetti', 'blue', 'bold', '60th', '60th birthday', 'happy birthday', 'bday', 'dad', 'father'],
    roles: { accent: '#1c2b4a', accent2: '#e9a23b', ink: '#14203a', onAccent: '#f8f7f2', extra: '#4a7fb0' },
    copy: { number: '60', tag: 'Baba’s big one', title: 'Sixty and still the loudest', body: 'Thank you for every lift home, every lecture and every mango.', author: 'Farah, Omid and Dara' },
  },
  {
    id: 'thanks-teacher', name: 'Thank you, teacher card', recipe: 'thank-you-garden', pairing: 'spartan', palette: 'sorbet',
    keywords: ['thank you', 'card', 'teacher', 'flowers', 'tiles', 'colorful', 'teacher appreciation', 'teacher appreciation week', 'thanks', 'school', 'class', 'kids'],
    copy: { tag: 'To Ms Adeyemi', title: 'Thank you', body: 'You watered every one of us, even the cactuses at the back.', author: 'Class 4B' },
  },
  {
    id: 'thanks-neighbour', name: 'Thank you, neighbour card', recipe: 'thank-you-garden', pairing: 'abril', palette: 'grove',
    keywords: ['thank you', 'card', 'neighbor', 'garden', 'green', 'geometric', 'thanks', 'neighbors', 'gardening'],
    copy: { tag: 'From number nine', title: 'Many thanks', body: 'For the ladder, the leeks and the key under your third flowerpot.', author: 'Elif and Jun' },
  },
  {
    id: 'sympathy-lake', name: 'Sympathy card', recipe: 'greeting-lake', pairing: 'cormorant', palette: 'summit',
    roles: { accent2: '#f3d39a' },
    keywords: ['sympathy', 'card', 'condolence', 'lake', 'calm', 'sunset', 'condolence card', 'loss', 'funeral', 'grief', 'with sympathy', 'thinking of you'],
    copy: { title: 'We are holding you in our thoughts', body: 'There is no hurry and nothing to answer. We are near.', author: 'Helga, Tomás and the children' },
  },
  {
    id: 'welcome-little-one', name: 'New baby card', recipe: 'greeting-lake', pairing: 'fraunces', palette: 'sorbet',
    keywords: ['welcome', 'card', 'baby', 'lake', 'sunrise', 'greeting', 'newborn', 'new baby', 'baby shower', 'congratulations', 'baby boy', 'baby girl'],
    copy: { title: 'Welcome ashore, little one', body: 'The water is warm and everyone has been asking for you.', author: 'Granny Ife and Grandpa Lars' },
  },
  {
    id: 'winter-wishes', name: 'Winter wishes card', recipe: 'greeting-firs', pairing: 'dmserif', palette: 'lagoon',
    keywords: ['winter', 'card', 'season', 'snow', 'night', 'forest', 'seasons greetings', 'christmas', 'happy holidays', 'holiday card', 'winter solstice', 'snowy'],
    roles: { ...night('lagoon'), accent: '#1f6f78', extra: '#3d7fa8', accent2: '#ffd98a', surface: '#0d3350', accentText: '#ffd98a' },
    copy: { tag: 'Season’s greetings', title: 'Long nights, warm kitchens', author: 'From all of us on Spruce Lane' },
  },
  {
    id: 'new-year-firs', name: 'New year card', recipe: 'greeting-firs', pairing: 'josefin', palette: 'cherry',
    keywords: ['new year', 'card', 'season', 'snow', 'pink', 'trees', 'happy new year', 'seasons greetings', 'holiday card', 'holiday', 'christmas trees', 'winter'],
    roles: { accent: '#b3243c', accent2: '#f4c95d', extra: '#c9707f', surface: '#fbdfdb' },
    copy: { tag: 'Happy new year', title: 'Fresh snow, clean page', author: 'With love, the Marchetti-Obis' },
  },
  {
    id: 'mountain-lake-postcard', name: 'Mountain lake postcard', recipe: 'postcard-travel', pairing: 'bebas', palette: 'harbour',
    keywords: ['postcard', 'travel', 'mountain', 'lake', 'retro', 'poster', 'greetings from', 'vacation', 'alps', 'swim', 'landscape', 'summer'],
    art: { emblem: 'duotone-sailboat' },
    copy: { tag: 'Greetings from', title: 'Lake Sorella', body: 'Cold swims and hot plum cake daily' },
  },
  {
    id: 'red-mesa-postcard', name: 'Red Kettle Peak postcard', recipe: 'postcard-travel', pairing: 'alfa', palette: 'canyon',
    keywords: ['postcard', 'travel', 'mountain', 'peak', 'sunset', 'retro', 'train', 'greetings from', 'wish you were here', 'vacation', 'desert', 'mountains'],
    roles: { extra: '#b5472a', accent: '#fff0c9', accent2: '#eba75a', ink: '#2d1b14' },
    art: { emblem: 'duotone-sailboat' },
    copy: { tag: 'Wish you were at', title: 'Red Kettle Peak', body: 'Four days by train, then ask for Rosa' },
  },
  {
    id: 'night-fjord-postcard', name: 'Night fjord postcard', recipe: 'postcard-travel', pairing: 'josefin', palette: 'nocturne',
    keywords: ['postcard', 'travel', 'fjord', 'night', 'moon', 'poster', 'greetings from', 'vacation', 'norway', 'ferry', 'scandinavia', 'landscape'],
    roles: { accent: '#fff3d6', accent2: '#463a8c', extra: '#6f8fd6', ink: '#0e0f2c' },
    art: { emblem: 'duotone-sailboat' },
    copy: { tag: 'The midnight ferry to', title: 'Stille Fjord', body: 'Bring a coat and nothing to do' },
  },
  {
    id: 'harbour-days-postcard', name: 'Old harbour postcard', recipe: 'postcard-stamp', pairing: 'playfair', palette: 'harbour',
    keywords: ['postcard', 'travel', 'stamp', 'harbor', 'harbour', 'boats', 'vintage', 'vacation', 'wish you were here', 'sea', 'air mail', 'summer'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.6, y: 0.55 } } },
    art: { emblem: 'duotone-anchor' },
    copy: { price: 'Air mail', tag: 'Day three', title: 'Low tide, late lunch', body: 'The boats sit down at noon and so do we.', author: 'Love, Kenji and Pia' },
  },
  {
    id: 'misty-peaks-postcard', name: 'Misty mountains postcard', recipe: 'postcard-stamp', pairing: 'instrument', palette: 'canyon',
    keywords: ['postcard', 'travel', 'stamp', 'mountains', 'mist', 'hike', 'hiking', 'vacation', 'landscape', 'fog', 'wish you were here', 'alps'],
    photos: { hero: { id: 'photo-misty-mountains', focus: { x: 0.35, y: 0.5 } } },
    art: { emblem: 'duotone-mountains' },
    copy: { price: '85 c', tag: 'From the ridge', title: 'Above the weather', body: 'We ate the last of your ginger biscuits up here.', author: 'Nils and Amina' },
  },
  {
    id: 'sea-dusk-postcard', name: 'Sea at dusk postcard', recipe: 'postcard-stamp', pairing: 'pacifico', palette: 'nocturne',
    keywords: ['postcard', 'travel', 'stamp', 'sea', 'dusk', 'summer', 'vacation', 'ocean', 'beach', 'sunset', 'wish you were here', 'landscape'],
    photos: { hero: { id: 'photo-sea-dusk', focus: { x: 0.5, y: 0.5 } } },
    art: { emblem: 'duotone-island' },
    copy: { price: '1.20', tag: 'Last evening', title: 'Not home yet', body: 'One more swim, then we pack.', author: 'Salt and sand, Yara' },
  },
];
