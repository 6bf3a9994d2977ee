// Every demo page: ?theme=dark or ?theme=light, ?plain without its title, and the last events below the states.
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
if (asked.has('plain')) document.documentElement.dataset.plain = '';

const output = document.querySelector('output');
const lines = [];
const EVENTS = [
  'dm-input',
  'dm-change',
  'dm-pick',
  'dm-drag',
  'dm-open',
  'dm-close',
  'dm-more',
  'dm-choose-image',
];
for (const name of EVENTS) {
  addEventListener(name, (event) => {
    lines.unshift(`${event.target.localName} ${name} ${JSON.stringify(event.detail)}`);
    if (output) output.textContent = lines.slice(0, 8).join('\n');
  });
}
