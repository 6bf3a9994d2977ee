import type { Answered } from '../http/handler.js';
import { categoryCalls } from './category.js';
import { designCalls } from './design.js';
import { designResourceCalls } from './design-resource.js';
import { imageProxyCalls } from './image-proxy.js';
import { savedDesignCalls } from './saved-design.js';
import { textTemplateCalls } from './text-template.js';

/** What answers every call of the contract. */
export const answers: readonly Answered[] = [
  ...categoryCalls,
  ...designCalls,
  ...designResourceCalls,
  ...imageProxyCalls,
  ...savedDesignCalls,
  ...textTemplateCalls,
];
