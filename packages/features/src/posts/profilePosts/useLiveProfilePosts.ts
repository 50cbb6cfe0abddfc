import type { ProfilePost } from '@clubline/contract';
import { asCount, asText } from '../../platform/client';
import { withDated } from '../../platform/paging';
import { useGathered } from '../../platform/subscription';
import { readPost } from '../clubPosts/clubPosts.calls';
import { countsOf, fieldsOf, type PostNews } from '../clubPosts/postNews';
import { readReactionKind } from '../reactions/reactions.calls';
import { type ProfileEventListeners, useProfileEvents } from '../useProfileEvents';

export interface LiveProfilePostsOptions extends Pick<ProfileEventListeners, 'onCatchUp'> {
  /** Whether this page is sending a post: its answer shows it. */
  isSending: () => boolean;
  /** Changes what is shown, at once. */
  changeItems: (next: (posts: ProfilePost[]) => ProfilePost[]) => void;
}

/** Shows what happens to the posts of a profile while somebody looks at it. */
export function useLiveProfilePosts(
  authorId: string,
  { isSending, changeItems, onCatchUp }: LiveProfilePostsOptions,
): void {
  const gather = useGathered<PostNews>((news, again) => {
    const created: ProfilePost[] = [];
    for (const [id, { created: post, isRemoved }] of news) {
      if (!post || isRemoved) continue;
      if (isSending()) again(id, { created: post });
      else created.push(post);
    }
    changeItems((posts) =>
      created
        .filter(({ id }) => posts.every((post) => post.id !== id))
        .reduce(
          withDated<ProfilePost>,
          posts
            .filter(({ id }) => !news.get(id)?.isRemoved)
            .map((post) => ({ ...post, ...fieldsOf(news.get(post.id)) })),
        ),
    );
  });
  useProfileEvents(authorId, {
    profilePostCreated({ post }) {
      const created = readPost(post);
      if (created) gather(created.id, { created });
    },
    profilePostRemoved: ({ postId }) => gather(asText(postId), { isRemoved: true }),
    profilePostChanged({ postId, content, editedAt, ...counts }) {
      const isEdited = typeof content === 'string';
      gather(asText(postId), {
        ...countsOf(counts),
        ...(isEdited && { edited: { content, editedAt: asText(editedAt) || null } }),
      });
    },
    ownReactionChanged({ kind, postId, reaction, reactionCount }) {
      const count = asCount(reactionCount);
      if (kind !== 'profilePost' || count === null) return;
      gather(asText(postId), { reaction: readReactionKind(reaction), reactionCount: count });
    },
    onCatchUp,
  });
}
