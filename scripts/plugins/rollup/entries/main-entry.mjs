/** An entry of the app in a bundle of Rollup by its name; workers are entries as well. */
const entryOf = (bundle, name) =>
  Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name);

export const mainEntry = (bundle) => entryOf(bundle, 'main');
/** What runs before it. */
export const earlyEntry = (bundle) => entryOf(bundle, 'early');
