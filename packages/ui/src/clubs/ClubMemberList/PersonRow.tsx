import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import type { ClubMemberRow } from './ClubMemberList.types';
import * as styles from './ClubMemberList.css';

interface PersonRowProps extends Pick<ClubMemberRow, 'name' | 'image' | 'href'> {
  /** Without one there is no second line. */
  username?: string | undefined;
  /** What they are, in `Badge`s; beside the username. */
  badges?: ReactNode;
  /** What stands at the end of the row. */
  children?: ReactNode;
}

/** A person's picture and names, what they are, and what stands at the end of their row. */
export function PersonRow({ name, username, image, href, badges, children }: PersonRowProps) {
  return (
    <>
      <Avatar name={name} src={image} size={40} isDecorative />
      <span className={styles.words}>
        {href ? (
          <a href={href} className={styles.name}>
            {name}
          </a>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {(username || badges) && (
          <span className={styles.second}>
            {username && (
              <span dir="auto" className={styles.username}>
                @{username}
              </span>
            )}
            {badges}
          </span>
        )}
      </span>
      {children}
    </>
  );
}
