import type { Answered, AnsweredForm, AnsweredFormOfMany } from '../http/handler.js';
import { logoutCall } from '../accounts/logout.js';
import { brandFileCalls } from './brand-files.js';
import { brandKitCalls } from './brand-kit.js';
import { categoryCalls } from './category.js';
import { designCalls } from './design.js';
import { designResourceCalls } from './design-resource.js';
import { folderCalls } from './folder.js';
import { imageProxyCalls } from './image-proxy.js';
import { bulkSaveCalls } from './bulk-save.js';
import { designLibraryCalls } from './design-library-calls.js';
import { permissionCalls } from './permission.js';
import { savedDesignCalls } from './saved-design.js';
import { designRightsCalls } from './design-rights.js';
import { revisionCalls } from './revision-calls.js';
import { uploadCalls } from './upload-calls.js';
import { userCalls } from './user.js';
import { textTemplateCalls } from './text-template.js';

/** What answers every call of the contract that carries a file. */
export const forms: readonly (AnsweredForm | AnsweredFormOfMany)[] = [...uploadCalls, ...brandFileCalls];

/** What answers every other one. */
export const answers: readonly Answered[] = [
  ...brandKitCalls,
  ...categoryCalls,
  ...designCalls,
  ...designResourceCalls,
  ...folderCalls,
  ...imageProxyCalls,
  ...savedDesignCalls,
  ...designRightsCalls,
  ...designLibraryCalls,
  ...bulkSaveCalls,
  ...permissionCalls,
  ...revisionCalls,
  ...textTemplateCalls,
  ...userCalls,
  logoutCall,
];
