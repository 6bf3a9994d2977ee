/* Lets people see what they type, and sends a form once. Without it the pages work just the same. */
for (const button of document.querySelectorAll('.show-password')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
    field.focus();
  });
  // a password manager learns from password fields alone
  field.form.addEventListener('submit', () => {
    field.type = 'password';
  });
}

// a double click would make an account and then be told that the e-mail has one
const sent = new WeakSet();
document.addEventListener('submit', (event) => {
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
// whoever comes back to the page may send again
addEventListener('pageshow', () => {
  for (const form of document.forms) sent.delete(form);
});
