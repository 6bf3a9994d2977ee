import type { Call } from './contract.js';
import { category } from './category.js';
import { design } from './design.js';
import { designResource } from './design-resource.js';
import { imageProxy } from './image-proxy.js';
import { savedDesign } from './saved-design.js';
import { textTemplate } from './text-template.js';

/** Every call there is: the server must answer each, and the contract test walks them. */
export const allCalls: readonly Call[] = [
  category,
  design,
  designResource,
  savedDesign,
  textTemplate,
  { imageProxy },
].flatMap((calls) => Object.values<Call>(calls));
