import type { EditorSession } from '../../../elements/shell/create-editor.js';
import { selectedGroupJson, designJson } from '../../../elements/shell/authoring.js';
import type { AuthoredTemplate } from '../../../server/contract/authoring.js';
import { design } from '../../../server/contract/design.js';
import { textTemplate } from '../../../server/contract/text-template.js';
import { api } from '../../api.js';
import { START_ADDRESS } from '../../saved-designs.js';
import { authoring as strings } from './strings.js';

/** What an author says about a template beside its design; what is absent stays as it is. */
export interface TemplateDetails {
  readonly name: string;
  readonly categories: readonly { readonly _id: string; readonly name: string }[];
  readonly keywords: readonly string[];
  readonly active: boolean;
}

/** What a save sends. Without an id a new one is made. */
export interface SaveRequest {
  readonly id?: string;
  readonly rev?: number;
  readonly name?: string;
  readonly categories?: string[];
  readonly keywords?: string[];
  readonly active?: boolean;
}

export interface SaveResult {
  readonly _id: string;
  readonly rev: number;
}

/** Templates and text templates, where they differ. */
export interface AuthoredKind {
  /** The part of the address that names it. */
  readonly path: 'admin_designs' | 'admin_text_templates';
  readonly saveLabel: string;
  /** The name of a new one until it has another. */
  readonly untitled: string;
  /** Only what is selected is saved, and only when that is a group. */
  readonly needsGroup: boolean;
  /** What a save keeps of what is open, as JSON text; null when there is nothing to keep. */
  content(session: EditorSession): string | null;
  read(id: string, signal?: AbortSignal): Promise<AuthoredTemplate>;
  /** Without `content` the details alone are saved. */
  save(request: SaveRequest, content: string | null): Promise<SaveResult>;
}

const options = (signal?: AbortSignal) => ({ ...(signal && { signal }) });

export const designTemplates: AuthoredKind = {
  path: 'admin_designs',
  saveLabel: strings.saveDesign,
  untitled: strings.untitledDesign,
  needsGroup: false,
  content: designJson,
  read: (id, signal) => api(design.getBackend, { id }, options(signal)),
  save: (request, content) =>
    api(design.saveBackend, { ...request, ...(content !== null && { design_file: content }) }),
};

export const textTemplates: AuthoredKind = {
  path: 'admin_text_templates',
  saveLabel: strings.saveText,
  untitled: strings.untitledText,
  needsGroup: true,
  content: selectedGroupJson,
  read: (id, signal) => api(textTemplate.getBackend, { id }, options(signal)),
  save: (request, content) =>
    api(textTemplate.saveBackend, { ...request, ...(content !== null && { object: content }) }),
};

/** The id in the address of one that is not saved yet. */
export const NEW = 'new';

export const authoringAddress = (
  { path }: Pick<AuthoredKind, 'path'>,
  id: string,
  role: 'edit' | 'view' = 'edit',
): string => `${START_ADDRESS}/${path}/${encodeURIComponent(id)}/${role}`;
