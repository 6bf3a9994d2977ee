import { accessToken, webhook } from './access-token.js';
import { account } from './account.js';
import { brandKit } from './brand-kit.js';
import type { Call } from './contract.js';
import { cutout } from './cutout.js';
import { category } from './category.js';
import { design } from './design.js';
import { designResource } from './design-resource.js';
import { folder } from './folder.js';
import { imageProxy } from './image-proxy.js';
import { imagemaker } from './imagemaker.js';
import { invoice } from './invoice.js';
import { mockup } from './mockup.js';
import { order } from './order.js';
import { permission } from './permission.js';
import { render } from './render.js';
import { savedDesign } from './saved-design.js';
import { designResources, designTemplates, mockups, textTemplates } from './search.js';
import { stockPhoto } from './stock-photo.js';
import { subscription } from './subscription.js';
import { tag } from './tag.js';
import { textTemplate } from './text-template.js';
import { trash } from './trash.js';
import { user } from './user.js';

/** Every call there is: the server must answer each, and the contract test walks them. */
export const allCalls: readonly Call[] = [
  accessToken,
  account,
  brandKit,
  category,
  cutout,
  design,
  designResource,
  designResources,
  designTemplates,
  folder,
  imagemaker,
  invoice,
  mockup,
  mockups,
  order,
  permission,
  render,
  savedDesign,
  stockPhoto,
  subscription,
  tag,
  textTemplate,
  textTemplates,
  trash,
  user,
  webhook,
  { imageProxy },
].flatMap((calls) => Object.values<Call>(calls));
