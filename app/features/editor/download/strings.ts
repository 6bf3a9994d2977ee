/** Texts of what comes with the dialog alone; those of its button are in the editor's. */
export const credits = {
  title: 'Photo credits',
  copy: 'Copy',
  copied: 'Copied',
  hint: 'Name these photographers where you publish the design.',
  inArchive: 'The ZIP has this list as credits.txt.',
} as const;
