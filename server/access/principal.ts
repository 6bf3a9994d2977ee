/** Who asks, as far as rights go. A browser without a cookie is nobody: it owns nothing. */
export interface Principal {
  /** sha256 of the secret in the visitor's cookie; stays beside an account until what it owns is claimed. */
  readonly visitor: string | null;
  /** null for somebody who is not signed in. */
  readonly user: Member | null;
}

/** Somebody without cookies of ours. */
export const NOBODY: Principal = { user: null, visitor: null };

export interface Member {
  readonly id: string;
  readonly name: string;
  /** In small letters. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Kept by the account provider that comes with us; another one keeps its accounts by itself. */
  readonly ownAccount: boolean;
  /** Hash of the picture they chose. */
  readonly picture: string | null;
  readonly type: 'member' | 'designer' | 'admin';
  readonly subscription: { readonly sub_status: 'free' | 'active'; readonly scope: string[] };
}
