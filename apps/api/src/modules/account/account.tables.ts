/** Times are ISO 8601 text, lists are JSON text. */
export interface AccountTables {
  users: UsersTable;
  /** Usernames that were given up, and by whom; kept also where that account is gone. */
  freedUsernames: { username: string; userId: string; freedAt: string };
}

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  /** The form in which the address is compared; unique. */
  emailKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  /** JSON list. */
  profileTags: string;
  /** JSON list. */
  sportInterests: string;
  profilePicture: string | null;
  role: 'user' | 'admin';
  points: number;
  /** Since when signing in with the password asks for a passkey as well; null when it does not. */
  secondFactorSince: string | null;
  /** When somebody who reads the mails of the address said so; null until then. */
  emailConfirmedAt: string | null;
  /** Since when nobody can sign in to it; null for an account that is open. */
  disabledAt: string | null;
  /** Of whoever made the account or last proved to read its mails; null when unknown. */
  mailLanguage: string | null;
  createdAt: string;
}
