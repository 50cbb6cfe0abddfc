import { type PersonSummary, PROFILE_POST_MAX, type ProfilePost } from '@clubline/contract';
import { PostCard, PostEditor } from '@clubline/ui';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { authorOf, pictureSrcSet } from '../../platform/client';
import { feedAgeMessages, formatAge, profilePostAgeMessages, useNow } from '../../platform/dates';
import { useEditing } from '../../platform/drafts';
import { UnsavedWords } from '../../platform/leaving';
import type { KeptRows } from '../../platform/historyEntry';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import type { WriteRow } from '../../platform/writes';
import type { PostContent } from '../clubPosts/clubPosts.writes';
import { useReaction } from '../reactions/useReaction';
import { profilePostsCalls } from './profilePosts.calls';
import { PROFILE_POSTS_SCOPE } from './useProfilePosts';

export interface ProfilePostItemProps {
  post: ProfilePost;
  /** Told of the post's element as it comes and goes. */
  rowRef: KeptRows['rowRef'];
  onPatch: (fields: Partial<ProfilePost>) => void;
  /** Given for one's own, where the server lets one. Throws when the words are not stored. */
  onChangeWords: ((content: string, seen: string) => Promise<void>) | undefined;
  /** Given for one's own, where the server lets one. */
  onDelete: (() => void) | undefined;
  /** Whether it stands among posts of clubs, and tells its age as they do. @default false */
  isInFeed?: boolean;
}

/** One post of a profile: like is the only reaction, comments are counted. */
export function ProfilePostItem({
  post,
  rowRef,
  onPatch,
  onChangeWords,
  onDelete,
  isInFeed = false,
}: ProfilePostItemProps) {
  const ages = useMessages(isInFeed ? feedAgeMessages : profilePostAgeMessages);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    rowRef(post.id, card.current);
    return () => rowRef(post.id, null);
  });
  const now = useNow([post.createdAt], ages);
  const { client, hrefFor, renderBelowText } = useClubline();
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  const { reaction, count, onToggle } = useReaction({
    target: { kind: 'profilePost', id: post.id },
    scope: PROFILE_POSTS_SCOPE,
    embedded: post,
    reloadsCount: true,
    onSettled: ({ reaction: own, count: settled }) =>
      settled !== null &&
      post.reactionCount !== undefined &&
      onPatch({ reaction: own, reactionCount: settled }),
  });
  const { data: commentCount } = useSWR<number>(
    post.commentCount === undefined ? `${PROFILE_POSTS_SCOPE}:comments:${post.id}` : null,
    () => profilePostsCalls.commentCount(client, post.id),
  );
  const editing = useEditing({
    name: `profilePost_${post.id}`,
    save: async (_id, ...words) => onChangeWords?.(...words),
  });

  return (
    <PostCard
      ref={card}
      author={authorOf(post.user, hrefForMention)}
      content={post.content}
      timeLabel={formatAge(post.createdAt, now, ages)}
      dateTime={post.createdAt}
      mediaUrls={post.mediaUrls}
      mediaSrcSets={post.mediaUrls.map(pictureSrcSet)}
      mediaAlts={post.mediaAlts}
      reaction={{ reaction, count, onToggle }}
      commentCount={post.commentCount ?? commentCount}
      isEdited={Boolean(post.editedAt)}
      {...(onChangeWords && { onEdit: () => editing.begin(post.id, post.content) })}
      editor={
        editing.isEditing && (
          <>
            <UnsavedWords {...editing.unsaved} />
            <PostEditor
              {...editing.composer}
              onCancel={editing.cancel}
              maxLength={PROFILE_POST_MAX}
              canBeEmpty={post.mediaUrls.length > 0}
            />
          </>
        )
      }
      onDelete={onDelete}
      hrefForMention={hrefForMention}
      belowText={renderBelowText?.(post.content)}
    />
  );
}

export interface UnsentProfilePostProps {
  row: WriteRow<PostContent>;
  author: PersonSummary;
}

/** One's own post that may not have arrived. */
export function UnsentProfilePost({ row, author }: UnsentProfilePostProps) {
  const ages = useMessages(profilePostAgeMessages);
  const now = useNow([row.createdAt], ages);
  const { hrefFor } = useClubline();
  const hrefForMention = (username: string) => hrefFor({ to: 'profile', username });
  return (
    <PostCard
      author={authorOf(author, hrefForMention)}
      {...row.content}
      timeLabel={formatAge(row.createdAt, now, ages)}
      dateTime={row.createdAt}
      hrefForMention={hrefForMention}
      isSending={row.unsent?.isPending === true}
      unsent={row.unsent}
    />
  );
}
