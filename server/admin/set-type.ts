import { user } from '../db/schema.js';
import { changeUser, oneOf } from './users/find-user.js';
import type { Verb } from './verb.js';

const TYPES = user.type.enumValues;

export const setTypeVerb: Verb = {
  name: 'set-type',
  args: ['EMAIL', 'TYPE'],
  about: `make a user ${TYPES.join(', ')}`,
  async run(desk, email, type) {
    const row = await changeUser(desk, email!, { type: oneOf(TYPES, type!, 'TYPE') });
    desk.say(`${row.email} is now of type ${row.type}`);
  },
};
