export interface LiveChatTables {
  chatRooms: {
    matchId: string;
    /** Place of the newest message; raised in the transaction that stores it, so the order has no gaps. */
    lastSeq: number;
    createdBy: string | null;
    createdAt: string;
  };
  chatMessages: {
    id: string;
    matchId: string;
    seq: number;
    userId: string;
    message: string;
    clientMessageId: string | null;
    createdAt: string;
  };
}
