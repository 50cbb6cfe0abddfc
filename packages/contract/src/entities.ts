import type { CLUB_PERMISSIONS, ReactionKind, ReportReason } from './limits';

/** ISO 8601 date and time in UTC, with milliseconds. */
export type Timestamp = string;

export interface User {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  /** Only ever sent to the person it belongs to. */
  email?: string;
  bio?: string | null;
  tags?: { profile: string[] };
  /** Address of an image. */
  profilePicture?: string | null;
  sportInterests?: string[];
  /** Addition: points shown on the profile. */
  points?: number;
  /** Addition: `admin` may create racers. */
  role?: 'user' | 'admin';
}

/** Addition: what a profile carries of its person, which saves a request each. */
export interface ProfileExtras {
  followersCount?: number;
  followingCount?: number;
  /** Whether the viewer follows this person. */
  isFollowing?: boolean;
  favoriteTeams?: FavoriteTeam[];
}

/** A person as shown beside what they wrote. */
export type PersonSummary = Pick<
  User,
  'id' | 'username' | 'firstName' | 'lastName' | 'profilePicture'
>;

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: User;
}

export interface Club {
  id: string;
  name: string;
  slug?: string;
  description?: string | null;
  image?: string | null;
  ownerId?: string;
  ownerName?: string;
  owner?: Pick<PersonSummary, 'id' | 'firstName' | 'lastName'>;
  memberCount: number;
  maxMembers?: number | null;
  isPrivate: boolean;
  isActive: boolean;
  streamingSource?: string;
  createdAt?: Timestamp;
}

export interface ClubDetails {
  id: string;
  clubName: string;
  clubDescription: string | null;
  clubImage: string | null;
  memberCount: number;
  owner: PersonSummary;
  coOwners: PersonSummary[];
  /** Addition: saves the separate membership request. */
  isMember?: boolean;
  /** Addition: saves the separate channel request. */
  channels?: ClubChannel[];
  /** Addition: what this server lets the viewer do here beyond reading, posting and reacting. */
  permissions?: ClubPermission[];
  /** Addition: the owners have taken writing, or being here at all, from the viewer. */
  sanction?: ClubSanction | null;
}

export type ClubPermission = (typeof CLUB_PERMISSIONS)[number];

/** `mute`: reads and reacts, writes nothing. `ban`: is out and cannot join again. */
export type ClubSanction = 'mute' | 'ban';

export type ClubRole = 'owner' | 'coOwner' | 'member';

/** Addition: a row of a club's member list. */
export interface ClubMember extends PersonSummary {
  role: ClubRole;
  /** Told to those who may mute. */
  isMuted?: boolean;
}

/** Addition: a post that members have reported. */
export interface ReportedPost {
  post: ClubPost;
  /** How often each reason was given. */
  reasons: { reason: ReportReason; count: number }[];
  /** The latest report. */
  reportedAt: Timestamp;
}

export interface ClubChannel {
  id: string;
  name: string;
}

/** What posts and channel messages carry of reactions; an addition that saves two requests each. */
export interface ReactionSummary {
  /** The viewer's own. */
  reaction?: ReactionKind | null;
  reactionCount?: number;
}

export interface ClubPost extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  /** Addition: what each picture shows, for people who cannot see it; empty where nobody said. */
  mediaAlts?: string[];
  user: PersonSummary;
  /** Comments with no parent. */
  commentCount?: number;
}

export interface Comment {
  id: string;
  content: string;
  createdAt: Timestamp;
  user: PersonSummary;
  parentComment: string | null;
}

export interface ChannelMessage extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  sender: PersonSummary;
}

export interface ProfilePost extends ReactionSummary {
  id: string;
  content: string;
  createdAt: Timestamp;
  mediaUrls: string[];
  user: PersonSummary;
  commentCount?: number;
  /** Addition: what each picture shows, in words, in the order of the addresses; '' where nobody has said it. */
  mediaAlts?: string[];
}

export interface FavoriteTeam {
  id: string;
  name: string;
}

export interface Athlete {
  id: string;
  name: string;
  age: number | null;
  bio: string | null;
  /** Address of an image. */
  image: string | null;
  origin: string | null;
  /** Metres. */
  height: number | null;
  /** Kilograms. */
  weight: number | null;
  /** Addition: what the picture shows, in words. */
  imageAlt?: string | null;
}

export interface Racer {
  id: string;
  athlete: Athlete;
  teamName: string | null;
  boatManufacturers: string | null;
  careerWins: number;
  seasonWins: number;
  seasonPodiums: number;
  /** The wire's own spelling. */
  careerWordFinalsWins: number;
  /** Metres. */
  height: number | null;
  origin: string | null;
  /** Addition: the name as an address has it, by which racers can be asked for. */
  slug?: string;
}

export interface Notification {
  id: string;
  /** e.g. `follow`, `comment`, `reaction`, `mention`. */
  type: string;
  content: string;
  isRead: boolean;
  profilePicture: string | null;
  createdAt: Timestamp;
  /** Addition: a path of the site that shows what this is about. */
  link?: string | null;
}

export interface ChatMessage {
  messageId: string;
  userId: string;
  username: string;
  profilePicture: string | null;
  message: string;
  createdAt: Timestamp;
  /** Addition: place in the room's order, from 1, without gaps. */
  seq?: number;
  /** Addition: the id the sender's client chose. */
  clientMessageId?: string;
}

/** Body of every error answer. Validation errors also list each field. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  /** Addition on validation errors. */
  errors?: { property: string; messages: string[] }[];
}
