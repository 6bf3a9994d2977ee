/** What a Compose file can hold: maps, lists and text. */
export type Value = string | readonly Value[] | { readonly [name: string]: Value };

/**
 * Reads the part of YAML in which compose.yaml is written: maps and lists by indentation, lists in brackets, text with or
 * without single quotes, `&name` and `*name`. Throws an Error at what it does not know.
 */
export function readCompose(source: string): Value {
  const lines = source
    .split('\n')
    .filter((line) => /^\s*[^\s#]/.test(line))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const anchors = new Map<string, Value>();
  let at = 0;

  const scalar = (text: string): Value => {
    if (text.startsWith('[')) return text.slice(1, -1).split(/,\s*/).map(scalar);
    if (text.startsWith('*')) {
      const value = anchors.get(text.slice(1));
      if (value === undefined) throw new Error(`compose.yaml: ${text}: nothing has that name`);
      return value;
    }
    return text.replace(/^'(.*)'$/, '$1');
  };

  const block = (indent: number): Value => {
    if (lines[at]?.text.startsWith('- ')) {
      const list: Value[] = [];
      for (; lines[at]?.indent === indent; at += 1) list.push(scalar(lines[at]!.text.slice(2)));
      return list;
    }
    const map: Record<string, Value> = {};
    while (lines[at]?.indent === indent) {
      const [, name, rest = ''] = /^([\w.-]+):(?: (.*))?$/.exec(lines[at]!.text) ?? [];
      if (name === undefined) throw new Error(`compose.yaml: ${lines[at]!.text}: is not understood`);
      if (name in map) throw new Error(`compose.yaml: ${name}: stands twice`);
      at += 1;
      const anchor = /^&(\S+)$/.exec(rest)?.[1];
      if (rest && anchor === undefined) map[name] = scalar(rest);
      else map[name] = (lines[at]?.indent ?? 0) > indent ? block(lines[at]!.indent) : '';
      if (anchor !== undefined) anchors.set(anchor, map[name]);
    }
    return map;
  };
  const value = block(0);
  if (at < lines.length) throw new Error(`compose.yaml: ${lines[at]!.text}: is not understood`);
  return value;
}
