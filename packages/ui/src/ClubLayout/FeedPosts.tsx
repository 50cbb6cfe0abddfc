import { Children, Fragment, isValidElement, useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { NearView } from '../NearView';
import { base } from '../theme';
import * as styles from './ClubLayout.css';
import { GROUP_SIZE, groupRows } from './groupRows';

/** Props of {@link FeedPosts}. */
export interface FeedPostsProps {
  /** Posts, each with its id as key. */
  children: ReactNode;
  /** Key of a post that is in the page wherever it stands, such as one that a link leads to. */
  keptId?: string;
}

/**
 * The posts of a feed. Those far from what is seen leave the page and come back as they are neared, but for those that the
 * reader has used; none is built anew because others come or go.
 */
export function FeedPosts({ children, keptId }: FeedPostsProps) {
  const posts = new Map<string, ReactNode>();
  Children.forEach(
    children,
    (post, index) => isValidElement(post) && posts.set(post.key ?? `.${index}`, post),
  );
  const ids = [...posts.keys()];
  const [known, setKnown] = useState(() => ({ ids, groups: groupRows(ids) }));
  if (ids.length !== known.ids.length || ids.some((id, index) => id !== known.ids[index]))
    setKnown({ ids, groups: groupRows(ids, known.groups) });
  return (
    <div className={classNames(base, styles.posts)}>
      {known.groups.map((group) => {
        const isKept = keptId !== undefined && group.ids.includes(keptId);
        return (
          // The height of a group that is far from full cannot be known before it is laid out; nor can where a link's post stands in one that is skipped.
          <NearView
            key={group.key}
            className={classNames(base, styles.group)}
            nearClassName={
              !isKept && group.ids.length * 2 > GROUP_SIZE ? styles.skipped : undefined
            }
            isKept={isKept}
          >
            {group.ids.map((id) => (
              <Fragment key={id}>{posts.get(id)}</Fragment>
            ))}
          </NearView>
        );
      })}
    </div>
  );
}
