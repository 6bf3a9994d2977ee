/** The entry of the app in a bundle of Rollup; workers are entries as well. */
export const mainEntry = (bundle) =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'main');
