import { jsonBody, signUp } from '../../apps/api/src/testing/chatSender';
import { createAdditions } from '../../packages/features/src/platform/client';
import type {
  Place,
  ScenarioServer,
} from '../../packages/features/src/testing/writeFaults/runWriteScenario';
import type { ApiNode } from './apiNode';
import { createFaultyApi } from './faultyApi';

type Data = Record<string, { id: string }>;
type Listed = Record<string, { content: string; parentComment?: string | null }[]>;

/** More than one schedule writes. */
const LIMIT = 'limit=50';

let clubs = 0;

/** Somebody new in a club of their own on a real node, behind a network with faults. */
export async function createApiWriteServer(
  node: ApiNode,
  takesClientIds: boolean,
): Promise<ScenarioServer> {
  const { id: userId, token } = await signUp(node.address());
  const api = createFaultyApi(node, takesClientIds);
  const additions = createAdditions();
  const headers = { ...jsonBody, authorization: `Bearer ${token}` };
  const read = async <Answer>(path: string) => {
    const answer = await api.send(`/api${path}`, { headers });
    additions.hear(answer.headers, answer.ok);
    return ((await answer.json()) as { data: Answer }).data;
  };
  const make = async (path: string, body: object) => {
    const answer = await api.send(`/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { club } = await make('/clubs', { name: `Schedule ${(clubs += 1)}`, ownerId: userId });
  const clubId = club!.id;
  const post = { userId, clubId, content: 'The first of all', mediaUrls: [] };
  const { id: clubPostId } = (await make('/club-social/club-posts', post))['post']!;
  const { comment } = await make('/club-social/club-comments', {
    clubPostId,
    userId,
    content: 'What is replied to',
  });
  const { channels } = await read<{ channels: { id: string }[] }>(`/club-channels/${clubId}`);
  const channelId = channels[0]!.id;

  const lists: Record<Place, () => Promise<Listed[string] | undefined>> = {
    posts: async () =>
      (await read<Listed>(`/club-social/club-posts-feed/${userId}/${clubId}?${LIMIT}`))['posts'],
    comments: async () =>
      (await read<Listed>(`/club-social/club-comments/${clubPostId}/comments?${LIMIT}`))[
        'comments'
      ],
    replies: () => lists.comments(),
    messages: async () =>
      (await read<Listed>(`/club-channels/${channelId}/messages?${LIMIT}`))['messages'],
    profilePosts: async () =>
      (await read<Listed>(`/social/profile-posts?userId=${userId}&${LIMIT}`))['profilePosts'],
  };
  const isOf = (name: Place, parent: string | null | undefined) =>
    name === 'replies' ? Boolean(parent) : !parent;
  return {
    ...api,
    now: Date.now,
    additions,
    writer: { id: userId },
    token,
    clubId,
    postId: clubPostId,
    commentId: comment!.id,
    channelId,
    stored: async (name) =>
      ((await lists[name]()) ?? []).filter(({ parentComment }) => isOf(name, parentComment)),
  };
}
