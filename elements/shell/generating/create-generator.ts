import { generatorSources } from '../../editor/resources/generator-sources.js';
import { ResourceHub } from '../../editor/resources/resource-hub.js';
import { Generator } from '../../generator/generator.js';
import type { EditorHost, EditorSession } from '../create-editor.js';

/** Reads drawings whole. */
const pathClipper = async () => (await import('../../canvas/scene/path-clipper.js')).pathClipper;

/** How many jobs of an open design run at once. */
const FOR_A_DESIGN = 3;

const generators = new WeakMap<EditorSession, Generator>();

/** The generator of an open design, one for all that is made of it; what is loaded already serves it too. */
export function generatorOf(session: EditorSession): Generator {
  let found = generators.get(session);
  if (!found) {
    const sources = generatorSources(session.editor.resources, session.host.fonts);
    generators.set(session, (found = new Generator({ sources, size: FOR_A_DESIGN })));
  }
  return found;
}

/** Pictures of the design were loaded anew: what is made of it from now on shows them. */
export const renewGenerator = (session: EditorSession): void => generators.get(session)?.renew();

/** A generator where no design is open, of so many jobs at once. Close it when it is not needed any more. */
export function createGenerator(
  { assets, fonts }: Pick<EditorHost, 'assets' | 'fonts'>,
  size: number,
): Generator {
  const hub = new ResourceHub(assets, fonts, undefined, pathClipper);
  return new Generator({ sources: generatorSources(hub, fonts), size });
}
