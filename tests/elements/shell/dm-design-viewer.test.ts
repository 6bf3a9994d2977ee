import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/shell/dm-design-viewer.js';
import type { DmDesignViewer } from '../../../elements/shell/dm-design-viewer.js';
import { expectAccessible } from '../../support/axe.js';
import { shape } from '../canvas/support.js';
import { allInside } from '../controls/support.js';
import { openSession } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const PAGES = [[shape('a', 0, 0)], [shape('b', 0, 0)]];

async function show(width = 900, height = 600): Promise<DmDesignViewer> {
  const session = openSession(PAGES);
  const viewer = await fixture<DmDesignViewer>(
    html`<dm-design-viewer
      style="width: ${width}px; height: ${height}px"
      .session=${session}
    ></dm-design-viewer>`,
  );
  await waitUntil(() => pagesOf(viewer).length === 2);
  return viewer;
}

const pagesOf = (viewer: DmDesignViewer) => allInside(viewer, 'dm-page-preview');

describe('dm-design-viewer', () => {
  it('shows every page with its number, and is accessible', async () => {
    const viewer = await show();
    expect(pagesOf(viewer).map((page) => page.getAttribute('aria-label'))).to.deep.equal([
      'Page 1 of 2',
      'Page 2 of 2',
    ]);
    await expectAccessible(viewer);
  });

  it('a page keeps its proportion and fits the room, also when the room shrinks', async () => {
    const viewer = await show();
    const { width: pageWidth, height: pageHeight } = viewer.session!.editor.size;
    const proportion = () => {
      const { width, height } = pagesOf(viewer)[0]!.getBoundingClientRect();
      expect(width / height).to.be.closeTo(pageWidth / pageHeight, 0.01);
      return width;
    };
    const wide = proportion();
    viewer.style.width = '300px';
    await waitUntil(() => pagesOf(viewer)[0]!.getBoundingClientRect().width < wide);
    expect(proportion()).to.be.at.most(300 - 32);
  });

  it('the keyboard can scroll it, and nothing in it can be changed', async () => {
    const viewer = await show();
    expect(allInside(viewer, 'button, input, [contenteditable], [tabindex]:not(.scroll)')).to.deep.equal([]);
    expect(allInside(viewer, '.scroll[tabindex="0"]')).to.have.length(1);
  });

  it('takes its design before or after it is attached', async () => {
    const viewer = document.createElement('dm-design-viewer');
    viewer.style.cssText = 'width: 600px; height: 400px';
    document.body.append(viewer);
    await viewer.updateComplete;
    expect(pagesOf(viewer)).to.have.length(0);
    viewer.session = openSession(PAGES);
    await waitUntil(() => pagesOf(viewer).length === 2);
    viewer.remove();
  });
});
