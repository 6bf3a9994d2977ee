/** The version history's words. */
export const history = {
  action: 'Version history',
  current: 'Now',
  list: 'Versions',
  by: (name: string) => `by ${name}`,
  loading: 'Loading',
  empty: 'No earlier versions yet',
  emptyHelp: 'Versions are saved as you work and when someone else edits.',
  failed: 'Something went wrong',
  retry: 'Try again',
  restore: 'Restore this version',
  restored: 'Version restored',
  kept: 'Last 20 versions',
} as const;
