/** Times are ISO 8601 text, yes and no are 1 and 0. */
export interface PushTables {
  /** Browsers in which people are told; each while the session runs in which it was turned on. */
  pushSubscriptions: {
    sessionId: string;
    userId: string;
    /** Address at the push service; whoever knows it can use up what the service takes. */
    endpoint: string;
    /** Key and secret of the browser, by which only it reads what is sent. */
    p256dh: string;
    auth: string;
    /** Our key that it was made with: the push service takes nothing signed with another. */
    publicKey: string;
    language: string;
    createdAt: string;
  };
  /** Of what people want to be told; of all of it where there is no row. */
  pushKinds: { userId: string; replies: number; mentions: number };
  /** Live rooms of whose messages people want to be told. */
  pushRooms: { userId: string; roomId: string; toldAt: string };
  /** What is still to be sent to one browser: of a notification, or of a room. */
  pushDeliveries: {
    id: string;
    sessionId: string;
    notificationId: string | null;
    roomId: string | null;
    attempts: number;
    /** When it is tried next; while a node tries it, when another one may. */
    dueAt: string;
    createdAt: string;
  };
}
