// @vitest-environment jsdom
import { MEMBER_KEY_PREFIX } from '../../../../../app/features/account/browser-storage.js';
import { createElement, Fragment } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../server/contract/envelope.js';
import { designListOf } from '../../support/design-list.js';
import { clear, click, press, settle, show, standIn } from '../../support/render.js';
import { member } from '../../support/member.js';

type Answer = () => unknown;
const answers = new Map<string, Answer>();

vi.mock('../../../../../app/api.js', () => ({
  api: async ({ path }: { path: string }) => {
    const answer = answers.get(path);
    return answer ? answer() : new Promise(() => undefined);
  },
}));

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
const unreachable = () => {
  throw new ApiError('offline', 'The server cannot be reached');
};

/** The gate with a member's slider and menu behind it, in a page that has just been loaded. */
async function open() {
  vi.resetModules();
  const { AccountGate, AccountMenu, SessionEffects } =
    await import('../../../../../app/features/account/index.js');
  const { YourDesigns } = await import('../../../../../app/features/designs/index.js');
  const { LazyToaster } = await import('../../../../../app/ui/feedback/lazy-toaster.js');
  const page = createElement(
    Fragment,
    null,
    createElement(AccountMenu),
    createElement(YourDesigns),
    'the page',
  );
  const element = createElement(
    Fragment,
    null,
    createElement(SessionEffects),
    createElement(AccountGate, null, page),
    createElement(LazyToaster),
  );
  await show(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }));
}

const signedIn = (about = {}) => {
  answers.set('user/check_session', () => ({ tag: 'a' }));
  answers.set('user/get_details', () => member(about));
};

const logoutRow = () =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === 'Logout');

describe('accounts in the page', () => {
  beforeAll(standIn);
  beforeEach(() => {
    answers.clear();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(clear);

  it('nothing of the page shows before it is known who is there', async () => {
    await open();
    expect(document.querySelector('[role=status]')).not.toBeNull();
    expect(text()).not.toContain('the page');
  });

  it('a server that cannot be reached leaves a way to ask again', async () => {
    answers.set('user/check_session', unreachable);
    await open();
    await settle(() => text().includes('Something went wrong'));
    answers.set('user/check_session', () => ({ tag: null }));
    await click(button('Try again'));
    await settle(() => text().includes('the page'));
    expect(button('Sign in')).toBeDefined();
  });

  it("a member's designs: on their way, there, none, failed with a way to ask again", async () => {
    signedIn();
    await open();
    await settle(() => text().includes('Your designs'));
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();

    const design = { _id: 'd1', name: 'Jazz nights', thumbnail: '', width: 800, height: 600, folder: null };
    answers.set('saved_design/list', () => designListOf({ ...design, updated_at: new Date().toISOString() }));
    await open();
    await settle(() => text().includes('Jazz nights'));
    const card = document.querySelector('a.card');
    expect(card?.getAttribute('href')).toBe('/designmaker/start/designs/d1/edit');
    expect(card?.textContent).toContain('Edited just now');

    answers.set('saved_design/list', () => designListOf());
    await open();
    await settle(() => text().includes('the page') && !document.querySelector('[aria-busy=true]'));
    expect(text()).not.toContain('Your designs');

    answers.set('saved_design/list', unreachable);
    await open();
    await settle(() => text().includes('Something went wrong'));
    answers.set('saved_design/list', () => designListOf());
    await click(button('Try again'));
    await settle(() => !text().includes('Your designs'));
  });

  it('a visitor has no designs to be shown', async () => {
    answers.set('user/check_session', () => ({ tag: null }));
    await open();
    await settle(() => text().includes('the page'));
    expect(text()).not.toContain('Your designs');
  });

  it('the menu names the member, and says quietly when the e-mail is not confirmed', async () => {
    for (const email_verified of [true, false]) {
      signedIn({ email_verified });
      await open();
      await settle(() => button('Account of Rana Okafor') !== undefined);
      await press(button('Account of Rana Okafor')!, 'Enter');
      await settle(() => document.querySelector('[role=menu]') !== null);
      const menu = document.querySelector('[role=menu]')!.textContent;
      expect(menu).toContain('rana@northam.example');
      expect(menu!.includes('E-mail not confirmed')).toBe(!email_verified);
    }
  });

  it('who logs out where the provider needs no farewell is told at once, and once', async () => {
    signedIn();
    answers.set('user/logout', () => ({ redirect: null }));
    await open();
    await settle(() => button('Account of Rana Okafor') !== undefined);
    await press(button('Account of Rana Okafor')!, 'Enter');
    await settle(() => logoutRow() !== undefined);
    answers.set('user/check_session', () => ({ tag: null }));
    sessionStorage.setItem(`${MEMBER_KEY_PREFIX}mockup-draft.mug`, '{}');
    await click(logoutRow());
    await settle(() => button('Sign in') !== undefined && text().includes('You have been Logged Out'));
    expect(text().split('You have been Logged Out')).toHaveLength(2);
    // the next one at this tab finds nothing of what was being made
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith(MEMBER_KEY_PREFIX))).toEqual([]);
  });

  it('who could not be logged out is told so and stays', async () => {
    signedIn();
    answers.set('user/logout', unreachable);
    await open();
    await settle(() => button('Account of Rana Okafor') !== undefined);
    await press(button('Account of Rana Okafor')!, 'Enter');
    await settle(() => logoutRow() !== undefined);
    await click(logoutRow());
    await settle(() => text().includes('Something went wrong'));
    expect(button('Account of Rana Okafor')).toBeDefined();
  });
});
