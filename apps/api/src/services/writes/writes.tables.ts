/** What is made at most once for each id that a client gives it. */
export type WriteKind =
  'clubPost' | 'profilePost' | 'clubComment' | 'channelMessage' | 'club' | 'picture' | 'password';

export interface WriteTables {
  /** Ids that clients have given to what they wrote, and what came of it. */
  clientWrites: {
    userId: string;
    kind: WriteKind;
    clientId: string;
    /** Tells whether the same id comes with something else. */
    fingerprint: string;
    /** Id of what was made; it may be deleted since. */
    madeId: string;
    createdAt: string;
  };
}
