/** 'DM Sans' -> 'dm-sans': the folder of a family, and the name of its package. */
export const familyId = (family: string): string => family.toLowerCase().replaceAll(' ', '-');
