/**
 * Analyzer plugin: the kit registers its elements through `define('dm-foo', DmFoo)`, which the analyzer does not know.
 * It also leaves out what is not public: static fields, protected and private members.
 */
const hidden = (member) =>
  (member.static && member.kind !== 'method') ||
  ['private', 'protected'].includes(member.privacy) ||
  /^[_#]/.test(member.name ?? '');

function definition(node, ts) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'define')
    return undefined;
  const [tag, element] = node.arguments;
  if (!tag || !element || !ts.isStringLiteral(tag) || !ts.isIdentifier(element)) return undefined;
  return { tag: tag.text, className: element.text };
}

function register(moduleDoc, { tag, className }) {
  const declaration = moduleDoc.declarations?.find((candidate) => candidate.name === className);
  if (!declaration) return;
  Object.assign(declaration, { tagName: tag, customElement: true });
  moduleDoc.exports = (moduleDoc.exports ?? []).filter((item) => item.kind !== 'custom-element-definition');
  moduleDoc.exports.push({
    kind: 'custom-element-definition',
    name: tag,
    declaration: { name: className, module: moduleDoc.path },
  });
}

/**
 * Events are what `@fires` documents; the analyzer also guesses some from dispatchEvent calls, without a word about them.
 * The detail of our own events is in the element's `Events` interface.
 */
function typedEvents(declaration) {
  return declaration.events
    ?.filter((event) => event.description)
    .map((event) =>
      event.name.startsWith('dm-')
        ? { ...event, type: { text: `CustomEvent<${declaration.name}Events['${event.name}']>` } }
        : event,
    );
}

function tidy(declaration) {
  declaration.members = declaration.members?.filter((member) => !hidden(member));
  declaration.attributes = declaration.attributes?.filter(
    (attribute) => !attribute.fieldName?.startsWith('_'),
  );
  declaration.events = typedEvents(declaration);
}

export function defineTags() {
  const found = new Map();
  return {
    name: 'define-tags',
    analyzePhase({ ts, node, moduleDoc }) {
      const tag = definition(node, ts);
      if (tag) found.set(moduleDoc.path, tag);
    },
    moduleLinkPhase({ moduleDoc }) {
      const tag = found.get(moduleDoc.path);
      if (tag) register(moduleDoc, tag);
    },
    packageLinkPhase({ customElementsManifest }) {
      // File systems list folders in their own order; the committed file may not depend on it.
      customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
      for (const module of customElementsManifest.modules) module.declarations?.forEach(tidy);
    },
  };
}
