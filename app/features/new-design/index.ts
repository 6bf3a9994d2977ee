export { useCreateDesign } from './use-create-design.js';
