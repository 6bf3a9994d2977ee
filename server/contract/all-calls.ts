import { brandKit } from './brand-kit.js';
import type { Call } from './contract.js';
import { category } from './category.js';
import { design } from './design.js';
import { designResource } from './design-resource.js';
import { folder } from './folder.js';
import { imageProxy } from './image-proxy.js';
import { mockup } from './mockup.js';
import { order } from './order.js';
import { permission } from './permission.js';
import { savedDesign } from './saved-design.js';
import { designResources, designTemplates, mockups, textTemplates } from './search.js';
import { textTemplate } from './text-template.js';
import { user } from './user.js';

/** Every call there is: the server must answer each, and the contract test walks them. */
export const allCalls: readonly Call[] = [
  brandKit,
  category,
  design,
  designResource,
  designResources,
  designTemplates,
  folder,
  mockup,
  mockups,
  order,
  permission,
  savedDesign,
  textTemplate,
  textTemplates,
  user,
  { imageProxy },
].flatMap((calls) => Object.values<Call>(calls));
