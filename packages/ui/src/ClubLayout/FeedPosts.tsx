import { Children, Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { base } from '../theme';
import * as styles from './ClubLayout.css';
import { GROUP_SIZE, groupRows } from './groupRows';

/** The posts of a feed, each child with a key: those far from what is seen are not drawn, and none is built anew when others come or go. */
export function FeedPosts({ children }: { children: ReactNode }) {
  const posts = new Map((Children.toArray(children) as ReactElement[]).map((post) => [String(post.key), post]));
  const ids = [...posts.keys()];
  const [known, setKnown] = useState(() => ({ ids, groups: groupRows(ids) }));
  if (ids.length !== known.ids.length || ids.some((id, index) => id !== known.ids[index])) setKnown({ ids, groups: groupRows(ids, known.groups) });
  return (
    <div className={classNames(base, styles.posts)}>
      {known.groups.map((group) => (
        // The height of a group that is far from full cannot be known before it is laid out.
        <div key={group.key} className={classNames(base, styles.group, group.ids.length * 2 > GROUP_SIZE && styles.skipped)}>
          {group.ids.map((id) => (
            <Fragment key={id}>{posts.get(id)}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
