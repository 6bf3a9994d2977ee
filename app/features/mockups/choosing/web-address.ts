/** The address of a web page that was typed, with its scheme; null for what is none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}

/** What the picture of a page is called. */
export const screenshotName = (address: string): string => `${new URL(address).hostname}.png`;
