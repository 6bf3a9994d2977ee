import { copyButtons } from './copy-code.js';
import { liveElements } from './live-element.js';
import { drawer, pageContents } from './navigation.js';
import { searchDialog } from './search/search-dialog.js';
import { applyTheme, themeButton } from './theme.js';

/** Before the page is drawn: the chosen theme, and that there is a script. */
document.documentElement.classList.add('scripted');
applyTheme();

document.addEventListener('DOMContentLoaded', () => {
  themeButton(document.querySelector<HTMLButtonElement>('.theme-button')!);
  drawer(
    document.querySelector<HTMLButtonElement>('.menu-button')!,
    document.querySelector<HTMLElement>('.pages')!,
  );
  pageContents(document.querySelector<HTMLDetailsElement>('.contents'));
  copyButtons(document);
  liveElements(document);
  searchDialog(document.querySelector<HTMLButtonElement>('.search-button')!);
});
