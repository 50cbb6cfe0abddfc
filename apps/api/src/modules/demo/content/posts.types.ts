/** A reply under a comment. */
type DemoReply = [username: string, text: string];

interface DemoComment {
  by: string;
  text: string;
  replies?: DemoReply[];
}

/** Told newest first; times are spread by the writer. */
export interface DemoPost {
  by: string;
  text: string;
  /** People who react, at most; the writer picks who and how. */
  liked?: number;
  comments?: DemoComment[];
}
