import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { DmTooltip } from '../../../elements/controls/overlays/dm-tooltip.js';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { keyLabel } from '../../../elements/editor/commands/shortcuts.js';
import { photo, shape } from '../canvas/support.js';
import { focused, pointOf } from '../controls/support.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { openSession } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

/** A picture and a shape, the picture selected. */
async function show({ locked = false, delay = '0ms' } = {}) {
  const session = openSession([[{ ...photo('image', 20, 20), locked }, shape('shape', 200, 20)]]);
  session.editor.selection.set(['image']);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar
      style="width: 960px; ${delay && `--dm-tooltip-delay: ${delay}`}"
      .editor=${session.editor}
      .fonts=${fakeFonts}
    ></dm-toolbar>`,
  );
  await settled(bar);
  return { bar, session };
}

const settled = async (bar: DmToolbar): Promise<void> => {
  await bar.updateComplete;
  await Promise.all(
    [...bar.shadowRoot!.querySelectorAll('*')].map((part) => (part as DmToolbar).updateComplete),
  );
  await bar.updateComplete;
};

/** The button of a name, in whichever part of the toolbar it stands. */
const button = (bar: DmToolbar, label: string): HTMLElement => {
  for (const part of bar.shadowRoot!.children) {
    const found = part.shadowRoot?.querySelector<HTMLElement>(
      `:is(dm-icon-button, dm-button)[label="${label}"]`,
    );
    if (found) return found;
  }
  throw new Error(`the toolbar has no ${label}`);
};

/** The tooltip on show, wherever it stands. */
function tipIn(root: Document | ShadowRoot): DmTooltip | null {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('dm-tooltip:popover-open')) return element as DmTooltip;
    const inner = element.shadowRoot && tipIn(element.shadowRoot);
    if (inner) return inner;
  }
  return null;
}

/** What it says: name and keys. */
function shownTip(): string | null {
  const tip = tipIn(document);
  return tip && [tip.label, tip.keys].filter(Boolean).join(' | ');
}

const away = () => sendMouse({ type: 'move', position: [0, 0] });

async function hovered(bar: DmToolbar, label: string): Promise<string> {
  await away();
  await waitUntil(() => shownTip() === null);
  await sendMouse({ type: 'move', position: pointOf(button(bar, label)) });
  await waitUntil(() => shownTip() !== null, `no tooltip for ${label}`);
  return shownTip()!;
}

describe('tooltips of the toolbar', () => {
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(away);

  const keys = (key: string) => ` | ${keyLabel(key)}`;
  /** Every name of the spec, where it stands, and its keys. */
  const NAMED: readonly (readonly [string, string])[] = [
    ['Remove Background', ''],
    ['Flip', ''],
    ['Crop', ''],
    ['Enhance', ''],
    ['Animate', ''],
    ['Position', ''],
    ['Transparency', ''],
    ['Lock', keys('Mod+Shift+L')],
    ['Duplicate', keys('Mod+D')],
    ['Delete', keys('Delete')],
  ];

  it('exist for removal, flip, crop, photo editor, position, transparency, lock, unlock, copy, delete, animate [D-027]', async () => {
    const free = await show();
    for (const [label, more] of NAMED) expect(await hovered(free.bar, label)).to.equal(label + more);
    // of what is disabled too: the name is what one looks for
    const { bar } = await show({ locked: true });
    expect(await hovered(bar, 'Unlock')).to.equal('Unlock' + keys('Mod+Shift+L'));
    for (const [label, more] of NAMED.filter(([name]) => !['Lock', 'Position', 'Duplicate'].includes(name))) {
      expect(button(bar, label).hasAttribute('disabled'), label).to.equal(true);
      expect(await hovered(bar, label)).to.equal(label + more);
    }
  });

  it('come to the keyboard, wherever the button stands', async () => {
    const { bar } = await show();
    const seen = new Set<string>();
    button(bar, 'Replace').focus();
    for (let stops = 0; stops < 20 && !seen.has('Delete' + keys('Delete')); stops++) {
      await sendKeys({ press: 'Tab' });
      await aTimeout(60);
      const tip = shownTip();
      if (tip) seen.add(tip);
    }
    expect([...seen]).to.include.members(['Flip', 'Position', 'Transparency', 'Lock' + keys('Mod+Shift+L')]);
    expect(focused()!.getRootNode()).to.have.property('host', button(bar, 'Delete'));
  });

  it('wait half a second, and go when the button is pressed', async () => {
    const { bar } = await show({ delay: '' });
    const began = performance.now();
    await sendMouse({ type: 'move', position: pointOf(button(bar, 'Crop')) });
    const moved = performance.now();
    await waitUntil(() => shownTip() === 'Crop', 'the tooltip');
    const shown = performance.now();
    expect(shown - began).to.be.above(480);
    expect(shown - moved).to.be.below(1500);
    button(bar, 'Crop').dispatchEvent(new PointerEvent('pointerdown'));
    expect(shownTip()).to.equal(null);
  });
});
