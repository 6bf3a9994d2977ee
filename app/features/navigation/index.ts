export { PlaceKeeper } from './place-keeper.js';
