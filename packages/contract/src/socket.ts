import type { AuthServerEvents } from './auth';
import type { ChannelsServerEvents } from './channels';
import type { ChatClientEvents, ChatServerEvents } from './chat';
import type { ClubsClientEvents, ClubsServerEvents } from './clubs';
import type { ModerationServerEvents } from './moderation';
import type { NotificationsServerEvents } from './notifications';
import type { PostsClientEvents, PostsServerEvents } from './posts';
import type { ProfilesClientEvents, ProfilesServerEvents } from './profiles';

/**
 * Events that clients send. Path `/socket.io`, websocket only, access token as query parameter
 * `token` (or in the auth field).
 */
export interface ClientEvents
  extends
    ConnectionClientEvents,
    ChatClientEvents,
    ClubsClientEvents,
    PostsClientEvents,
    ProfilesClientEvents {}

interface ConnectionClientEvents {
  /** Addition, named `connection-checks`: answered at once, which says that the line is alive. */
  checkConnection: (body: Record<string, never>, answer?: () => void) => void;
}

interface ConnectionServerEvents {
  /**
   * Addition: events may not have reached this socket although its connection was there, because
   * the server's nodes had lost each other; or just before it joined a group. What they would have
   * told has to be asked for.
   */
  eventsMissed: (body: Record<string, never>) => void;
}

/** Events that the server sends. */
export interface ServerEvents
  extends
    ConnectionServerEvents,
    AuthServerEvents,
    ModerationServerEvents,
    ChannelsServerEvents,
    ChatServerEvents,
    ClubsServerEvents,
    NotificationsServerEvents,
    PostsServerEvents,
    ProfilesServerEvents {}

/** Reconnection of the live socket in milliseconds, as the protocol fixes it. */
export const SOCKET_RECONNECTION = {
  delay: 1_000,
  delayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;
