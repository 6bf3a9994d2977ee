/** The issuer of accounts that are deleted, whose row stays for what was bought: nobody can sign in by it. */
export const DELETED_ISSUER = 'deleted';
