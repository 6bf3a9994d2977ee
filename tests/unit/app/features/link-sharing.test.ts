// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkSharing } from '../../../../app/features/share/link/link-sharing.js';
import {
  linkOf,
  rightOf,
  rightAfterToggle,
  type LinkFlags,
} from '../../../../app/features/share/link/link-rights.js';
import { ApiError } from '../../../../server/contract/envelope.js';
import { clear, click, settle, show, standIn } from '../support/render.js';

const call = vi.fn();
vi.mock('../../../../app/api.js', () => ({ api: (...args: unknown[]) => call(...args) as unknown }));
const said: string[] = [];
vi.mock('../../../../app/ports/notifications/notifier.js', () => {
  const say = (text: string) => void said.push(text);
  return { notifier: { success: say, warning: say, error: say } };
});

const FLAGS: Record<string, LinkFlags> = {
  enable_edit: { view_all: true, edit_all: true },
  enable_view: { view_all: true, edit_all: false },
  disable: { view_all: false, edit_all: false },
};
const OFF = FLAGS['disable']!;

type Switch = HTMLElement & { checked: boolean };
const switches = () => [...document.querySelectorAll<Switch>('dm-switch')];
const button = (name: string) => [...document.querySelectorAll('button')].find((b) => b.textContent === name);
const turn = (which: 0 | 1, checked: boolean) =>
  act(
    async () => void switches()[which]!.dispatchEvent(new CustomEvent('dm-change', { detail: { checked } })),
  );
const states = () => switches().map(({ checked }) => checked);
const open = (flags = OFF) => show(createElement(LinkSharing, { id: 'd1', flags }));
const actions = () => call.mock.calls.map(([, input]) => (input as { action: string }).action);

describe('link sharing', () => {
  beforeAll(standIn);
  beforeEach(() => {
    said.length = 0;
    call.mockReset().mockImplementation(async (_, { action }: { action: string }) => FLAGS[action]);
  });
  afterEach(clear);

  it('enabling with neither chosen asks to choose, and nothing is sent', async () => {
    await open();
    await click(button('Enable Link Sharing'));
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Please choose edit or view rights');
    expect(call).not.toHaveBeenCalled();
  });

  it('enables what was chosen; choosing edit is choosing to look too', async () => {
    await open();
    await turn(0, true);
    await settle(() => states().every(Boolean));
    await click(button('Enable Link Sharing'));
    await settle(() => said.length > 0);
    expect(actions()).toEqual(['enable_edit']);
    expect(said).toEqual(['Link Sharing Enabled']);
  });

  it('while it is on, a switch takes effect at once and the link says what it allows', async () => {
    await open(FLAGS['enable_view']);
    const link = () => document.querySelector<HTMLInputElement>('input')!.value;
    expect(link()).toMatch(/\/designmaker\/start\/designs\/d1\/view$/);
    await turn(0, true);
    await settle(() => said.length > 0);
    expect(actions()).toEqual(['enable_edit']);
  });

  it('turning the last right off does not take the link away: that is what Disable is for', async () => {
    await open(FLAGS['enable_view']);
    await turn(1, false);
    await settle(() => document.querySelector('[role=alert]') !== null);
    expect(call).not.toHaveBeenCalled();
    await click(button('Disable Link Sharing'));
    await settle(() => said.length > 0);
    expect(actions()).toEqual(['disable']);
    expect(said).toEqual(['Link Sharing Disabled']);
  });

  it('a failure says so and puts the switch back', async () => {
    call.mockRejectedValue(new ApiError('offline', 'x'));
    await open(FLAGS['enable_view']);
    await turn(0, true);
    await settle(() => said.length > 0);
    expect(said).toEqual(['something went wrong']);
    await settle(() => !switches()[0]!.checked);
    expect(states()).toEqual([false, true]);
  });

  it('rights and flags say the same, and editing falls back to looking', () => {
    for (const flags of Object.values(FLAGS)) {
      const right = rightOf(flags);
      expect(linkOf('https://x', 'd', right)).toBe(
        `https://x/designmaker/start/designs/d/${flags.edit_all ? 'edit' : 'view'}`,
      );
    }
    expect([
      rightAfterToggle('edit', 'edit', false),
      rightAfterToggle('edit', 'view', false),
      rightAfterToggle(null, 'view', true),
    ]).toEqual(['view', null, 'view']);
  });
});
