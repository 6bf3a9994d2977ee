/** What the share modal is opened for; `customUrl` is a template's public address. */
export type ShareTarget =
  | { readonly kind: 'design'; readonly id: string }
  | { readonly kind: 'folder'; readonly id: string }
  | { readonly kind: 'template'; readonly customUrl: string };

/** What people are invited to by e-mail. */
export type Invitable = Exclude<ShareTarget, { kind: 'template' }>;
