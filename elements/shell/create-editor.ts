import { signal, type Signal } from '@preact/signals-core';
import { errorMessage } from '../base/i18n/error-message.js';
import { setSoundSource } from '../editor/animating/sound-source.js';
import { setBrandSource } from '../editor/brand-kit/brand-kit.js';
import { setEnvironment } from '../editor/animating/offered.js';
import { Editor } from '../editor/editor.js';
import { Autosave } from '../editor/autosave/autosave.js';
import { serverStateOf } from '../editor/autosave/server-state.js';
import type { JournalPlace } from '../editor/autosave/journal.js';
import { ResourceHub } from '../editor/resources/resource-hub.js';
import type { AssetSource } from '../ports/assets.js';
import type { BrandSource } from '../ports/brand.js';
import type { BulkTarget } from '../ports/bulk.js';
import type { FolderSource } from '../ports/folders.js';
import type { FontSource } from '../ports/fonts.js';
import type { Notifier, SaveTarget } from '../ports/host.js';
import type { ImageMaker } from '../ports/imagemaker.js';
import type { MockupSource } from '../ports/mockups.js';
import type { JournalEntry } from '../ports/journal.js';
import type { SoundSource } from '../ports/sounds.js';
import type { SubjectService } from '../ports/subject-service.js';
import { browserConnection } from './browser-connection.js';
import { keepingVersion } from './versions/keeping-version.js';
import { saveNow } from './save-now.js';
import { t } from './strings.js';

export interface EditorHost {
  readonly assets: AssetSource;
  readonly fonts: FontSource;
  readonly notifier: Notifier;
  /** Where changes are kept; null for a design that is not kept (the demo). */
  readonly saveTarget: SaveTarget | null;
  /** Where changes are kept on this device until the save target has them; null or absent where that is impossible. */
  readonly journal?: JournalPlace | null;
  /** The user's folders of pictures; without them their tab is left out. */
  readonly folders?: FolderSource;
  /** The user's brand kit, built-in palettes and font pairings; without them their tab is left out. */
  readonly brand?: BrandSource;
  /** Mockups to put on pages; without them their tab is left out. */
  readonly mockups?: MockupSource;
  /** Makes pictures from words; without it its tab is left out. */
  readonly imageMaker?: ImageMaker;
  /** Where the designs of a bulk edit are kept; without it they are only shown. */
  readonly bulk?: BulkTarget;
  /** The most rows of a bulk edit, to 1000; 100 when absent (B-025). */
  readonly bulkRows?: number;
  /** Names the application environment; without it toolbars do not offer 'Animate' [D-032]. */
  readonly environment?: string;
  /** Keeps the user's sounds; without it no sound is put under a design. */
  readonly sounds?: SoundSource;
  /** Whether a panel, a command, 'back', 'name' or 'page-strip' is shown, by its id; all are when absent. */
  readonly offers?: (id: string) => boolean;
  /** Finds the subjects of pictures; the built-in finder does when absent. */
  readonly subjects?: SubjectService;
}

/** A design opened for editing, with what keeps it. */
export interface EditorSession {
  readonly editor: Editor;
  readonly autosave: Autosave | null;
  readonly host: EditorHost;
  /** The design's name; write it with `renameDesign`. */
  readonly name: Signal<string>;
}

export interface OpenDesign {
  /** The stored design, parsed or as JSON text. */
  readonly file: unknown;
  readonly name: string;
  /** Revision the file was read at. */
  readonly rev: number;
  /** What earlier editors of it left in the journal (`JournalStore.orphans`). */
  readonly unsent?: readonly JournalEntry[];
}

/** The canvas knows geometry. */
const pathClipper = async () => (await import('../canvas/scene/path-clipper.js')).pathClipper;

/** Opens a design. Throws DesignFileError, with the path of the fault, for a file that is broken. */
export function createEditor({ file, name, rev, unsent = [] }: OpenDesign, host: EditorHost): EditorSession {
  const resources = new ResourceHub(host.assets, host.fonts, host.subjects, pathClipper);
  const serverState = serverStateOf({ rev, file });
  const editor = new Editor(serverState.file, { resources, notifier: host.notifier });
  if (host.offers) editor.offers = host.offers;
  setEnvironment(editor, host.environment ?? '');
  if (host.sounds) setSoundSource(editor, host.sounds);
  if (host.brand) setBrandSource(editor, host.brand);
  const { saveTarget: target, journal = null } = host;
  const autosave =
    target && new Autosave(editor, { target, serverState, journal, connection: browserConnection() });
  editor.replacing = (change) => keepingVersion(autosave, change);
  if (autosave) editor.saveNow = () => saveNow(autosave, host.notifier);
  const broken = autosave?.bringBack(unsent) ?? [];
  if (broken.length > 0) host.notifier.warning(t('brokenJournal'));
  return { editor, autosave, host, name: signal(name) };
}

/** Keeps a new name; the old one stays when it is empty or could not be kept. */
export async function renameDesign(session: EditorSession, typed: string): Promise<void> {
  const name = typed.trim();
  const before = session.name.peek();
  if (!name || name === before) return;
  session.name.value = name;
  try {
    await session.host.saveTarget?.rename(name);
  } catch (error) {
    // a later name may have been kept meanwhile
    if (session.name.peek() === name) session.name.value = before;
    session.host.notifier.error(errorMessage(error), () => void renameDesign(session, name));
  }
}
