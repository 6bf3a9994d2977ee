/** The view route's words. */
export const viewer = {
  title: 'Design',
  loading: 'Opening the design',
  failed: 'Something went wrong',
  viewOnly: 'View only',
  edit: 'Edit',
  present: 'Present',
  copy: 'Make a copy',
  copyFailed: 'Something went wrong :/',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
} as const;
