import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

/** What jsdom lacks and the app asks for. Measures are all zero there, so nothing ever comes into view by itself. */
export function standIn(): void {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const media = { matches: false, addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: observer,
    IntersectionObserver: observer,
    matchMedia: () => media,
    scrollTo: () => undefined,
  });
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
}

let root: Root | undefined;

/** Shows a tree in the page, in place of the one before. */
export async function show(tree: ReactNode): Promise<void> {
  await clear();
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => root?.render(createElement(QueryClientProvider, { client }, tree)));
}

export async function clear(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
}

/** Opens the product's routes at an address and waits until the page's own chunk has come. */
export async function visit(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await show(createElement(RouterProvider, { router }));
  await settle(() => router.state.initialized && router.state.navigation.state === 'idle');
  return router;
}

/** Turns of 5 ms and more that end what never happens: a minute. */
const MOST_TURNS = 12_000;

/** Lets pending work run until the condition holds. */
export async function settle(until: () => boolean): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !until(); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
  if (!until()) throw new Error('what was waited for did not happen');
}

/** Types into a field the way React hears it: the native setter, then an input event. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function press(element: Element, key: string): Promise<void> {
  await act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

export async function click(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('nothing to click');
  await act(async () => {
    for (const name of ['pointerdown', 'pointerup']) {
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, button: 0 }));
    }
    (element as HTMLElement).click();
  });
}
