/** The version history's words. */
export const history = {
  action: 'Version history',
  current: 'Now',
  list: 'Versions',
  by: (name: string) => `by ${name}`,
  loading: 'Loading',
  empty: 'No earlier versions yet',
  emptyHelp: 'A version is kept whenever you come back to the design, and when somebody else changes it.',
  failed: 'Something went wrong',
  retry: 'Try again',
  restore: 'Restore this version',
  restored: 'Version restored',
  kept: 'The last 20 versions are kept.',
} as const;
