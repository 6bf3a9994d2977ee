import { expect, fixture, html } from '@open-wc/testing';
import { signal, type Signal } from '@preact/signals-core';
import type { PropertyValues, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../../../elements/base/define.js';
import { DmElement } from '../../../elements/base/dm-element.js';

/** A signal that counts who watches it: a leak is a watcher left after removal. */
function countedSignal<T>(value: T): { signal: Signal<T>; watched: () => boolean } {
  let watched = false;
  const counted = signal(value, { watched: () => (watched = true), unwatched: () => (watched = false) });
  return { signal: counted, watched: () => watched };
}

const name = countedSignal('Ada');
const rows = countedSignal<readonly string[]>(['a']);
const other = countedSignal('unused');

class DmProbe extends DmElement<{ 'dm-ping': { count: number } }> {
  renders = 0;
  showName = true;

  protected override updated(_changed: PropertyValues): void {
    void other.signal.value;
  }

  ping(): void {
    this.emit('dm-ping', { count: 2 });
  }

  protected override render(): TemplateResult {
    this.renders++;
    const rowOf = (row: string): TemplateResult => html`<li>${row}${rows.signal.value.length}</li>`;
    return html`<p>${this.showName ? name.signal.value : ''}</p>
      <ul>
        ${repeat(['x'], (row) => row, rowOf)}
      </ul>`;
  }
}
define('dm-probe', DmProbe);

const textOf = (probe: DmProbe): string => probe.shadowRoot?.textContent?.replace(/\s+/g, '') ?? '';

describe('DmElement', () => {
  beforeEach(() => {
    name.signal.value = 'Ada';
    rows.signal.value = ['a'];
  });

  it('renders again when a signal read in render changes, in list callbacks too', async () => {
    const probe = await fixture<DmProbe>(html`<dm-probe></dm-probe>`);
    expect(textOf(probe)).to.equal('Adax1');
    name.signal.value = 'Grace';
    rows.signal.value = ['a', 'b'];
    await probe.updateComplete;
    expect(textOf(probe)).to.equal('Gracex2');
    name.signal.value = 'Edith';
    await probe.updateComplete;
    expect(textOf(probe)).to.equal('Edithx2');
  });

  it('renders once for several changes together, and not for signals it did not read', async () => {
    const probe = await fixture<DmProbe>(html`<dm-probe></dm-probe>`);
    const before = probe.renders;
    name.signal.value = 'Grace';
    rows.signal.value = ['a', 'b'];
    other.signal.value = 'changed';
    await probe.updateComplete;
    expect(probe.renders).to.equal(before + 1);
  });

  it('lets go of a signal it no longer reads', async () => {
    const probe = await fixture<DmProbe>(html`<dm-probe></dm-probe>`);
    probe.showName = false;
    probe.requestUpdate();
    await probe.updateComplete;
    expect(name.watched()).to.equal(false);
    expect(rows.watched()).to.equal(true);
  });

  it('watches nothing once removed, even when removed with an update under way', async () => {
    const probe = await fixture<DmProbe>(html`<dm-probe></dm-probe>`);
    name.signal.value = 'Grace';
    probe.remove();
    await probe.updateComplete;
    expect(name.watched()).to.equal(false);
    expect(rows.watched()).to.equal(false);
  });

  it('shows what changed while it was away when attached again', async () => {
    const probe = await fixture<DmProbe>(html`<dm-probe></dm-probe>`);
    const home = probe.parentElement;
    probe.remove();
    name.signal.value = 'Grace';
    home?.append(probe);
    await probe.updateComplete;
    expect(textOf(probe)).to.equal('Gracex1');
    expect(name.watched()).to.equal(true);
  });

  it('sends events that leave shadow roots', async () => {
    const outside = await fixture<HTMLElement>(html`<div></div>`);
    const root = outside.attachShadow({ mode: 'open' });
    const probe = new DmProbe();
    root.append(probe);
    const heard: number[] = [];
    outside.addEventListener('dm-ping', (event) =>
      heard.push((event as CustomEvent<{ count: number }>).detail.count),
    );
    probe.ping();
    expect(heard).to.deep.equal([2]);
  });

  it('may be defined twice', () => {
    expect(() => define('dm-probe', class extends DmProbe {})).not.to.throw();
    expect(customElements.get('dm-probe')).to.equal(DmProbe);
  });
});
