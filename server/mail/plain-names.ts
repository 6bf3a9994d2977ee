/** Pictographs with what joins and colors them, flags, and the brackets people draw with: mail is plain text, they do nothing. */
const ORNAMENTS = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f<>`;

/** Letters and what stands between them, without what a mail program would take for an address. */
const PLAIN_NAME = new RegExp(String.raw`^(?!.*\.\p{L}{2})[\p{L}\p{M}${ORNAMENTS} .'’-]{1,60}$`, 'u');

/** The same with the digits of a year and what titles are made of, but too few for a telephone number. */
const PLAIN_TITLE = new RegExp(
  String.raw`^(?!.*\.\p{L}{2})(?!(?:.*\d){5})[\p{L}\p{M}\d${ORNAMENTS} .,'’&!()-]{1,60}$`,
  'u',
);

/** Whether a mail to somebody else may carry what a person is called: anybody may call themselves anything. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** The same for what a design or a folder is called. */
export const isPlainTitle = (title: string): boolean => PLAIN_TITLE.test(title);
