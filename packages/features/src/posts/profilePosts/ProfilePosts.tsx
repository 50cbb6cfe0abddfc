import {
  FEED_PAGE_SIZE,
  IMAGE_ALT_MAX,
  PROFILE_POST_MAX,
  type PersonSummary,
  type ProfilePost,
  personName,
} from '@clubline/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedPosts,
  FeedSkeleton,
  LoadMoreRow,
  ProfilePostComposer,
} from '@clubline/ui';
import { useState } from 'react';
import { reasonOf } from '../../platform/client';
import { useMessages } from '../../platform/messages';
import { profilePostsMessages } from '../messages';
import { ProfilePostItem, UnsentProfilePost } from './ProfilePostItem';
import { useComposer, type ComposerOptions } from './useComposer';
import { useProfilePosts } from './useProfilePosts';

export interface ProfilePostsProps {
  /** Whose profile it is, and who wrote all of its posts. */
  author: PersonSummary;
  /** One's own profile, where one can write. */
  isOwn: boolean;
}

/** What a person has posted on their profile. */
export function ProfilePosts({ author, isOwn }: ProfilePostsProps) {
  const text = useMessages(profilePostsMessages);
  const { posts, unsent, write, older, takesAlts, error, reload, patch } = useProfilePosts(author);
  const [count, setCount] = useState(FEED_PAGE_SIZE);
  const shown = posts?.slice(0, count) ?? [];
  const showMore = () => {
    setCount(shown.length + FEED_PAGE_SIZE);
    if ((posts?.length ?? 0) < shown.length + FEED_PAGE_SIZE) void older.load();
  };
  return (
    <FeedColumn>
      {isOwn && <OwnComposer author={author} takesAlts={takesAlts} onPost={write} />}
      {!posts && !error && <FeedSkeleton label={text.loading} />}
      {error && (
        <ErrorState
          title={text.loadFailed}
          description={reasonOf(error, text.tryAgain)}
          onRetry={() => void reload()}
          retryLabel={text.retry}
        />
      )}
      {posts?.length === 0 && unsent.length === 0 && (
        <EmptyState illustration="posts" title={isOwn ? text.emptyOwn : text.empty} />
      )}
      <FeedPosts>
        {isOwn && unsent.map((row) => <UnsentProfilePost key={row.id} row={row} author={author} />)}
        {shown.map((post) => (
          <ProfilePostItem
            key={post.id}
            post={withAuthor(post, author)}
            onPatch={(fields) => patch(post.id, fields)}
          />
        ))}
      </FeedPosts>
      {posts && (posts.length > count || older.hasMore) && (
        <LoadMoreRow>
          <Button isPending={older.status === 'loading'} onPress={showMore}>
            {text.loadMore}
          </Button>
        </LoadMoreRow>
      )}
    </FeedColumn>
  );
}

function OwnComposer({ author, ...options }: ComposerOptions & { author: PersonSummary }) {
  const composer = useComposer(options);
  return (
    <ProfilePostComposer
      author={{
        name: personName(author),
        ...(author.profilePicture && { image: author.profilePicture }),
      }}
      maxLength={PROFILE_POST_MAX}
      imageAltMaxLength={IMAGE_ALT_MAX}
      {...composer}
    />
  );
}

/** A post carries id and names of its author at most; the profile knows the rest. */
function withAuthor(post: ProfilePost, author: PersonSummary): ProfilePost {
  return {
    ...post,
    user: {
      ...author,
      firstName: post.user.firstName || author.firstName,
      lastName: post.user.lastName || author.lastName,
    },
  };
}
