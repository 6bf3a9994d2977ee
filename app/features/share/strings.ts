/** The share modal's words; those of the specs letter for letter. */
export const share = {
  action: 'Share',
  title: 'Share your design',
  linkSharing: 'Link sharing',
  canEdit: 'Anyone with link can edit',
  canView: 'Anyone with link can view',
  enable: 'Enable Link Sharing',
  disable: 'Disable Link Sharing',
  enabled: 'Link Sharing Enabled',
  disabled: 'Link Sharing Disabled',
  choose: 'Please choose edit or view rights',
  link: 'Link to the design',
  copy: 'Copy link',
  copied: 'Link copied to clipboard',
  loading: 'Loading',
  failed: 'something went wrong',
  retry: 'Try again',
} as const;
