const warned = new Set<string>();

/**
 * Tells the developer about a bad value, once per message. The kit corrects bad values and never throws on them; this
 * is the one place of the kit that writes to the console.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`Design Maker: ${message}`);
}
