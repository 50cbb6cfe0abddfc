import { Children, forwardRef, isValidElement, type ReactNode } from 'react';
import { WindowedList } from '../../primitives/WindowedList';
import { base } from '../../theme';
import { classNames } from '../../theme/classNames';
import * as styles from './FeedLayout.css';

/** Props of {@link FeedPosts}. */
export interface FeedPostsProps {
  /** Posts, each with its id as key. */
  children: ReactNode;
  /** Key of a post that is in the page wherever it stands, such as one that a link leads to. */
  keptId?: string;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/**
 * The posts of a feed. Those far from what is seen leave the page and come back as they are neared,
 * but for those that the reader has used; none is built anew because others come or go.
 */
export const FeedPosts = forwardRef<HTMLDivElement, FeedPostsProps>(function FeedPosts(
  { children, keptId, className },
  ref,
) {
  const posts = new Map<string, { id: string; post: ReactNode }>();
  Children.forEach(children, (post, index) => {
    if (!isValidElement(post)) return;
    const id = post.key ?? `.${index}`;
    posts.set(id, { id, post });
  });
  return (
    <WindowedList
      rootRef={ref}
      items={[...posts.values()]}
      renderItem={renderPost}
      partSize={4}
      rowHeight={195}
      keptId={keptId}
      className={classNames(base, styles.posts, className)}
      partClassName={classNames(base, styles.group)}
    />
  );
});

const renderPost = ({ post }: { post: ReactNode }) => post;
