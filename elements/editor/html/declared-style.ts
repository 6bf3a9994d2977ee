const NONE: ReadonlyMap<string, string> = new Map();

/**
 * What an element's style attribute says, values in small letters. Read from its letters, not from `element.style`: that
 * drops the properties of word processors, and is empty where a page forbids styles of its own.
 */
export function declaredStyle(element: Element): ReadonlyMap<string, string> {
  const written = element.getAttribute('style');
  if (!written) return NONE;
  const declared = new Map<string, string>();
  for (const [, name, value] of written.matchAll(DECLARATION))
    declared.set(
      name!.toLowerCase(),
      value!
        .trim()
        .toLowerCase()
        .replace(/\s*!important$/, ''),
    );
  return declared;
}

const DECLARATION = /([a-z-]+)\s*:((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])*)/gi;
