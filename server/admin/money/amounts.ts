/** '$12.00' */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** '12.5' or '12.50' in cents; undefined for anything else. */
export function centsOf(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
