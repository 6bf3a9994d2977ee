import { Zip, ZipPassThrough } from 'fflate';

/**
 * A ZIP archive of files as they come, each under the name of its place. Stored, not compressed: pictures already are. Only
 * one file at a time is in memory; what is packed lies in blobs, which browsers keep on disk when they are large.
 */
export async function storedArchive(files: AsyncIterable<Blob>, names: readonly string[]): Promise<Blob> {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const flush = () => {
    if (fault) throw fault;
    parts.push(new Blob(chunks));
    chunks = [];
  };
  let count = 0;
  for await (const file of files) {
    const entry = new ZipPassThrough(names[count++] ?? `${count}`);
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
    flush();
  }
  zip.end();
  flush();
  return new Blob(parts, { type: 'application/zip' });
}
