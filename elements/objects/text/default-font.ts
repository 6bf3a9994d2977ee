/** What new texts are set in, and what stands in for a font that a drawing names and nobody has. */
export const DEFAULT_FONT = 'Montserrat';
