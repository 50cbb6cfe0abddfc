import type { Comment } from '@clubline/contract';
import type { Unsent } from '../../platform/writes';

/**
 * A comment as shown: `isSending` until the server is known to have it, `unsent` once a sending has
 * failed.
 */
export type ShownComment = Comment & { isSending?: boolean; unsent?: Unsent };
