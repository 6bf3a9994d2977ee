/** How much of a file is looked at: second pictures of a GIF may come late. */
const MOST_BYTES = 4_000_000;

/** A GIF says this before each of its pictures. */
const GIF_FRAME_MARK = '\x21\xf9\x04';

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Whether a picture is several that follow each other, of which a page shows the first. By its bytes, not its name. */
export async function isAnimated(file: File): Promise<boolean> {
  const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('GIF8')) return count(text, GIF_FRAME_MARK) > 1;
  if (text.startsWith('RIFF') && text.startsWith('WEBPVP8X', 8)) return (text.charCodeAt(20) & 2) !== 0;
  if (text.slice(1, 4) === 'PNG') return text.includes('acTL') && text.indexOf('acTL') < text.indexOf('IDAT');
  return text.startsWith('ftypavis', 4);
}
