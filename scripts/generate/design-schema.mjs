/** Writes docs/design.schema.json, what a design file may hold, from the schemas of the document and its objects. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './formatted.mjs';
import { designSchema } from '../../elements/headless/design-schema.ts';
import { root } from '../support/files.mjs';

const file = join(root, 'docs/design.schema.json');
writeFileSync(file, await formatted('design.schema.json', JSON.stringify(designSchema())));
