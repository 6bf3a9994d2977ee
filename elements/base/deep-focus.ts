/** What has the keyboard, through shadow roots; null when nothing of the page has it. */
export function deepFocus(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
