import { expect, fixture, html } from '@open-wc/testing';
import { icon } from '../../../elements/base/icons/icon.js';
import { waitUntil } from '../../support/wait-until.js';

it('an icon that no first sight shows keeps its room, and appears', async () => {
  const holder = await fixture(html`<p>${icon('gradient', { size: 24 })}</p>`);
  expect(holder.querySelector('svg')!.getBoundingClientRect().width).to.equal(24);
  await waitUntil(() => holder.querySelector('path')!.getAttribute('d')?.startsWith('M'), 'an outline');
});
