import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/controls/lists/dm-font-name.js';
import type { DmFontName } from '../../../elements/controls/lists/dm-font-name.js';
import { expectAccessible } from '../../support/axe.js';
import { fakeFonts } from '../../support/fakes/fake-ports.js';
import { attached, inside } from './support.js';
import { waitUntil } from '../../support/wait-until.js';

const drawing = (fill = 'currentColor'): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -260 400 380" fill="${fill}"><path d="M0-200h400v200H0z"/></svg>`)}`;
const drawn = (name: DmFontName) => name.shadowRoot!.querySelector('.drawn');
const [family] = await fakeFonts.families();
const face = family!.faces[0]!;

describe('dm-font-name', () => {
  it('shows the drawing of the name, named for those who do not see it', async () => {
    const name = await fixture<DmFontName>(
      html`<dm-font-name name="Anton" preview=${drawing()}></dm-font-name>`,
    );
    await waitUntil(() => drawn(name), 'the drawing');
    expect(inside(name, '.fading').getAttribute('aria-label')).to.equal('Anton');
    await expectAccessible(name);
  });

  it('writes the name while the drawing does not come, and goes on with another one', async () => {
    const name = await fixture<DmFontName>(
      html`<dm-font-name name="Anton" preview="data:image/svg+xml,broken"></dm-font-name>`,
    );
    expect(inside(name, '.written').textContent).to.include('Anton');
    name.preview = drawing();
    await waitUntil(() => drawn(name), 'the drawing');
    Object.assign(name, { name: 'Jost', preview: '' });
    await name.updateComplete;
    expect(inside(name, '.written').textContent).to.include('Jost');
  });

  it('reads a file once, when the name is in sight', async () => {
    let asked = 0;
    const load = () => (asked++, fakeFonts.load(face));
    const properties = { name: 'House', face: 'test-face', load };
    const [first, second] = [
      await attached(document.createElement('dm-font-name'), properties),
      await attached(document.createElement('dm-font-name'), {}),
    ];
    Object.assign(second, properties);
    for (const name of [first, second])
      await waitUntil(() => getComputedStyle(inside(name, '.written')).fontFamily.startsWith('dm-face'));
    expect(asked).to.equal(1);
    const far = document.createElement('dm-font-name');
    Object.assign(far, { name: 'Far', face: 'far-face', load });
    far.style.marginTop = '5000px';
    await attached(far, {});
    await new Promise(requestAnimationFrame);
    expect(asked).to.equal(1);
    for (const name of [first, second, far]) name.remove();
  });
});
