import { fileTypeFromBuffer } from 'file-type';
import { MAX_SOUND_BYTES } from '../../contract/brand-kit.js';
import { ApiError } from '../../contract/envelope.js';

/** What the bytes may be, and what they are handed out as. */
const SOUNDS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
};

/**
 * A sound from outside: MP3, M4A or WAV by content, whatever its name says; gives its mime type. It is kept as it came: only
 * a browser's own decoder reads it, and it is never served as anything but sound. Throws ApiError 'invalid_sound' or
 * 'too_large'.
 */
export async function checkSound(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MAX_SOUND_BYTES)
    throw new ApiError('too_large', `A sound may have ${MAX_SOUND_BYTES / 1024 / 1024} MB`);
  const found = await fileTypeFromBuffer(bytes);
  const mime = found && SOUNDS[found.mime];
  if (!mime) throw new ApiError('invalid_sound', 'This is no MP3, M4A or WAV file');
  return mime;
}
