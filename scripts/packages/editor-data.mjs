/** What editors complete: custom data for HTML and CSS as VS Code reads it, made of a manifest. */

const elementsIn = ({ modules }) =>
  modules.flatMap(({ declarations = [] }) =>
    declarations.filter(({ customElement, tagName }) => customElement && tagName),
  );

const described = (description) => (description ? { description } : {});

/** `'a' | 'b'` as the values an attribute may have. */
const valuesOf = ({ type }) => [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }));

export const htmlData = (manifest) => ({
  version: 1.1,
  tags: elementsIn(manifest).map(({ tagName, description, members = [] }) => ({
    name: tagName,
    ...described(description),
    attributes: members
      .filter(({ attribute }) => attribute)
      .map((member) => {
        const values = valuesOf(member);
        return {
          name: member.attribute,
          ...described(member.description),
          ...(values.length > 0 && { values }),
          // VS Code's word for an attribute without a value
          ...(member.type?.text === 'boolean' && { valueSet: 'v' }),
        };
      }),
  })),
});

/** Parts of elements, and the custom properties of the theme. */
export function cssData(manifest, theme) {
  const parts = new Map();
  for (const { tagName, cssParts = [] } of elementsIn(manifest))
    for (const { name, description } of cssParts)
      parts.set(name, [...(parts.get(name) ?? []), `<${tagName}>: ${description ?? ''}`]);
  const properties = [...new Set(theme.match(/--dm-[\w-]+(?=\s*:)/g) ?? [])].sort();
  return {
    version: 1.1,
    properties: properties.map((name) => ({ name })),
    pseudoElements: [...parts].map(([name, lines]) => ({
      name: `::part(${name})`,
      description: lines.join('\n'),
    })),
  };
}
