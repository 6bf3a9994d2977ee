import { sketch } from '../recipes/social-media/drawing.js';
import { voice } from './ornaments.js';
import { box, type TextTemplateSource } from './source.js';

export const titles: readonly TextTemplateSource[] = [
  {
    id: 'text-podcast', name: 'Podcast title', pairing: 'broadcast', palette: 'iris', keywords: ['podcast', 'episode', 'audio', 'title'],
    copy: { tag: 'Episode 12', title: 'Your plants\nare listening', body: 'with Dot Abara and a fern' },
    recipe: box('text-podcast', 400, [
      { k: 'shape', outline: 'ellipse', id: 'disc', at: [5, 9, 17, 17], color: 'accent' },
      { k: 'art', art: 'icon-microphone', at: [8.75, 12.75, 9.5, 9.5], colors: ['onAccent'] },
      { k: 'text', t: 'tag', font: 'sub', at: [26, 9, 60, 17], size: [6.4, 4], v: 'middle', color: 'accentText' },
      { k: 'text', t: 'title', font: 'heading', at: [5, 33, 90, 28], size: [19, 9], lines: 2, color: 'ink' },
      sketch('voice', [5, 68, 90, 13], voice(36, 5), 'accent'),
      { k: 'text', t: 'body', font: 'sub', at: [5, 86.5, 88, 5], size: [5.6, 4], weight: 400, color: 'ink' },
    ]),
  },
  {
    id: 'text-film-credits', name: 'Film credits', pairing: 'credits', palette: 'film', keywords: ['film', 'movie', 'credits', 'title'],
    copy: {
      tag: 'They said it would only take an hour',
      title: 'Flat Pack',
      credits: 'an allen key production   a nora vale film   with sam okoro\nmusic by the drill next door   directed by nobody, clearly',
      date: 'Coming apart this fall',
    },
    recipe: box('text-film-credits', 400, [
      { k: 'shape', outline: 'rectangle', id: 'poster', at: [2, 14, 96, 72], color: 'ink' },
      { k: 'text', t: 'tag', font: 'sub', at: [8, 22, 84, 4], size: [5, 3.6], caps: true, tracking: 0.24, align: 'center', color: 'bg', on: 'ink' },
      { k: 'text', t: 'title', font: 'heading', at: [8, 34, 84, 13], size: [14, 7], caps: true, tracking: 0.22, align: 'center', v: 'middle', color: 'accent2', on: 'ink' },
      { k: 'text', t: 'credits', font: 'sub', at: [7, 56, 86, 10], size: [5, 3.3], lines: 2, caps: true, leading: 1.35, align: 'center', color: 'extra/bg/.35', on: 'ink' },
      { k: 'text', t: 'date', font: 'sub', at: [8, 74.6, 84, 4], size: [5.4, 3.6], caps: true, tracking: 0.24, align: 'center', color: 'accent2', on: 'ink' },
    ]),
  },
  {
    id: 'text-handle', name: 'Profile with handle', pairing: 'handle', palette: 'fuchsia', keywords: ['social', 'handle', 'follow', 'profile'],
    copy: { handle: '@pip.bakes', body: 'Croissant reports at 7 am', button: 'Follow' },
    recipe: box('text-handle', 400, [
      { k: 'shape', outline: 'rectangle', id: 'card', at: [4, 24, 92, 54], radius: 0.18, color: '#ffffff', shadow: { color: 'ink', offset: 16, direction: 90, blur: 28, opacity: 30 } },
      { k: 'shape', outline: 'ellipse', id: 'ring', at: [11, 31, 22, 22], gradient: { angle: 45, colors: ['accent2', 'accent', 'extra'] } },
      { k: 'shape', outline: 'ellipse', id: 'gap', at: [12.4, 32.4, 19.2, 19.2], color: '#ffffff' },
      { k: 'shape', outline: 'ellipse', id: 'face', at: [13.6, 33.6, 16.8, 16.8], color: 'accent2' },
      { k: 'art', art: 'duotone-cookie', at: [16.5, 36.5, 11, 11], colors: ['ink', '#ffffff'] },
      { k: 'text', t: 'handle', font: 'heading', at: [38, 33, 51, 9], size: [9.6, 6], v: 'middle', color: 'ink', on: '#ffffff' },
      { k: 'text', t: 'body', font: 'sub', at: [38, 45, 52, 5], size: [4.8, 3.8], weight: 400, v: 'middle', color: 'ink', on: '#ffffff' },
      { k: 'shape', outline: 'pill', id: 'button', at: [11, 58.6, 78, 12.6], color: 'accent' },
      { k: 'text', t: 'button', font: 'sub', at: [15, 58.6, 70, 12.6], size: [6.2, 4.4], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
    ]),
  },
  {
    id: 'text-byline', name: 'Headline with byline', pairing: 'almanac', palette: 'skyline', keywords: ['headline', 'news', 'article', 'byline'],
    copy: { tag: 'Local news', title: 'Pigeon elected treasurer of the bridge club', name: 'Hana Whitlock', body: '3 min read' },
    recipe: box('text-byline', 400, [
      { k: 'shape', outline: 'rectangle', id: 'label', at: [5, 12, 30, 8.6], color: 'accent' },
      { k: 'text', t: 'tag', font: 'sub', at: [7, 12, 26, 8.6], size: [4.8, 3.6], align: 'center', v: 'middle', color: 'onAccent', on: 'accent' },
      { k: 'text', t: 'title', font: 'heading', at: [5, 27, 90, 40], size: [16, 9], lines: 3, color: 'ink' },
      { k: 'line', below: 'title', gap: 8, at: [5, 0, 90, 0.8], thickness: 0.4, color: 'ink' },
      { k: 'text', t: 'name', font: 'sub', below: 'title', gap: 13, at: [5, 0, 60, 5], size: [5, 3.8], color: 'ink' },
      { k: 'text', t: 'body', font: 'sub', below: 'title', gap: 13, at: [60, 0, 35, 5], size: [5, 3.8], weight: 400, align: 'right', color: 'muted' },
    ]),
  },
];
