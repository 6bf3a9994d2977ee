const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML and its attributes. What XML cannot hold, not even escaped, is left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
