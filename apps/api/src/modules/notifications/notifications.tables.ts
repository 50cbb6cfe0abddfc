export interface NotificationTables {
  notifications: {
    id: string;
    /** The recipient. */
    userId: string;
    actorId: string | null;
    type: string;
    content: string;
    link: string | null;
    /** 0 or 1. */
    isRead: number;
    /** Names the occasion; unique per recipient, so that nothing is told twice. */
    occasion: string;
    clubId: string | null;
    clubPostId: string | null;
    createdAt: string;
  };
}
