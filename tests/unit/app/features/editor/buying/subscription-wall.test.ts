// @vitest-environment jsdom
import { createElement, Fragment } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isBeyondWall } from '../../../../../../app/features/editor/buying/entitlements.js';
import { useSubscriptionWall } from '../../../../../../app/features/editor/buying/wall/use-subscription-wall.js';
import { member } from '../../../support/member.js';
import { clear, click, press, settle, show, standIn } from '../../../support/render.js';

beforeAll(standIn);
afterEach(clear);

const active = (...scope: string[]) => member({ subscription: { sub_status: 'active', scope } });

describe('the subscription wall', () => {
  it('stands before everybody but admins and subscribers of the design product, unless the operator took it away', () => {
    expect(isBeyondWall(null)).toBe(false);
    expect(isBeyondWall(member())).toBe(false);
    expect(isBeyondWall(member({ type: 'designer' }))).toBe(false);
    expect(isBeyondWall(active('mockupmaker'))).toBe(false);
    expect(isBeyondWall(member({ subscription: { sub_status: 'free', scope: ['designmaker'] } }))).toBe(
      false,
    );
    expect(isBeyondWall(active('mockupmaker', 'designmaker'))).toBe(true);
    expect(isBeyondWall(member({ type: 'admin' }))).toBe(true);
    expect(isBeyondWall(null, false)).toBe(true);
  });

  it('says what a plan gives and leads to the plans; closed, the keyboard is where it was', async () => {
    const Page = () => {
      const { wall, dialog } = useSubscriptionWall();
      return createElement(
        Fragment,
        null,
        createElement('button', { onClick: () => wall?.(), id: 'opener' }),
        dialog,
      );
    };
    await show(createElement(Page));
    const opener = document.getElementById('opener')!;
    opener.focus();
    await click(opener);
    const dialog = () => document.querySelector('[role="dialog"]');
    await settle(() => dialog() !== null);
    expect([...dialog()!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '40 premium images monthly',
      '10 premium videos monthly',
      '5 GB storage',
    ]);
    expect(dialog()!.querySelector('a')?.getAttribute('href')).toBe('/designmaker/start/plans');
    await press(dialog()!, 'Escape');
    await settle(() => dialog() === null && document.activeElement === opener);
  });
});
