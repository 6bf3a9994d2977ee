import { shownTheme, THEME_CHANGE } from './theme.js';

/** The page of states of an element, in a frame; the workbench sets all of it by hand. */
function liveElement(place: HTMLElement): void {
  const tag = place.dataset['element']!;
  const site = new URL('..', new URL(document.documentElement.dataset['site']!, location.href));
  const frame = document.createElement('iframe');
  frame.title = `${tag} in all its states`;
  frame.loading = 'lazy';
  frame.src = new URL(`demo/elements/${tag}.html?plain&theme=${shownTheme()}`, site).href;
  const link = document.createElement('a');
  link.href = new URL(`demo/index.html#${tag}`, site).href;
  link.textContent = 'Open in the workbench';
  place.append(frame, link);
  document.addEventListener(THEME_CHANGE, () => {
    const page = frame.contentDocument?.documentElement;
    if (page) page.dataset['theme'] = shownTheme();
  });
}

export function liveElements(page: ParentNode): void {
  // modules do not load from a folder
  if (location.protocol === 'file:') return;
  for (const place of page.querySelectorAll<HTMLElement>('.try')) liveElement(place);
}
