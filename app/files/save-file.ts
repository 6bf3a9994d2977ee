export interface DownloadFile {
  readonly name: string;
  readonly blob: Blob;
}

/** How long an address stays alive after the click, ms: the browser reads it after we have returned. */
const GRACE = 60_000;

/** Hands a file to the browser's own download. */
export function saveFile({ name, blob }: DownloadFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
