import type { UserDetails } from '../../../../server/contract/user.js';

/** What a user is called; a provider may give no name. */
export const nameOf = ({ name, email }: Pick<UserDetails, 'name' | 'email'>): string => name.trim() || email;

/** 'RO' of 'Rana Okafor', 'R' of 'rana@northam.example': at most two letters, whole characters of any script. */
export function initials(name: string): string {
  const words = name.split('@', 1)[0]!.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase()).join('');
}
