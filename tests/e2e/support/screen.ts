/** The screen of journeys, unless one says otherwise. */
export const SCREEN = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
