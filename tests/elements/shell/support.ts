import { createEditor, type EditorHost, type EditorSession } from '../../../elements/shell/create-editor.js';
// what the editor fetches on demand is here from the start: no test waits for code
import '../../../elements/panels/adjust/dm-adjust-panel.js';
import '../../../elements/panels/animations/dm-animations-panel.js';
import '../../../elements/panels/backgrounds/dm-backgrounds-panel.js';
import '../../../elements/panels/brand-kit/dm-brand-kit-panel.js';
import '../../../elements/panels/elements/dm-elements-panel.js';
import '../../../elements/panels/filters/dm-filters-panel.js';
import '../../../elements/panels/folders/dm-folders-panel.js';
import '../../../elements/panels/fonts/dm-fonts-panel.js';
import '../../../elements/panels/photos/dm-photos-panel.js';
import '../../../elements/panels/remove-background/dm-remove-background-panel.js';
import '../../../elements/panels/shadows/dm-shadows-panel.js';
import '../../../elements/panels/text-effects/dm-text-effects-panel.js';
import '../../../elements/panels/text/dm-text-panel.js';
import '../../../elements/panels/uploads/dm-uploads-panel.js';
import '../../../elements/player/dm-animation-player.js';
import '../../../elements/shell/dialogs/dm-command-palette.js';
import '../../../elements/shell/dialogs/dm-shortcuts-dialog.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { Resource } from '../../../elements/ports/assets.js';
import { drawnPicture, fakeAssets, fakeFonts, FakeNotifier } from '../../support/fakes/fake-ports.js';
import { loadTokens } from '../../support/tokens.js';
import type { Stored } from '../canvas/support.js';

await loadTokens();

export interface Opened extends EditorSession {
  readonly notifier: FakeNotifier;
}

export const assetsWithPhoto = () =>
  fakeAssets({ 'src:photo': drawnPicture(), 'src:other': drawnPicture(40, 40) });

/** A design of 500 x 400 px, or as `design` says, whose pages are p1, p2 …, over fake ports. */
export function openSession(
  pages: readonly (readonly Stored[])[] = [[]],
  host: Partial<EditorHost> = {},
  design: object = {},
): Opened {
  const notifier = new FakeNotifier();
  const file = {
    version: 1,
    id: 'd',
    width: 500,
    height: 400,
    ...design,
    pages: pages.map((objects, index) => ({
      id: `p${index + 1}`,
      background_color: '#ffffff',
      background_image: null,
      groups: [],
      objects: objects.map((object, layer_index) => ({ layer_index, ...object })),
    })),
  };
  const all: EditorHost = {
    assets: assetsWithPhoto(),
    fonts: fakeFonts,
    notifier,
    saveTarget: null,
    // as the product has it: what toolbars have to make room for
    environment: 'production',
    ...host,
  };
  return { ...createEditor({ file, name: 'Summer camp', rev: 1 }, all), notifier };
}

/** A picture of the host's, as lists and drags carry it. */
export const pictureOf = (id: string, more: Partial<Resource> = {}): Resource => ({
  id,
  name: `Picture ${id}`,
  kind: 'photo',
  source: 'src:other',
  thumbnail: drawnPicture(40, 40),
  width: 40,
  height: 40,
  colors: [],
  free: true,
  ...more,
});

/** Sends a drag event that carries data, as the browser does; returns the event. */
export function sendDrag(
  target: EventTarget,
  type: string,
  carry: (data: DataTransfer) => void,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): DragEvent {
  const dataTransfer = new DataTransfer();
  carry(dataTransfer);
  const init = {
    bubbles: true,
    composed: true,
    cancelable: true,
    clientX: at.x,
    clientY: at.y,
    dataTransfer,
  };
  const event = new DragEvent(type, init);
  target.dispatchEvent(event);
  return event;
}
