import { ImageModelError } from '../image-model.js';

/** Longest words of a provider that are shown. */
const LONGEST = 200;

interface ProviderError {
  readonly message: string;
  readonly code: string;
}

/** What the user is told of an answer that is no success. */
export function refusalOf(status: number, text: string): ImageModelError {
  const { message, code } = errorIn(text);
  const detail = `status ${status}: ${text.slice(0, 500)}`;
  const said = (words: string) => new ImageModelError(words, detail);
  if (/policy|moderat|safety|nsfw|content_filter/i.test(`${code} ${message}`))
    return said(`The image model refused this description${message ? `: ${message.slice(0, LONGEST)}` : ''}`);
  if (status >= 300 && status < 400)
    return said('The image model has moved; the operator must set its new address');
  if (status === 401 || status === 403) return said("The image model doesn't accept this server's key");
  if (status === 402) return said("This server's account at the image model is used up");
  if (status === 404)
    return said("The image model isn't there; the operator must check its address and name");
  if (status === 408 || status === 504) return said('The image model took too long');
  if (status === 429) return said('The image model is busy. Try again in a minute');
  if (status === 400 || status === 422)
    return said(
      `The image model could not use this description${message ? `: ${message.slice(0, LONGEST)}` : ''}`,
    );
  return said('The image model failed. Try again');
}

/** OpenAI's {error: {message, code}}, and the plainer forms of others. Markup is nobody's words. */
function errorIn(text: string): ProviderError {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    const inner = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
    const words = [inner['message'], error, message, detail].find((each) => typeof each === 'string');
    return { message: plain(words ?? ''), code: plain(`${asText(inner['code'])} ${asText(inner['type'])}`) };
  } catch {
    return { message: '', code: '' };
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const plain = (value: unknown): string =>
  asText(value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
