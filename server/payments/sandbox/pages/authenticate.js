/* The buyer says how the authentication ends; the page around is told. */
import { send, showText, tell, tellHeight } from './frame.js';

const query = new URLSearchParams(location.search);
const buttons = [...document.querySelectorAll('button')];
const problem = document.querySelector('.field-error');

for (const button of buttons)
  button.addEventListener('click', async () => {
    for (const one of buttons) one.disabled = true;
    const answer = await send('/payments/sandbox/authenticate', {
      intent: query.get('intent') ?? '',
      client_secret: query.get('client_secret') ?? '',
      ok: button.dataset.ok === 'true',
    });
    if (typeof answer.ok === 'boolean') return tell({ type: 'dm-payment-authenticated', ok: answer.ok });
    showText(problem, answer.problem ?? 'Something went wrong. Please try again.');
    for (const one of buttons) one.disabled = false;
  });

tellHeight();
tell({ type: 'dm-payment-ready' });
buttons[0].focus();
