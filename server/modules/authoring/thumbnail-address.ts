/** Where the picture lies that was painted here of a template or text template. */
export const templateThumbnail = (kind: 'template' | 'text_template', id: string, hash: string): string =>
  `/static/${kind}/${id}?v=${hash.slice(0, 12)}`;
