/** What people also call a format, by the id of its category: words that its templates are found by besides their own. */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  presentation: ['slides', 'powerpoint'],
  'presentation-wide': ['slides', 'powerpoint'],
  'business-card': ['visiting card'],
  flyer: ['leaflet'],
  brochure: ['leaflet', 'pamphlet'],
  invitation: ['invite'],
  letterhead: ['stationery'],
  'gift-certificate': ['gift card'],
};
