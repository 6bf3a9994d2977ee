import type { TemplateSource } from '../../build/templates/recipe.js';

export const video: readonly TemplateSource[] = [
  {
    id: 'tent-test', name: 'Tent test video', recipe: 'thumbnail-burst', pairing: 'anton', palette: 'paprika',
    keywords: ['thumbnail', 'camping', 'review', 'tent', 'outdoor', 'bold', 'gear review', 'hiking', 'camp', 'product review', 'vlog', 'storm'],
    art: { emblem: 'duotone-tent' },
    copy: { tag: 'Gear test', title: 'One tent\n*30 storms*\nno sleep' },
  },
  {
    id: 'bike-build', name: 'Bike build video', recipe: 'thumbnail-burst', pairing: 'archivo', palette: 'iris',
    keywords: ['thumbnail', 'bike', 'repair', 'build', 'tutorial', 'bold', 'bicycle', 'diy', 'how to', 'mechanic', 'cycling', 'restoration'],
    art: { emblem: 'duotone-bicycle' },
    copy: { tag: 'Workshop', title: 'Scrap to\n*bike* in\none day' },
  },
  {
    id: 'plant-rescue', name: 'Plant rescue video', recipe: 'thumbnail-burst', pairing: 'bebas', palette: 'moss',
    keywords: ['thumbnail', 'plants', 'rescue', 'garden', 'tutorial', 'bright', 'houseplants', 'gardening', 'plant care', 'how to', 'vlog'],
    art: { emblem: 'duotone-plant' },
    copy: { tag: 'Episode 12', title: 'Save a\n*dying*\nplant' },
  },
  {
    id: 'ghost-farm', name: 'Abandoned farm video', recipe: 'thumbnail-scrim', pairing: 'anton', palette: 'ember',
    keywords: ['thumbnail', 'documentary', 'house', 'history', 'abandoned', 'story', 'mystery', 'spooky'],
    photos: { hero: { id: 'photo-dust-bowl-home', focus: { x: 0.5, y: 0.5 } } },
    copy: { tag: 'True stories', title: 'Who left\n*this\nhouse?*', body: 'A door key, a diary and ninety years of wind' },
  },
  {
    id: 'canyon-paddle', name: 'Canyon trip video', recipe: 'thumbnail-scrim', pairing: 'bebas', palette: 'canyon',
    keywords: ['thumbnail', 'travel', 'canyon', 'river', 'adventure', 'vlog', 'rafting', 'kayak', 'outdoors', 'nature', 'canoe', 'hiking'],
    photos: { hero: { id: 'photo-black-canyon', focus: { x: 0.45, y: 0.6 } } },
    copy: { tag: 'River diary, part 3', title: '72 hours\n*downstream*', body: 'Two paddles, one map, no signal' },
  },
  {
    id: 'built-by-eye', name: 'Boat building video', recipe: 'thumbnail-scrim', pairing: 'archivo', palette: 'teal',
    keywords: ['thumbnail', 'boats', 'craft', 'history', 'harbor', 'harbour', 'lesson', 'documentary', 'woodworking', 'boat', 'how to'],
    photos: { hero: { id: 'photo-nagasaki-boats', focus: { x: 0.6, y: 0.4 } } },
    copy: { tag: 'Lost crafts', title: 'Boats\nbuilt\n*by eye*', body: 'No drawings, no nails, eleven minutes' },
  },
  {
    id: 'form-channel', name: 'Design channel', recipe: 'channel-art-tiles', pairing: 'archivo', palette: 'jazz',
    keywords: ['channel', 'design', 'bauhaus', 'pattern', 'geometric', 'banner', 'design history', 'art', 'abstract', 'graphic design', 'education'],
    copy: { title: 'Form & Folly', tagline: 'Design history every Tuesday' },
  },
  {
    id: 'garden-channel', name: 'Garden channel', recipe: 'channel-art-tiles', pairing: 'abril', palette: 'meadow',
    keywords: ['channel', 'garden', 'pattern', 'plants', 'geometric', 'banner', 'gardening', 'gardener', 'flowers', 'abstract'],
    copy: { title: 'The Late Gardener', tagline: 'It is never too late to sow' },
  },
  {
    id: 'night-sky-lesson', name: 'Astronomy lesson cover', recipe: 'video-cover-orbit', pairing: 'spartan', palette: 'nocturne',
    keywords: ['video', 'space', 'astronomy', 'lesson', 'planet', 'science', 'moon', 'stars', 'galaxy', 'course', 'telescope', 'education'],
    copy: { tag: 'Backyard astronomy', title: 'Moons you can see tonight', body: 'Lesson two: binoculars, a chair and an hour of dark.' },
  },
  {
    id: 'ember-film', name: 'Short film cover', recipe: 'video-cover-orbit', pairing: 'cormorant', palette: 'plum',
    keywords: ['video', 'film', 'science fiction', 'planet', 'cinema', 'title', 'movie', 'sci-fi', 'space', 'short film', 'premiere', 'galaxy'],
    copy: { tag: 'A short film by Ilse Navarro', title: 'The last warm planet', body: 'Selected for the Northlight festival, opening night.' },
  },
  {
    id: 'bread-lesson', name: 'Baking course cover', recipe: 'video-cover-chapter', pairing: 'alfa', palette: 'olive',
    keywords: ['video', 'course', 'baking', 'lesson', 'chapter', 'number', 'cooking class', 'baker', 'bakery', 'cooking', 'recipe', 'tutorial'],
    copy: { number: '3', tag: 'Bread from scratch', title: 'Shaping a round loaf', body: 'Tension, seam and\nthe quiet last turn', duration: '14 min' },
  },
  {
    id: 'type-lesson', name: 'Lettering course cover', recipe: 'video-cover-chapter', pairing: 'archivo', palette: 'cobalt',
    keywords: ['video', 'course', 'typography', 'lesson', 'swiss', 'number', 'hand lettering', 'calligraphy', 'design', 'tutorial', 'online course'],
    copy: { number: '07', tag: 'Letters by hand', title: 'Space is half the letter', body: 'Counters, rhythm and\nwhen to stop', duration: '22 min' },
  },
  {
    id: 'surf-channel', name: 'Surf channel', recipe: 'channel-art-waves', pairing: 'pacifico', palette: 'jazz',
    keywords: ['channel', 'surf', 'waves', 'retro', 'summer', 'banner', 'surfing', 'surfer', 'beach', 'ocean', 'sea', 'vlog'],
    copy: { title: 'Salt & Slow', tagline: 'Longboards, coffee, low tide' },
  },
  {
    id: 'sleep-channel', name: 'Sleep stories channel', recipe: 'channel-art-waves', pairing: 'zilla', palette: 'lantern',
    keywords: ['channel', 'sleep', 'stories', 'waves', 'night', 'banner', 'bedtime stories', 'meditation', 'ocean', 'sea', 'relaxing'],
    copy: { title: 'The Drowsy Shore', tagline: 'A sleepy story every Sunday' },
  },
];
