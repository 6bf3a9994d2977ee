/** What an access token may be made for [E-083]. A call that names none of them is not for tokens. */
export const SCOPES = ['designs:read', 'designs:write', 'renders:write'] as const;
export type Scope = (typeof SCOPES)[number];
