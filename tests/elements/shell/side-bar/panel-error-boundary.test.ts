import { aTimeout, expect, fixture } from '@open-wc/testing';
import { html, LitElement, type TemplateResult } from 'lit';
import { PanelErrorBoundary } from '../../../../elements/shell/side-bar/panel-error-boundary.js';
import { waitUntil } from '../../../support/wait-until.js';

/** A frame around one panel whose code comes when `load` says so. */
class TestFrame extends LitElement {
  load: () => Promise<unknown> = () => Promise.resolve();
  readonly boundary = new PanelErrorBoundary(this);

  protected override render(): TemplateResult {
    return this.boundary.render(
      'late',
      () => html`<test-late .words=${'here'}></test-late>`,
      () => this.load(),
    );
  }
}
customElements.define('test-frame', TestFrame);

class TestLate extends LitElement {
  words = '';

  protected override render(): TemplateResult {
    return html`${this.words}`;
  }
}

const button = (frame: TestFrame) => frame.shadowRoot!.querySelector('button');

describe('a panel whose code comes on demand', () => {
  it('says when it cannot be fetched, is fetched again on Try again, and then has what it was given', async () => {
    const frame = await fixture<TestFrame>('<test-frame></test-frame>');
    let asked = 0;
    const failing = document.createElement('test-frame') as TestFrame;
    failing.load = () => {
      if (++asked === 1) return Promise.reject(new Error('offline'));
      customElements.define('test-late', TestLate);
      return Promise.resolve();
    };
    frame.replaceWith(failing);
    await waitUntil(() => button(failing) !== null, 'Try again');
    expect(failing.shadowRoot!.textContent).to.contain('something went wrong');
    button(failing)!.click();
    await waitUntil(() => failing.shadowRoot!.querySelector('test-late')?.shadowRoot?.textContent === 'here');
    expect(button(failing)).to.equal(null);
    failing.requestUpdate();
    await aTimeout(0);
    expect(asked, 'fetched once').to.equal(2);
  });
});
