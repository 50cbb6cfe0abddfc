import type { ClubPost } from '@clubline/contract';
import type { Context } from '../../context';
import { socketGroup } from '../../services/sockets';

/** Sends a new post to members who watch the club: without reactions yet, all get the same. */
export function clubPostCreated({ sockets }: Context, clubId: string, post: ClubPost): void {
  sockets.send(socketGroup.club(clubId), 'clubPostCreated', { clubId, post });
}

/** Tells members who watch the club that a post was deleted. */
export function clubPostRemoved({ sockets }: Context, clubId: string, postId: string): void {
  sockets.send(socketGroup.club(clubId), 'clubPostRemoved', { clubId, postId });
}
