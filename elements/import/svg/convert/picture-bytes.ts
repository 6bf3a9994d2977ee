/** A picture written into a drawing. */
export interface WrittenBytes {
  /** 'image/png' and the like. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a data URL holds; `fetch` would need leave of the page's security policy. */
export function pictureBytes(data: string): WrittenBytes {
  const [head = '', body = ''] = data.split(',');
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'image/png';
  const text = atob(decodeURIComponent(body).replace(/\s/g, ''));
  return { type, bytes: Uint8Array.from(text, (char) => char.charCodeAt(0)) };
}
