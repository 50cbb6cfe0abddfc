export interface DemoPerson {
  username: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  tags: string[];
  sports: string[];
  points: number;
  teams?: string[];
}

export interface DemoClub {
  name: string;
  description: string | null;
  owner: string;
  coOwners?: string[];
  /** Members at least; everybody who writes in it is one. */
  size: number;
  maxMembers?: number;
  isActive?: boolean;
  source?: string;
  /** Motif and hue of a generated picture; initials are shown without. */
  art?: ['waves' | 'court' | 'stripes' | 'rings' | 'field', number];
}

/** A reply under a comment. */
type DemoReply = [username: string, text: string];

interface DemoComment {
  by: string;
  text: string;
  replies?: DemoReply[];
}

/** Posts are listed newest first; their times are made up when the demo is filled. */
export interface DemoPost {
  by: string;
  text: string;
  /** How many people react, at most; who and how is random. */
  liked?: number;
  comments?: DemoComment[];
}
