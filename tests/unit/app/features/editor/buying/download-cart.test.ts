// @vitest-environment jsdom
import { createElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DownloadDialog } from '../../../../../../app/features/editor/download/download-dialog.js';
import {
  defaultChoice,
  type DownloadDesign,
} from '../../../../../../app/features/editor/download/download-choice.js';
import type { Exporter } from '../../../../../../app/features/editor/download/download-exporter.js';
import { act } from 'react';
import { clear, click, press, settle, show, standIn, type } from '../../../support/render.js';
import { FakeShop, refs } from './fake-shop.js';

beforeAll(standIn);
afterEach(clear);

const design: DownloadDesign = {
  ...{ name: 'Sale', size: { width: 100, height: 100 }, unit: 'px', pageCount: 1, currentPage: 1 },
};
const exporter = {} as Exporter;

const dialog = () => document.querySelector('[role="dialog"]');
const words = () => (dialog()?.textContent ?? '').replaceAll('\u00a0', ' ');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
const named = () => {
  const label = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  return label?.textContent;
};

/** The dialog over a shop, opened by its button for these pictures. */
async function opened(wallet: Partial<FakeShop['wallets']>, ids = ['a', 'b', 'c']) {
  const shop = new FakeShop();
  shop.wallets = { ...shop.wallets, ...wallet };
  const Page = () => {
    const [open, setOpen] = useState(true);
    return createElement(DownloadDialog, {
      ...{ open, design, exporter, flow: shop.flow, opener: { current: null } },
      ...{ choice: defaultChoice(design), onChoose: () => undefined, onOpenChange: setOpen },
    });
  };
  await show(createElement(Page));
  expect(words()).toContain('Looking for premium images');
  await act(() => shop.flow.open(refs(...ids)));
  return shop;
}

describe('the download dialog', () => {
  it('[B-021] shows the cart with its prices, then what credits bought, ready for its format', async () => {
    const shop = await opened({ credits: 12 });
    expect(dialog()!.querySelectorAll('li')).toHaveLength(3);
    expect(words().match(/\$ 1\.00 or 1 credit/g)).toHaveLength(3);
    expect(words()).toContain('Total$ 3.00 or 3 credits');
    expect(words()).toContain('Credits available12');
    expect(button('Download with watermarks')).toBeDefined();
    await click(button('Download with no watermarks (3 credits)'));
    await settle(() => shop.flow.state.peek().at === 'download');
    expect(button('Download'), 'the format').toBeDefined();
    expect([...shop.owned]).toEqual(['a', 'b', 'c']);
  });

  it('sells for money where credits do not exceed the pictures; who has just enough may choose', async () => {
    await opened({ credits: 2 });
    expect(button('Buy now and download')).toBeDefined();
    expect(document.querySelector('[role="radio"]')).toBeNull();
    expect(words()).toContain('This is a test shop: no money is taken.');
    await opened({ credits: 3 });
    expect(button('Buy now and download')).toBeDefined();
    await click(
      [...document.querySelectorAll('[role="radio"]')].find((one) => one.textContent === 'Credits'),
    );
    expect(button('Download with no watermarks (3 credits)')).toBeDefined();
    await opened({ credits: 2 }, ['a']);
    expect(button('Download with no watermarks (1 credit)')).toBeDefined();
  });

  it('lets a plan pay, and says how much of it is left', async () => {
    const shop = await opened({ credits: 12, planLeft: 37 });
    expect(words()).toContain('Left in your plan this month37');
    await click(button('Download with no watermarks'));
    await settle(() => shop.flow.state.peek().at === 'download');
  });

  it('takes a coupon, says what is wrong with another, and lets go of it', async () => {
    await opened({});
    const field = document.querySelector('input')!;
    await type(field, 'nope');
    await click(button('Apply'));
    expect(document.querySelector('[role="alert"]:not([hidden])')?.textContent).toBe(
      'This coupon is not known.',
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await type(field, 'HALF');
    await click(button('Apply'));
    expect(words()).toContain('Coupon HALF');
    expect(words()).toContain('Total$ 1.50');
    await click(button('Remove'));
    expect(words()).toContain('Total$ 3.00');
  });

  it('frames the checkout, and asks what became of the payment when it is closed', async () => {
    const shop = await opened({});
    await click(button('Buy now and download'));
    expect(named()).toBe('Checkout');
    const frame = document.querySelector('iframe')!;
    expect(frame.getAttribute('src')).toMatch(/\/designmaker\/start\/orders\/checkout\?id=o1/);
    expect(frame.title).not.toBe('');
    await press(dialog()!, 'Escape');
    await settle(() => shop.flow.state.peek().at === 'cart');
    expect(shop.asked).toContain('settle');
    expect(named(), 'the dialog is still open').toBe('Download');
  });

  it('hears of the payment from its frame', async () => {
    const shop = await opened({});
    await click(button('Buy now and download'));
    shop.paid = true;
    const tell = (source: Window | null) =>
      act(async () => {
        const { origin } = location;
        dispatchEvent(new MessageEvent('message', { data: 'orderPaymentSuccess', origin, source }));
      });
    await tell(window);
    expect(shop.flow.state.peek().at, 'another window says nothing').toBe('checkout');
    await tell(document.querySelector('iframe')!.contentWindow);
    await settle(() => shop.flow.state.peek().at === 'download');
  });

  it('goes on with watermarks, also when nobody can say what is premium', async () => {
    const shop = await opened({});
    await click(button('Download with watermarks'));
    expect(button('Download')).toBeDefined();
    shop.faults.set('unbought', new Error('no'));
    await act(() => shop.flow.open(refs('a')));
    expect(button('Try again')).toBeDefined();
    await click(button('Download with watermarks'));
    expect(button('Download')).toBeDefined();
  });
});
