// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, click, settle, standIn } from '../../support/render.js';
import { answers, asked, begin, signedIn } from '../../support/fake-server.js';
import { button } from '../../support/page-queries.js';
import { mockupOf, open, pageOf, START } from './mockup-pages.js';

vi.mock('../../../../../app/api.js', async () => ({
  api: (await import('../../support/fake-server.js')).api,
}));

const LANTERN = mockupOf('Lantern');
const PACKAGE = new File(['a zip archive'], 'lantern.zip', { type: 'application/zip' });
const REFUSAL = 'file: layers[0].surface names no surface';

const dialog = () => document.querySelector('[role=dialog]');

/** What left the browser, and what the server says of it; `hold` keeps the answer back. */
const sent: { readonly address: string; readonly file: File }[] = [];
let answer: object;
let release: (() => void) | null;

/** The only request with a progress, which `fetch` cannot tell. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = '';
  onload?: () => void;
  onloadend?: () => void;
  #address = '';
  open(_method: string, address: string) {
    this.#address = address;
  }
  setRequestHeader() {}
  send(body: FormData) {
    sent.push({ address: this.#address, file: body.get('file') as File });
    release = () => {
      this.responseText = JSON.stringify(answer);
      this.onload?.();
      this.onloadend?.();
    };
    this.upload.onprogress?.({ loaded: 1, total: 4 });
  }
}

async function choose(file: File): Promise<void> {
  const field = dialog()!.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  // jsdom goes on taking the field for empty
  field.required = false;
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));
}

const finish = () => act(async () => release?.());

describe('uploading a mockup', () => {
  beforeAll(standIn);
  beforeEach(() => {
    begin();
    sent.length = 0;
    release = null;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    answers.set('mockup/get_mockups', () => pageOf([mockupOf('Mug')]));
    answers.set('mockup/get_one', () => LANTERN);
  });
  afterEach(async () => {
    await clear();
    vi.unstubAllGlobals();
  });

  it('is offered to designers and admins alone; the package is sent, a refusal told in the server’s words, and the new mockup opened [D-044]', async () => {
    await open(START);
    await settle(() => button('Sign in') !== undefined);
    expect(button('Upload mockup')).toBeUndefined();
    signedIn();
    await open(START);
    await settle(() => button('Sign in') === undefined);
    expect(button('Upload mockup')).toBeUndefined();

    for (const type of ['admin', 'designer'] as const) {
      signedIn({ type, _id: type });
      await open(START);
      await settle(() => button('Upload mockup') !== undefined);
    }
    const router = await open(START);
    await settle(() => button('Upload mockup') !== undefined);
    await click(button('Upload mockup'));
    await settle(() => dialog() !== null);
    expect(button('Upload')?.matches(':disabled')).toBe(true);

    await choose(PACKAGE);
    answer = { response_code: -1, error: { code: 'bad_request', message: REFUSAL, path: 'file' } };
    await click(button('Upload'));
    expect(dialog()?.querySelector('progress')?.value).toBe(0.25);
    await finish();
    await settle(
      () => dialog()?.querySelector('[role=alert]')?.textContent === REFUSAL.replace('file: ', ''),
    );
    expect(dialog()?.querySelector('progress')).toBeNull();

    await choose(PACKAGE);
    expect(dialog()?.querySelector('[role=alert]')).toBeNull();
    answer = { response_code: 1, data: LANTERN };
    await click(button('Upload'));
    await finish();
    await settle(() => router.state.location.pathname === `${START}/mockups/lantern`);
    expect(dialog()).toBeNull();
    await settle(() => document.querySelector('[data-sonner-toast]')?.textContent === 'Mockup uploaded');
    expect(sent.map(({ address, file }) => [new URL(address, location.href).pathname, file.name])).toEqual([
      ['/api/mockup/upload', 'lantern.zip'],
      ['/api/mockup/upload', 'lantern.zip'],
    ]);
    expect(sent[1]!.file.size).toBe(PACKAGE.size);
  });

  it('is sent once, however often its button is pressed, and every list is asked for anew', async () => {
    signedIn({ type: 'designer' });
    const router = await open(START);
    await settle(() => button('Upload mockup') !== undefined);
    const before = asked('mockup/get_mockups').length;
    await click(button('Upload mockup'));
    await settle(() => dialog() !== null);
    await choose(PACKAGE);
    answer = { response_code: 1, data: LANTERN };
    await click(button('Upload'));
    await click(button('Upload'));
    expect(sent).toHaveLength(1);
    await finish();
    await settle(() => router.state.location.pathname !== START);
    await act(() => router.navigate(START));
    await settle(() => asked('mockup/get_mockups').length > before);
  });
});
