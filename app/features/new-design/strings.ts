/** The words of beginning a design. */
export const newDesign = {
  failed: 'Something went wrong',
} as const;
