import type { Comment } from '@clubline/contract';
import type { Unsent } from '../../platform/writes';

/**
 * A comment as shown: `isSending` until the server is known to have it, `unsent` once a sending has
 * failed, `isApart` where a link has led to it over others that are not here.
 */
export type ShownComment = Comment & { isSending?: boolean; unsent?: Unsent; isApart?: boolean };
