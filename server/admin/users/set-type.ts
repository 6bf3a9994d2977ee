import { user } from '../../db/schema.js';
import { updateUser, parseChoice } from './find-user.js';
import type { Verb } from '../verb.js';

const TYPES = user.type.enumValues;

export const setTypeVerb: Verb = {
  name: 'set-type',
  args: ['EMAIL', 'TYPE'],
  about: `make a user ${TYPES.join(', ')}`,
  async run(context, email, type) {
    const row = await updateUser(context, email!, { type: parseChoice(TYPES, type!, 'TYPE') });
    context.say(`${row.email} is now of type ${row.type}`);
  },
};
