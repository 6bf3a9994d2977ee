/** How a layout looks, in the words of the wizard's style filter. */
export const styles = {
  bold: 'Bold',
  elegant: 'Elegant',
  minimal: 'Minimal',
  playful: 'Playful',
  retro: 'Retro',
  photo: 'Photographic',
} as const;
export type Style = keyof typeof styles;

/** Fields of life, each with the keywords of templates that speak of it. */
export const industries: readonly { readonly id: string; readonly name: string; readonly keywords: readonly string[] }[] = [
  { id: 'food', name: 'Food & drink', keywords: ['food', 'menu', 'restaurant', 'bakery', 'coffee', 'tea', 'supper', 'kitchen', 'cooking', 'recipe'] },
  { id: 'arts', name: 'Arts & crafts', keywords: ['art', 'design', 'ceramics', 'craft', 'print', 'drawing', 'museum', 'exhibition', 'gallery'] },
  { id: 'music', name: 'Music & stage', keywords: ['music', 'jazz', 'concert', 'choir', 'dance', 'theatre', 'vinyl', 'festival'] },
  { id: 'nature', name: 'Garden & outdoors', keywords: ['garden', 'plants', 'botanical', 'hike', 'camp', 'outdoor', 'mountains', 'nature'] },
  { id: 'travel', name: 'Travel', keywords: ['travel', 'harbour', 'boats', 'sea', 'tour', 'island', 'train'] },
  { id: 'education', name: 'Learning', keywords: ['school', 'course', 'workshop', 'kids', 'science', 'books', 'library', 'award'] },
  { id: 'business', name: 'Business', keywords: ['business', 'report', 'hiring', 'job', 'data', 'chart', 'portfolio'] },
  { id: 'community', name: 'Community', keywords: ['community', 'volunteers', 'family', 'wedding', 'birthday', 'fair', 'market', 'charity'] },
];

/** A format of the wizard: a category, what one is asked for, and the layouts it may come out in. */
export interface FormatSource {
  readonly id: string;
  readonly name: string;
  /** Id of the child category. */
  readonly category: string;
  /** Slots of the copy that are asked for, with the words the wizard asks with. */
  readonly texts: Readonly<Record<string, string>>;
  /** Slots of photos that are asked for. */
  readonly images?: Readonly<Record<string, string>>;
  /** Ids of its layouts, with their looks. */
  readonly recipes: Readonly<Record<string, readonly Style[]>>;
}

const happening = { title: 'Title', tag: 'Line above', date: 'Date', place: 'Place' };

/** In the order they are offered. */
export const formats: readonly FormatSource[] = [
  {
    ...{ id: 'post', name: 'Instagram post', category: 'instagram-post' },
    texts: { ...happening, body: 'A few words', badge: 'Badge' },
    images: { hero: 'Picture', second: 'Second picture' },
    recipes: {
      'post-arch': ['photo', 'elegant'], 'post-sticker': ['playful', 'bold'], 'post-overprint': ['retro', 'minimal'],
      'post-polaroid': ['photo', 'retro'], 'post-number': ['bold'], 'post-arcs': ['minimal'],
    },
  },
  {
    ...{ id: 'story', name: 'Instagram story', category: 'instagram-story' },
    texts: happening, images: { hero: 'Picture' },
    recipes: { 'story-horizon': ['photo', 'elegant'], 'story-papercut': ['minimal'], 'story-versus': ['bold', 'playful'] },
  },
  {
    ...{ id: 'facebook-post', name: 'Facebook post', category: 'facebook-post' },
    texts: { ...happening, body: 'A few words', cta: 'Button' },
    recipes: { 'facebook-post-sunburst': ['retro', 'bold'], 'facebook-post-portrait': ['playful'] },
  },
  {
    ...{ id: 'facebook-story', name: 'Facebook story', category: 'facebook-story' },
    texts: { ...happening, price: 'Price' },
    recipes: { 'facebook-story-ticket': ['bold', 'retro'], 'facebook-story-deco': ['elegant'] },
  },
  {
    ...{ id: 'pin', name: 'Pinterest pin', category: 'pinterest-pin' },
    texts: { title: 'Title', tag: 'Line above', body: 'A few words', site: 'Address' },
    images: { hero: 'Picture' },
    recipes: { 'pinterest-pin-torn': ['photo', 'retro'], 'pinterest-pin-list': ['playful', 'bold'] },
  },
  {
    ...{ id: 'thumbnail', name: 'YouTube thumbnail', category: 'youtube-thumbnail' },
    texts: { title: 'Title', tag: 'Line above', body: 'A few words' }, images: { hero: 'Picture' },
    recipes: { 'thumbnail-burst': ['bold', 'playful'], 'thumbnail-scrim': ['photo', 'bold'] },
  },
  {
    ...{ id: 'poster', name: 'Poster', category: 'poster' },
    texts: { title: 'Title', date: 'Date', place: 'Place', price: 'Price' },
    recipes: { 'poster-tiles': ['bold', 'retro'], 'poster-sunburst': ['retro'] },
  },
  {
    ...{ id: 'business-card', name: 'Business card', category: 'business-card' },
    texts: { name: 'Name', role: 'What you do', company: 'Company', phone: 'Phone', email: 'E-mail', address: 'Address' },
    recipes: { 'card-panel': ['elegant', 'minimal'], 'card-arcs': ['bold', 'playful'] },
  },
  {
    ...{ id: 'quote', name: 'Quote', category: 'quote' },
    texts: { quote: 'The words', author: 'Who said them' },
    recipes: { 'quote-arch': ['elegant', 'minimal'], 'quote-marks': ['bold', 'retro'] },
  },
  {
    ...{ id: 'podcast', name: 'Podcast cover', category: 'podcast-cover' },
    texts: { title: 'Title', tag: 'Line above', author: 'Who speaks', day: 'Day' },
    recipes: { 'podcast-sound': ['playful'], 'podcast-ribbon': ['retro', 'bold'] },
  },
];
