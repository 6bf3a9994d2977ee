/** The words of templates in lists. */
export const templates = {
  menuOf: (name: string) => `Actions for ${name}`,
  share: 'Share',
  preview: 'Preview',
  use: 'Use this template',
  copying: 'Opening your copy',
  failed: 'Something went wrong :/',
} as const;
