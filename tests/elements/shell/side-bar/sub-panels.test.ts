import { expect, fixture, html } from '@open-wc/testing';
import { mockupSrc } from '../../../../elements/compose/format/mockup-src.js';
import { setViewport } from '@web/test-runner-commands';
import {
  openPanel,
  panelOf,
  SUB_PANELS,
  toggleSubPanel,
  type SubPanel,
} from '../../../../elements/editor/view-state/open-panel.js';
import '../../../../elements/shell/dm-editor-shell.js';
import type { DmEditorShell } from '../../../../elements/shell/dm-editor-shell.js';
import { SUB_PANEL_LIST } from '../../../../elements/shell/side-bar/sub-panel-list.js';
import { expectAccessible } from '../../../support/axe.js';
import { photo, shape, words } from '../../canvas/support.js';
import { allInside, focused, inside } from '../../controls/support.js';
import { openSession, type Opened } from '../support.js';
import { waitUntil } from '../../../support/wait-until.js';

const INPUTS = { hue_values: [], user_images: [] };
/** A mockup whose picture is that of the photo: the host composes none here. */
const mockup = photo('mockup', 400, 100, 120, 80, {
  sub_type: 'mockup',
  image_details: { src: mockupSrc({ id: 'mug', inputs: INPUTS }), image_needs_autoset: true },
  mockup_details: { id: 'mug', inputs: INPUTS },
});
const OBJECTS = [
  ...[shape('shape', 20, 20), photo('photo', 200, 100), words('text', 'Words', 20, 250), mockup],
];

interface Shown {
  readonly host: DmEditorShell;
  readonly session: Opened;
}

async function show(): Promise<Shown> {
  const session = openSession([OBJECTS]);
  await session.editor.resources.ensure(['photo', 'text', 'mockup'].map((id) => session.editor.object(id)!));
  const host = await fixture<DmEditorShell>(
    html`<dm-editor-shell style="height: 700px" .session=${session}></dm-editor-shell>`,
  );
  return { host, session };
}

const barOf = ({ host }: Shown) => inside(host, 'dm-side-bar');
const tab = (shown: Shown, id: string) => inside(barOf(shown), `[data-tab="${id}"]`);
/** The panel on show, by its name. */
const seen = (shown: Shown) =>
  allInside(barOf(shown), '.panel')
    .filter(({ hidden }) => !hidden)
    .map((panel) => panel.getAttribute('aria-label'));
const toolbar = (shown: Shown, tag: string) => inside(inside(shown.host, 'dm-toolbar'), tag);

async function enhance(shown: Shown, item: string): Promise<void> {
  const part = toolbar(shown, 'dm-image-toolbar');
  inside(part, '[label="Enhance"]').click();
  const row = allInside(part, 'dm-menu-item').find((one) => one.textContent!.trim() === item)!;
  row.click();
}

/** How each is opened from the toolbar, and for what. */
const WAYS: Readonly<
  Record<SubPanel, { readonly id: string; readonly name: string; readonly open: (shown: Shown) => unknown }>
> = {
  filters: { id: 'photo', name: 'Enhance', open: (shown) => enhance(shown, 'Filter') },
  adjust: { id: 'photo', name: 'Enhance', open: (shown) => enhance(shown, 'Adjustment') },
  shadows: { id: 'photo', name: 'Enhance', open: (shown) => enhance(shown, 'Shadows') },
  style: {
    id: 'photo',
    name: 'Style',
    open: (shown) => inside(toolbar(shown, 'dm-image-toolbar'), '[label="Style"]').click(),
  },
  animations: {
    id: 'text',
    name: 'Animate',
    open: (shown) => inside(toolbar(shown, 'dm-arrange-toolbar'), '[label="Animate"]').click(),
  },
  text_effects: {
    id: 'text',
    name: 'Text Effects',
    open: (shown) => inside(toolbar(shown, 'dm-text-toolbar'), '[label="Effects"]').click(),
  },
  fonts: {
    id: 'text',
    name: 'Fonts',
    open: (shown) => inside(toolbar(shown, 'dm-text-toolbar'), 'button.font').click(),
  },
  // its button stands beside that of the removal once there is one
  remove_background: {
    id: 'photo',
    name: 'Remove Background',
    open: ({ session }) => toggleSubPanel(session.editor, 'remove_background'),
  },
  mockup_editor: {
    id: 'mockup',
    name: 'Mockup Editor',
    open: (shown) => inside(toolbar(shown, 'dm-image-toolbar'), '[label="Edit mockup"]').click(),
  },
};

async function select({ host, session }: Shown, ...ids: string[]): Promise<void> {
  session.editor.selection.set(ids);
  await host.updateComplete;
  await inside<DmEditorShell>(host, 'dm-toolbar').updateComplete;
}

describe('sub-panels in the editor', () => {
  before(() => setViewport({ width: 1280, height: 800 }));

  it('remember the last main tab, and go back to it with the selection they were opened for [B-007]', async () => {
    // each appears with its feature, in this order
    const listed = SUB_PANEL_LIST.map(({ id }) => id);
    expect(listed).to.eql(SUB_PANELS.filter((id) => listed.includes(id)));
    const shown = await show();
    const { editor } = shown.session;
    for (const sub of listed) {
      const { id, name, open } = WAYS[sub];
      // another object is selected, and none
      for (const [main, next] of [
        ['photos', ['shape']],
        ['elements', []],
      ] as const) {
        await select(shown, id);
        openPanel(editor, main);
        await shown.host.updateComplete;
        await open(shown);
        await waitUntil(() => panelOf(editor).value === sub, `${sub} opens`);
        await waitUntil(() => seen(shown).join() === name, `${sub} is shown`);
        expect(tab(shown, main).classList.contains('home'), sub).to.equal(true);
        await select(shown, ...next);
        expect(panelOf(editor).value, `${sub} is left`).to.equal(main);
        await waitUntil(() => seen(shown).join().toLowerCase() === main);
      }
    }
  });

  it('are accessible, and Back gives the keyboard to the tab of the main panel', async () => {
    const shown = await show();
    const { editor } = shown.session;
    for (const { id: sub } of SUB_PANEL_LIST) {
      const { id, open, name } = WAYS[sub];
      await select(shown, id);
      openPanel(editor, 'text');
      await shown.host.updateComplete;
      await open(shown);
      await waitUntil(() => seen(shown).join() === name, `${sub} is shown`);
      await expectAccessible(barOf(shown));
      inside(barOf(shown), '.sub .back').click();
      await waitUntil(() => seen(shown).join() === 'Text');
      expect(focused()).to.equal(tab(shown, 'text'));
    }
  });
});
