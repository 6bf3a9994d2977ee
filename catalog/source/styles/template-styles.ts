import type { Style } from '../formats.js';
import { table } from './style-votes.js';

/** What letters say, by pairing. */
export const pairingVotes = table({
  cormorant: 'elegant 3, minimal',
  cinzel: 'elegant 3',
  greatvibes: 'elegant 3',
  playfair: 'elegant 2',
  instrument: 'elegant 2, minimal',
  josefin: 'elegant, minimal 2',
  dmserif: 'elegant',
  fraunces: 'elegant',
  jakarta: 'minimal',
  spartan: 'bold, minimal',
  spacemono: 'minimal, retro',
  zilla: 'retro',
  syne: 'bold, playful',
  abril: 'bold, retro',
  oswald: 'bold 2',
  bebas: 'bold 2',
  archivo: 'bold 2',
  anton: 'bold 3',
  alfa: 'bold 2, retro',
  pacifico: 'playful 2, retro 2',
  amatic: 'playful 3',
  cairo: 'bold',
});

/** What colors say, by palette. */
export const paletteVotes = table({
  brass: 'elegant',
  gala: 'elegant',
  orchard: 'elegant',
  rosewood: 'elegant',
  sage: 'elegant',
  prairie: 'elegant',
  graphite: 'minimal',
  clinic: 'minimal',
  skyline: 'minimal',
  atlas: 'minimal',
  candy: 'playful',
  sorbet: 'playful',
  mint: 'playful',
  fuchsia: 'playful',
  meadow: 'playful',
  volt: 'bold',
  film: 'bold',
  royal: 'bold',
  cobalt: 'bold',
  cherry: 'bold',
  jazz: 'retro',
  terracotta: 'retro',
  canyon: 'retro',
  olive: 'retro',
  paprika: 'retro',
  cocoa: 'retro',
});

/** What a format says: papers with much white on them, and what is made for children. */
export const categoryVotes = table({
  'business-card': 'minimal 2',
  'business-card-eu': 'minimal 2',
  letterhead: 'minimal 3',
  memo: 'minimal 3',
  'place-card': 'minimal 2',
  'desktop-wallpaper': 'minimal',
  'flash-card': 'playful 4',
  'phone-wallpaper': 'minimal',
});

const named = (text: string): readonly string[] => text.split(' ');

/** Layouts that look one way in any letters and colors, beside those of the wizard (`formats.ts`). */
export const layoutStyles: readonly (readonly [styles: readonly Style[], layouts: readonly string[]])[] = [
  [['bold'], named('facebook-highlight-steps menu-rail leaderboard-arrows infographic-figures ticket-rosette resume-columns resume-timeline resume-upright resume-cards planner-workout deck-site deck-screens letterhead-pinking')],
  [['bold', 'minimal'], named('card-punctuation deck-type logo-stack logo-quarters reel-number deck-orbit')],
  [['bold', 'retro'], named('video-cover-chapter flyer-steps half-page-offer event-floor planner-year deck-quilt reel-phone reel-beat channel-art-tiles')],
  [['elegant'], named('id-card-rosette invitation-sprigs invitation-anemones greeting-firs certificate-rays certificate-ribbon blog-banner-fronds menu-cellar logo-petals deck-jungle')],
  [['elegant', 'minimal'], named('twitter-post-saying linkedin-banner-contour menu-classic monogram-arch save-the-date-heart greeting-lake resume-centered')],
  [['elegant', 'retro'], named('invitation-chandelier')],
  [['minimal'], named('twitter-post-chart linkedin-banner-blueprint invoice-lines pitch-deck logo-seal resume-rail resume-slope desktop-wallpaper-valley phone-wallpaper-tide planner-budget worksheet-wonder')],
  [['playful'], named('facebook-post-maker facebook-post-crew leaderboard-pencil skyscraper-cups birthday-candles class-schedule-week bookmark-spines planner-week planner-month planner-meals planner-habits planner-goals planner-packing resume-portrait birthday-streamers deck-people deck-lesson reel-stickers reel-answer reel-list')],
  [['playful'], named('worksheet-sums worksheet-clocks worksheet-graph worksheet-match worksheet-search worksheet-shelf')],
  [['playful', 'bold'], named('proposal-blocks id-card-crew birthday-number')],
  [['playful', 'retro'], named('channel-art-waves invoice-receipt brochure-cutouts ticket-beams thank-you-garden recipe-card-gingham menu-hatch worksheet-comic')],
  [['retro'], named('facebook-cover-stripes inline-rectangle-awning badge-patch badge-rosette postcard-travel certificate-tiles email-header-scales menu-plates reel-versus')],
  [['minimal'], named('resume-margin deck-plan logo-line-sun logo-two-rings logo-one-leaf logo-open-arch card-single-dot card-low-field signature-card')],
  [['elegant', 'minimal'], named('deck-calm card-center-rule')],
  [['retro', 'minimal'], named('logo-arrows report-cover-overprint logo-horizon')],
  [['minimal'], named('address-initial deck-pipeline deck-pulse expense-lines quarter-page resume-milestones sales-page ship-bars ship-carton sign-ban-square spices-comb spices-strip tags-plain')],
  [['playful'], named('address-roof deck-flask deck-onboard restroom-roll ship-four sign-paint-can tags-beast')],
  [['elegant'], named('address-round address-twig day-frame day-line day-road deck-spine')],
  [['retro'], named('day-arches deck-column expense-week labels-plated ship-air sign-ban-bent sign-gate spices-capped')],
  [['bold'], named('deck-quarters deck-warming expense-trip parking-arrow parking-bays restroom-arrow resume-climb sales-night ship-fragile sign-ban-dark sign-hazard sign-wet-floor tags-hello type-stack')],
  [['bold', 'retro'], named('deck-record sign-notice type-echo type-letter')],
  [['minimal', 'bold'], named('parking-plate restroom-figures type-grid')],
  [['bold', 'minimal'], named('quarter-cover sign-ban sign-no-smoking')],
  [['playful', 'bold'], named('sign-wet-paint')],
  [['photo'], named('facebook-highlight-mosaic brochure-slope large-rectangle-slant collage-mosaic collage-strip collage-circles')],
  [['photo', 'bold'], named('event-scrim reel-photo')],
  [['photo', 'elegant'], named('proposal-folio gift-certificate-window deck-cover')],
  [['photo', 'minimal'], named('report-cover-window deck-peaks deck-rooms')],
  [['photo', 'retro'], named('postcard-stamp')],
  [[], named('facebook-cover-skyline video-cover-orbit skyscraper-windows bookmark-night')],
];

/** Templates that look otherwise than their layout, letters and colors say. */
export const ownStyles: Readonly<Record<string, readonly Style[]>> = {
  'archive-proposal': ['bold'],
  'college-schedule': ['retro'],
  'story-hour-bookmark': ['playful'],
  'swim-certificate': [],
};
