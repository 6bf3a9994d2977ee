import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { group } from '../../../elements/editor/commands/arrange/group.js';
import { ungroup } from '../../../elements/editor/commands/arrange/ungroup.js';
import { deleteSelection } from '../../../elements/editor/commands/edit/delete.js';
import { lock } from '../../../elements/editor/commands/object/lock.js';
import type { Editor } from '../../../elements/editor/editor.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { line, photo, shape, words, type Stored } from '../canvas/support.js';
import { allInside } from '../controls/support.js';
import { openSession } from '../shell/support.js';

/** Two of each kind that has a toolbar of its own, side by side in the stack: grouping them moves no layer. */
const PAIRS: Readonly<Record<string, readonly [Stored, Stored]>> = {
  text: [words('a', 'One', 20, 20), words('b', 'Two', 20, 80)],
  image: [photo('a', 20, 20), photo('b', 200, 20)],
  shape: [shape('a', 20, 20), shape('b', 200, 20)],
  line: [line('a', 20, 20), line('b', 20, 80)],
  mixed: [shape('a', 20, 20), words('b', 'Two', 200, 20)],
};

/** The toolbar and the toolbars in it have rendered what they were told; nothing but signals told them. */
async function settled(bar: DmToolbar): Promise<void> {
  await bar.updateComplete;
  for (const part of allInside(bar, '*')) await (part as Partial<DmToolbar>).updateComplete;
}

async function show(objects: readonly Stored[]): Promise<{ bar: DmToolbar; editor: Editor }> {
  const { editor } = openSession([objects]);
  editor.selection.set(['a', 'b']);
  const bar = await fixture<DmToolbar>(
    html`<dm-toolbar style="width: 1200px" .editor=${editor} .fonts=${fakeFonts}></dm-toolbar>`,
  );
  await settled(bar);
  return { bar, editor };
}

/** Which of the two are offered anywhere in the toolbar and can be pressed. */
function offered(bar: DmToolbar): string[] {
  const buttons = [...bar.shadowRoot!.children]
    .flatMap((part) => [...(part.shadowRoot?.querySelectorAll('dm-button, dm-icon-button') ?? [])])
    .filter((button) => !button.hasAttribute('disabled'))
    .map((button) => button.getAttribute('label') ?? button.textContent!.trim());
  return [...new Set(buttons.filter((name) => name === 'Group' || name === 'Ungroup'))].sort();
}

describe('toolbars of what is selected', () => {
  before(() => setViewport({ width: 1280, height: 700 }));

  it('each follows grouping, ungrouping, locking, removing, and all of that undone [E-016]', async () => {
    for (const [kind, objects] of Object.entries(PAIRS)) {
      const { bar, editor } = await show(objects);
      const after = async (change: () => void): Promise<string[]> => {
        change();
        await settled(bar);
        return offered(bar);
      };
      expect(offered(bar), kind).to.eql(['Group']);
      expect(await after(() => group.run(editor)), kind).to.eql(['Ungroup']);
      expect(await after(() => ungroup.run(editor)), kind).to.eql(['Group']);
      expect(await after(() => editor.history.undo()), kind).to.eql(['Ungroup']);
      expect(await after(() => editor.history.undo()), kind).to.eql(['Group']);
      expect(await after(() => editor.history.redo()), kind).to.eql(['Ungroup']);
      expect(await after(() => lock.run(editor)), kind).to.eql([]);
      expect(await after(() => lock.run(editor)), kind).to.eql(['Ungroup']);
      expect(await after(() => deleteSelection.run(editor)), kind).to.eql([]);
    }
  });

  it('says at once that the objects are a group, and that they are none again', async () => {
    const { bar, editor } = await show(PAIRS['mixed']!);
    const told = (): string => allInside(bar, 'dm-group-toolbar')[0]!.shadowRoot!.textContent!;
    expect(told()).to.contain('2 objects');
    group.run(editor);
    await settled(bar);
    expect(told()).to.contain('Group of 2');
    editor.history.undo();
    await settled(bar);
    expect(told()).to.contain('2 objects');
  });
});
