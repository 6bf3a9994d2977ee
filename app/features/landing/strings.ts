/** The landing page's words. */
export const landing = {
  headline: 'One million content items. One calm place to design.',
  intro:
    'Templates, photos, backgrounds and elements for every format you publish, and mockups that show the result in the real world.',
  introShort: 'Templates, photos, backgrounds and elements for every format you publish.',
  designs: 'Explore Designs',
  mockups: 'Explore Mockups',
  hint: 'Start without an account. Every change is saved as you make it.',
} as const;

export const DESIGNS_ADDRESS = '/designmaker/start/';
export const MOCKUPS_ADDRESS = '/mockupmaker/start/';
