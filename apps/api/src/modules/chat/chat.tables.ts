/** The column `matchId` holds a room's id. */
export interface ChatTables {
  chatRooms: {
    matchId: string;
    /**
     * Sequence number of the newest message; raised in the transaction that stores it, so the order
     * has no gaps.
     */
    lastSeq: number;
    createdBy: string | null;
    createdAt: string;
  };
  chatMessages: {
    id: string;
    matchId: string;
    seq: number;
    /** Null where one of a partner's people has written it: exactly one of the two is set. */
    userId: string | null;
    partnerPersonId: string | null;
    message: string;
    clientMessageId: string | null;
    createdAt: string;
  };
}
