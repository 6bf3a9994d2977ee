/* The fields for a card: grouped as they are typed, checked by the test shop, and handed on as a payment method. */
import { hear, send, showText, tell, tellHeight } from './frame.js';

const form = document.querySelector('form');
const problem = form.querySelector('.card-problem');
const fields = [...form.querySelectorAll('input')];

const GROUPED = {
  number: (digits) => digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (digits) => {
    // a month that can only be one digit long
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
  },
  cvc: (digits) => digits.slice(0, 4),
};

for (const field of fields)
  field.addEventListener('input', () => {
    showFault(field, null);
    showText(problem, null);
    // who types in the middle, or takes away, is left alone
    const atEnd = field.selectionStart === field.value.length;
    if (atEnd) field.value = GROUPED[field.name](field.value.replaceAll(/\D/g, ''));
    tell({ type: 'dm-payment-change', complete: fields.every(({ value }) => value.trim() !== '') });
  });

function showFault(field, text) {
  field.closest('.field').classList.toggle('bad', Boolean(text));
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  showText(document.getElementById(`${field.name}-error`), text);
}

let busy = false;
async function submit() {
  if (busy) return;
  busy = true;
  const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const answer = await send('/payments/sandbox/payment_methods', typed);
  busy = false;
  if (answer.payment_method)
    return tell({ type: 'dm-payment-method', payment_method: answer.payment_method });
  const { field, message, problem: trouble } = answer;
  const wrong = fields.find(({ name }) => name === field);
  if (wrong) {
    showFault(wrong, message);
    wrong.focus();
  } else showText(problem, trouble ?? 'Something went wrong. Please try again.');
  tell({ type: 'dm-payment-error', message: message ?? problem.textContent });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
// without a button of its own, Enter still sends it
if (!form.querySelector('button'))
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') void submit();
  });

hear(({ type }) => {
  if (type === 'dm-payment-submit') void submit();
  else if (type === 'dm-payment-focus') fields[0].focus();
});
tellHeight();
tell({ type: 'dm-payment-ready' });
