import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar';
import type { ClubMemberRow } from './ClubMemberList.types';
import * as styles from './ClubMemberList.css';

/** A person's picture and names, and what stands at the end of their row. */
export function PersonRow({
  name,
  username,
  image,
  href,
  children,
}: Pick<ClubMemberRow, 'name' | 'username' | 'image' | 'href'> & { children: ReactNode }) {
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
        {username && (
          <span className={styles.username}>
            <bdi>@{username}</bdi>
          </span>
        )}
      </span>
      <span className={styles.marks}>{children}</span>
    </>
  );
}
