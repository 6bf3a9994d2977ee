import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';

/** The page that shows the whole catalog, served as `npm run demo` serves it. */
describe('the catalog at a glance', () => {
  it('shows every part of the built catalog', async () => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'width: 800px; height: 600px';
    frame.src = '/demo/catalog.html';
    document.body.append(frame);
    const titles = () =>
      [...(frame.contentDocument?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);
    await waitUntil(() => titles().some((title) => title?.startsWith('Sizes')), 'the last part');
    expect(titles().map((title) => title?.replace(/ \(\d+\)$/, ''))).to.eql([
      ...['Templates', 'Text templates', 'Photos', 'Backgrounds', 'Frames', 'Grids', 'Icons', 'Palettes'],
      ...['Fonts', 'Filters', 'Sizes'],
    ]);
    expect(frame.contentDocument!.querySelectorAll('img').length).to.be.greaterThan(2000);
    frame.remove();
  });
});
