/** Letters and what stands between them, without what a mail program would take for an address. */
const PLAIN_NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M} .'’-]{1,60}$/u;

/** The same with the digits of a year and what titles are made of, but too few for a telephone number. */
const PLAIN_TITLE = /^(?!.*\.\p{L}{2})(?!(?:.*\d){5})[\p{L}\p{M}\d .,'’&!()-]{1,60}$/u;

/** Whether a mail to somebody else may carry what a person is called: anybody may call themselves anything. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** The same for what a design or a folder is called. */
export const isPlainTitle = (title: string): boolean => PLAIN_TITLE.test(title);
