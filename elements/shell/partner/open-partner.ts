import { createDesign, type NewDesign } from '../../headless/designs.js';
import { parseDesignFile, type DesignFile } from '../../document/design-file.js';
import { serializeDesign } from '../../document/stored/serialize.js';
import { openPanel } from '../../editor/view-state/open-panel.js';
import type { FontSource } from '../../ports/fonts.js';
import type { Notifier } from '../../ports/host.js';
import { createEditor, type EditorHost, type EditorSession } from '../create-editor.js';
import { PANELS } from '../side-bar/panel-list.js';
import { assetSource } from './asset-source.js';
import { fontSource } from './font-source.js';
import { storageTarget } from './storage-target.js';
import type { DesignStorage, PartnerAssets, PartnerFont } from './types.js';

export { exportFile } from './export-file.js';

export interface PartnerOptions {
  readonly design: unknown;
  readonly name: string;
  readonly assets: PartnerAssets;
  readonly fonts: readonly PartnerFont[] | FontSource | null;
  readonly storage: DesignStorage | null;
  /** Further ports, over all that is made of the rest. */
  readonly host: Partial<EditorHost>;
  readonly notifier: Notifier;
  readonly offers: (id: string) => boolean;
  /** The storage has kept this text, or the user asked for it to be saved. */
  readonly save: (json: string) => void;
}

/** Only a size: a blank page of it. */
const isSize = (value: unknown): value is NewDesign =>
  typeof value === 'object' && value !== null && 'width' in value && !('pages' in value);

/** A stored design, its JSON text, or the size of a blank one. Throws DesignFileError or RangeError for what is neither. */
export function readDesign(value: unknown): DesignFile {
  const given = typeof value === 'string' ? parsed(value) : value;
  return isSize(given) ? createDesign(given) : parseDesignFile(given);
}

/** Text that is no JSON stays text: who reads designs says what is wrong with it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Opens a design over what a partner's page gives. Throws as `readDesign` does. */
export function openPartner({
  design,
  name,
  offers,
  notifier,
  save,
  ...given
}: PartnerOptions): EditorSession {
  const file = readDesign(design);
  const { storage } = given;
  const host: EditorHost = {
    assets: assetSource(given.assets),
    fonts: fontSource(given.fonts),
    environment: offers('animate') ? 'partner' : '',
    saveTarget:
      storage &&
      storageTarget(storage, {
        opened: serializeDesign(file),
        name: () => session.name.peek(),
        kept: save,
      }),
    ...{ notifier, offers },
    ...given.host,
  };
  const session: EditorSession = createEditor({ file, name, rev: 1 }, host);
  const { editor } = session;
  editor.saveNow ??= async () => save(serializeDesign(editor.toFile()));
  // the first panel of the rail; none where there is no rail
  const first = PANELS.find(({ id, offered }) => offers(id) && (offered?.(host) ?? true));
  openPanel(editor, first?.id ?? null);
  return session;
}
