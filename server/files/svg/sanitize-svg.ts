import type { DOMPurify } from 'dompurify';
import { ApiError } from '../../contract/envelope.js';
import { CAPITAL_ATTRIBUTES, CAPITAL_TAGS } from '../../../elements/import/svg/parse/case-sensitive-names.js';
import { isSimpleEnough } from './svg-complexity.js';

/** Elements that run code, load or link, or that the purifier leaves in although a picture does not need them. */
const FORBIDDEN = [
  ...['script', 'style', 'foreignObject', 'a', 'iframe', 'audio', 'video', 'feImage'],
  ...['animate', 'animateMotion', 'animateTransform', 'animateColor', 'set', 'handler', 'listener'],
];

/** Attributes that name a paint or filter by url(#id) elsewhere in the same file. */
const OWN_URL = /^\s*url\(\s*(['"]?)#[\w.-]+\1\s*\)(\s+(none|#[0-9a-f]{3,8}|[a-z]+))?\s*$/i;
/** The same within a style. */
const OWN_URLS = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi;
/** A picture inside the file, or a reference within it. */
const OWN_HREF = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,)/i;
/** Escapes, at-rules and comments hide a url( from any simple rule, so that a style with one is dropped whole. */
const SLY_STYLE = /[\\@]|\/\*|url\(|expression/i;

let purifier: Promise<DOMPurify> | undefined;

/**
 * The drawing without anything that runs, links or loads. Throws ApiError 'invalid_image' when nothing drawable is left,
 * the file declares entities, or reading it would hold up everybody.
 */
export async function sanitizeSvg(text: string): Promise<string> {
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || !isSimpleEnough(text)) throw notSafe();
  purifier ??= createPurifier();
  const clean = (await purifier).sanitize(text, {
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    NAMESPACE: 'http://www.w3.org/2000/svg',
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: FORBIDDEN,
    ADD_TAGS: ['use', ...CAPITAL_TAGS],
    ADD_ATTR: CAPITAL_ATTRIBUTES,
  });
  if (!/^\s*<svg[\s>]/.test(clean)) throw notSafe();
  return clean;
}

const notSafe = () => new ApiError('invalid_image', 'The drawing cannot be read safely');

/** The DOM costs a second and 60 MB: it is loaded with the first drawing. */
async function createPurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDomPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDomPurify(new JSDOM('').window);
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (!isHarmless(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
  });
  return purify;
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return OWN_HREF.test(value);
  if (name === 'style') return !SLY_STYLE.test(value.replaceAll(OWN_URLS, ' '));
  return !/url\s*\(|\\/i.test(value) || OWN_URL.test(value);
}
