/** The elements of custom-elements.json as the workbench shows them. */

export interface Named {
  readonly name: string;
  readonly description?: string;
}

export interface Field extends Named {
  readonly type: string;
  readonly attribute?: string;
  readonly readonly: boolean;
}

export interface ElementDoc {
  readonly tag: string;
  readonly className: string;
  readonly room: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly properties: readonly Named[];
}

interface RawMember extends Named {
  readonly kind: string;
  readonly type?: { readonly text: string };
  readonly attribute?: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
}

interface RawDeclaration extends Named {
  readonly tagName?: string;
  readonly members?: readonly RawMember[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

interface RawManifest {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly RawDeclaration[] }[];
}

const isField = ({ kind, privacy, static: isStatic, name, attribute, type }: RawMember): boolean =>
  kind === 'field' && !privacy && !isStatic && name !== 'styles' && (attribute ?? type) !== undefined;

const docOf = (path: string, found: RawDeclaration): ElementDoc => ({
  tag: found.tagName!,
  className: found.name,
  room: path.split('/')[1]!,
  description: found.description ?? '',
  fields: (found.members ?? []).filter(isField).map((member) => ({
    name: member.name,
    type: member.type?.text ?? 'string',
    readonly: member.readonly ?? false,
    ...(member.description && { description: member.description }),
    ...(member.attribute && { attribute: member.attribute }),
  })),
  events: found.events ?? [],
  slots: found.slots ?? [],
  parts: found.cssParts ?? [],
  properties: found.cssProperties ?? [],
});

/** Every element of the manifest, by its tag. */
export async function readManifest(): Promise<readonly ElementDoc[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as RawManifest;
  return manifest.modules
    .flatMap(({ path, declarations }) =>
      declarations.filter(({ tagName }) => tagName).map((found) => docOf(path, found)),
    )
    .sort((a, b) => a.tag.localeCompare(b.tag));
}
