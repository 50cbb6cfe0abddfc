import {
  FEED_PAGE_SIZE,
  PROFILE_POST_MAX,
  type PersonSummary,
  type ProfilePost,
  personName,
} from '@clubline/contract';
import {
  Button,
  CutNote,
  EmptyState,
  ErrorState,
  FeedColumn,
  FeedPosts,
  FeedSkeleton,
  LoadMoreRow,
  ProfilePostComposer,
} from '@clubline/ui';
import { useRef, type RefObject } from 'react';
import { avatarOf, reasonOf } from '../../platform/client';
import { useKeptRows } from '../../platform/historyEntry';
import { useMessages } from '../../platform/messages';
import { useAutoNextPage } from '../../platform/paging';
import { WRITE_POST_ID } from '../../platform/routes';
import {
  useProfilePostComposer,
  type ProfilePostComposerOptions,
} from '../composer/useProfilePostComposer';
import { profilePostsMessages } from '../messages';
import { focusColumn, useFocusedRemoval } from '../useFocusedRemoval';
import { ProfilePostItem, UnsentProfilePost } from './ProfilePostItem';
import { useProfilePosts } from './useProfilePosts';

export interface ProfilePostsProps {
  /** Whose profile it is, and who wrote all of its posts. */
  author: PersonSummary;
  /** One's own profile, where one can write. */
  isOwn: boolean;
  /** Follows the author, offered where nothing is posted yet; without it no button is. */
  onFollow?: (() => void) | undefined;
}

/** What a person has posted on their profile. */
export function ProfilePosts({ author, isOwn, onFollow }: ProfilePostsProps) {
  const text = useMessages(profilePostsMessages);
  const {
    posts,
    unsent,
    write,
    older,
    cutAt,
    abilities,
    error,
    reload,
    patch,
    changeWords,
    remove,
  } = useProfilePosts(author);
  const column = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { count, setCount, anchorId, rowRef } = useKeptRows({
    list: `profilePosts_${author.id}`,
    pageSize: FEED_PAGE_SIZE,
    box: column,
  });
  const shown = posts?.slice(0, count) ?? [];
  const removeFocused = useFocusedRemoval(posts ?? [], column, (id) => void remove(id));
  const showMore = () => {
    setCount(shown.length + FEED_PAGE_SIZE);
    if ((posts?.length ?? 0) < shown.length + FEED_PAGE_SIZE) void older.load();
  };
  // What was shown before a reload is loaded again, page by page.
  const isMissing = anchorId !== null && posts !== undefined && posts.length < count;
  useAutoNextPage(isMissing, older);
  return (
    <FeedColumn ref={column}>
      {isOwn && (
        <OwnComposer author={author} abilities={abilities} onPost={write} inputRef={field} />
      )}
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
        <NoPosts
          author={author}
          isOwn={isOwn}
          onFollow={onFollow}
          onWrite={() => field.current?.focus()}
        />
      )}
      <FeedPosts keptId={anchorId ?? undefined}>
        {isOwn && unsent.map((row) => <UnsentProfilePost key={row.id} row={row} author={author} />)}
        {shown.map((post) => (
          <ProfilePostItem
            key={post.id}
            post={withAuthor(post, author)}
            rowRef={rowRef}
            onPatch={(fields) => patch(post.id, fields)}
            onChangeWords={
              isOwn && abilities.canEdit ? (...words) => changeWords(post.id, ...words) : undefined
            }
            onDelete={isOwn && abilities.canDelete ? () => removeFocused(post.id) : undefined}
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
      {posts && posts.length <= count && <CutNote cutAt={cutAt} />}
    </FeedColumn>
  );
}

interface NoPostsProps extends Pick<ProfilePostsProps, 'author' | 'isOwn' | 'onFollow'> {
  onWrite: () => void;
}

/** That nothing is posted yet, and what the viewer can do about it. */
function NoPosts({ author, isOwn, onFollow, onWrite }: NoPostsProps) {
  const text = useMessages(profilePostsMessages);
  const box = useRef<HTMLDivElement>(null);
  const follow = () => {
    // The button goes as soon as one follows.
    focusColumn(box.current);
    onFollow?.();
  };
  const action = isOwn ? (
    <Button onPress={onWrite}>{text.write}</Button>
  ) : (
    onFollow && <Button onPress={follow}>{text.follow(personName(author))}</Button>
  );
  return (
    <EmptyState
      ref={box}
      illustration="posts"
      title={isOwn ? text.emptyOwn : text.empty}
      action={action}
    />
  );
}

function OwnComposer({
  author,
  inputRef,
  ...options
}: ProfilePostComposerOptions & {
  author: PersonSummary;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const composer = useProfilePostComposer(options);
  return (
    <ProfilePostComposer
      author={{
        name: personName(author),
        ...(author.profilePicture && { image: avatarOf(author.profilePicture) }),
      }}
      maxLength={PROFILE_POST_MAX}
      inputRef={inputRef}
      inputId={WRITE_POST_ID}
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
