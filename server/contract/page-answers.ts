/**
 * What a page asks first may stand in it, answered: `[path of the call, payload, body of the answer]` each, as JSON in a
 * script element of this id. The app's first script takes it for the answers of those calls.
 */
export const ANSWERS_ID = 'answers';
