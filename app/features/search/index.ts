/** What other parts of the app may know of the search field. */
export { SearchBox } from './search-box.js';
export { searchAddress } from './search-address.js';
export { useBlankSizes } from './use-suggestions.js';
export { SearchField } from './search-field.js';
export { optionId } from './suggestion-list.js';
