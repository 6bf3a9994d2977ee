/** The view route's words. */
export const viewer = {
  title: 'Design',
  loading: 'Opening the design',
  failed: 'Something went wrong',
  viewOnly: 'View only',
  edit: 'Edit',
  copy: 'Make a copy',
  copyFailed: 'Something went wrong :/',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
} as const;
