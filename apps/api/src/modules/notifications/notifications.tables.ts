import type { ColumnType } from 'kysely';

export interface NotificationTables {
  notifications: {
    id: string;
    /** The recipient. */
    userId: string;
    actorId: string | null;
    type: string;
    /** The sentence in English; it is searched. */
    content: string;
    link: string | null;
    /** JSON of a `StoredTarget`; null where what it led to is not known. */
    target: ColumnType<string | null, string | null | undefined, string | null>;
    /** JSON of a `NotificationSentence`; null in rows that were made before there was this. */
    sentence: ColumnType<string | null, string | null | undefined, string | null>;
    /** 0 or 1. */
    isRead: number;
    /** Key of the event; unique per recipient, so that nobody is notified of it twice. */
    occasion: string;
    clubId: string | null;
    clubPostId: string | null;
    createdAt: string;
  };
}
