import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/toolbars/dm-toolbar.js';
import '../../../elements/toolbars/object-toolbars.js';
import type { DmToolbar } from '../../../elements/toolbars/dm-toolbar.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { words } from '../canvas/support.js';
import { allInside, inside } from '../controls/support.js';
import { openSession } from '../shell/support.js';
import { waitUntil } from '../../support/wait-until.js';

describe('dm-text-toolbar where there is little room', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  const seen = (elements: Iterable<Element>): number =>
    [...elements].filter((element) => (element as HTMLElement).offsetWidth > 0).length;

  for (const chosen of [['text'], ['text', 'more']])
    it(`gives up no more controls than it must: ${chosen.length} selected`, async () => {
      const { editor } = openSession([[words('text', 'Words', 20, 20), words('more', 'More', 20, 320)]]);
      editor.selection.set(chosen);
      const bar = await fixture<DmToolbar>(
        html`<dm-toolbar .editor=${editor} .fonts=${fakeFonts}></dm-toolbar>`,
      );
      const own = inside(bar, 'dm-text-toolbar');
      const arrange = inside(bar, 'dm-arrange-toolbar');
      await waitUntil(() => own.shadowRoot?.children.length && arrange.shadowRoot?.children.length);
      const row = own.shadowRoot!;
      const at = async (width: number): Promise<number> => {
        bar.style.width = `${width}px`;
        await new Promise(requestAnimationFrame);
        const last = Math.max(...allInside(own, '*').map((part) => part.getBoundingClientRect().right));
        const free = arrange.getBoundingClientRect().left - last;
        expect(free, `at ${width} px`).to.be.at.least(8);
        return free;
      };
      const controls = (): number =>
        seen(
          row.querySelectorAll(
            '.row.wide-row dm-icon-button, dm-popover.wide > [slot=anchor], .effects dm-button',
          ),
        );
      let before = 7;
      for (let width = 1100; width >= 660; width -= 4) {
        const free = await at(width);
        const now = controls();
        expect(before - now, `at ${width} px`).to.be.within(0, 1);
        // one control, and the two buttons for groups that other selections have beside it
        if (now < 6) expect(free, `at ${width} px`).to.be.below(160);
        before = now;
      }
      await at(882);
      expect(controls(), 'in a window of 960 px').to.equal(6);
      await at(690);
      expect(controls(), 'in a window of 768 px').to.equal(1);
      inside<HTMLElement>(own, 'dm-icon-button[icon="dots-three"]').click();
      const kept = row.querySelectorAll(
        '.stack .row dm-icon-button, .stack .sliders dm-slider, .stack dm-button.narrow',
      );
      await waitUntil(() => seen(kept) === 3 + 2 + 1, 'the menu has what left the row');
    });
});
