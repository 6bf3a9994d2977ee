// @vitest-environment jsdom
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownChunk } from '../../../../app/ui/on-demand.js';

const Part = ({ name }: { readonly name: string }) => createElement('p', null, `Hello ${name}`);

/** What is thrown to it is shown. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly told: string }> {
  override state = { told: '' };
  static getDerivedStateFromError = (error: Error) => ({ told: error.message });
  override render = () => this.state.told || this.props.children;
}

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  // as in a browser: in tests' own way React waits for nothing
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** Lets everything run that waits for no clock. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve));
}

function later() {
  let come!: (part: ComponentType<{ readonly name: string }>) => void;
  let fail!: (error: Error) => void;
  const load = vi.fn(
    () =>
      new Promise<ComponentType<{ readonly name: string }>>((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
  );
  return { load, come: () => come(Part), fail: (error: Error) => fail(error) };
}

describe('a part of a page in a chunk of its own', () => {
  it('shows at once when it has come, and what waits for it until then', async () => {
    const { load, come } = later();
    const Own = ownChunk(load, 'Loading');
    root.render(createElement(Own, { name: 'Rana' }));
    await settled();
    expect(page.textContent).toBe('Loading');
    come();
    await settled();
    expect(page.textContent).toBe('Hello Rana');
  });

  it('is there from the first moment when it came before', async () => {
    const { load, come } = later();
    const Own = ownChunk(load, 'Loading');
    root.render(createElement(Own, { name: 'Rana' }));
    await settled();
    come();
    await settled();
    root.render(createElement(Own, { key: 'again', name: 'Teo' }));
    await settled();
    expect(page.textContent).toBe('Hello Teo');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that cannot be had is told to the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, fail } = later();
    const Own = ownChunk(load, 'Loading');
    root.render(createElement(Boundary, null, createElement(Own, { name: 'Rana' })));
    await settled();
    fail(new Error('offline'));
    await settled();
    expect(page.textContent).toBe('offline');
    vi.restoreAllMocks();
  });
});
