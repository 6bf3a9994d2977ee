/**
 * `Content-Disposition` of a file that is saved under a name, in any script (RFC 6266 and 8187): browsers take the second
 * form, older tools the first.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\]/gu, '_');
  const header = `attachment; filename="${plain}"`;
  return plain === name ? header : `${header}; filename*=UTF-8''${extended(name)}`;
}

/** What `encodeURIComponent` leaves and RFC 8187 does not. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
