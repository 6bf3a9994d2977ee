/** The value of a Vary header with one more name in it. */
export const withVary = (vary: unknown, name: string): string => {
  if (typeof vary !== 'string' || vary === '') return name;
  return vary.toLowerCase().split(/,\s*/).includes(name) ? vary : `${vary}, ${name}`;
};
