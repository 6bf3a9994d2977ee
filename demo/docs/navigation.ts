/** On narrow windows the pages lie in a drawer, which the menu button opens. */
export function drawer(button: HTMLButtonElement, pages: HTMLElement): void {
  const set = (open: boolean): void => {
    document.body.classList.toggle('pages-open', open);
    button.ariaExpanded = String(open);
  };
  button.addEventListener('click', () => {
    const open = button.ariaExpanded !== 'true';
    set(open);
    if (open) (pages.querySelector<HTMLElement>('[aria-current]') ?? pages.querySelector('a'))?.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.ariaExpanded !== 'true') return;
    set(false);
    button.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.pages, .menu-button')) set(false);
  });
  // the page that is read is in sight, in a list that is longer than the window
  const current = pages.querySelector<HTMLElement>('[aria-current]');
  if (current) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;
}

const WIDE = '(min-width: 1200px)';

/** The contents of the page: marks the part that is read; folded where they stand above the text. */
export function pageContents(contents: HTMLDetailsElement | null): void {
  if (!contents) return;
  const wide = matchMedia(WIDE);
  const fold = (): void => {
    contents.open = wide.matches;
  };
  fold();
  wide.addEventListener('change', fold);
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  const mark = (): void => {
    const line = innerHeight / 4;
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
    const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const read = (atEnd ? headings.at(-1) : passed.at(-1))?.id;
    for (const [id, link] of links) {
      if (id === read) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  document.addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true });
}
