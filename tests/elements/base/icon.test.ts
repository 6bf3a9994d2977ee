import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/base/icons/every-icon.js';
import { icon } from '../../../elements/base/icons/icon.js';

describe('icon', () => {
  it('is decoration of the asked size in the text color', async () => {
    const holder = await fixture(html`<p>${icon('copy', { size: 16 })}</p>`);
    const drawn = holder.querySelector('svg');
    expect(drawn?.getAttribute('aria-hidden')).to.equal('true');
    expect(drawn?.getBoundingClientRect().width).to.equal(16);
    expect(drawn?.getAttribute('fill')).to.equal('currentColor');
  });

  it('shows the filled face where there is one, the regular face elsewhere', async () => {
    const holder = await fixture(
      html`<p>${icon('copy')}${icon('copy', { fill: true })}${icon('x')}${icon('x', { fill: true })}</p>`,
    );
    const [copy, copyFilled, close, closeFilled] = [...holder.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(copyFilled).not.to.equal(copy);
    expect(closeFilled).to.equal(close);
  });
});
