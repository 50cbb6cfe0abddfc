/** Times are ISO 8601 text, lists are JSON text. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  refreshTokens: RefreshTokensTable;
  passwordResets: PasswordResetsTable;
}

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  /** The address lower-cased; unique. */
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
  createdAt: string;
}

export interface SessionsTable {
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
  endReason: string | null;
}

export interface RefreshTokensTable {
  hash: string;
  sessionId: string;
  createdAt: string;
  usedAt: string | null;
}

export interface PasswordResetsTable {
  hash: string;
  userId: string;
  expiresAt: string;
  usedAt: string | null;
}
