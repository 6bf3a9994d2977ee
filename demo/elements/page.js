// Every demo page: ?theme=dark or ?theme=light, and the last events below the states.
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

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
