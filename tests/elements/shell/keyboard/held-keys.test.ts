import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../support/wait-until.js';
import { holdKeys } from '../../../../elements/shell/keyboard/held-keys.js';

describe('keys that are held while a part is on its way', () => {
  let field: HTMLInputElement;
  let typed: string[];
  const onKey = (event: KeyboardEvent) => typed.push(event.key);
  beforeEach(() => {
    typed = [];
    field = document.createElement('input');
    document.body.append(field);
    document.addEventListener('keydown', onKey);
  });
  afterEach(() => {
    document.removeEventListener('keydown', onKey);
    field.remove();
  });

  it('reach its field once it is there, and nothing else before', async () => {
    let arrive = () => {};
    holdKeys(new Promise<void>((resolve) => (arrive = resolve)));
    await sendKeys({ type: 'reX' });
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Enter' });
    expect(typed).to.deep.equal([]);
    let searched = '';
    field.addEventListener('input', () => (searched = field.value));
    field.focus();
    arrive();
    await waitUntil(() => typed.length > 0);
    expect(searched).to.equal('re');
    expect(typed).to.deep.equal(['Enter']);
    await sendKeys({ type: 's' });
    expect(field.value).to.equal('res');
  });

  it('come one by one, so that Enter takes what was found for all that was typed', async () => {
    let arrive = () => {};
    holdKeys(new Promise<void>((resolve) => (arrive = resolve)));
    await sendKeys({ type: 'red' });
    await sendKeys({ press: 'Enter' });
    let found = '';
    let taken = '';
    // as elements do: drawn a moment after the input
    field.addEventListener('input', () => queueMicrotask(() => (found = field.value)));
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && (taken = found));
    field.focus();
    arrive();
    await waitUntil(() => taken);
    expect(taken).to.equal('red');
  });

  it('are let go when it does not come; Escape and the browser’s own are never held', async () => {
    let fail = (_: Error) => {};
    holdKeys(new Promise<void>((_, reject) => (fail = reject)));
    await sendKeys({ type: 'r' });
    await sendKeys({ press: 'Escape' });
    expect(typed).to.deep.equal(['Escape']);
    field.focus();
    fail(new Error('offline'));
    // a rejected promise is told before the next task
    await new Promise((resolve) => setTimeout(resolve));
    expect(field.value).to.equal('');
    await sendKeys({ type: 's' });
    expect(field.value).to.equal('s');
  });
});
