import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { useMessages } from '../../primitives/messages';
import { joinClubMessages } from './messages';
import * as styles from './JoinClub.css';

/** Whether the viewer has not joined a club, is about to, or has. */
export type JoinState = 'open' | 'joining' | 'joined';

/** Props of {@link JoinClub}. */
export interface JoinClubProps {
  /** The club's name, for assistive technology. */
  name: string;
  /** @default 'open' */
  membership?: JoinState | undefined;
  onJoin: () => void;
}

/** Joins a club of a list with one press, and says so in its place. */
export function JoinClub({ name, membership = 'open', onJoin }: JoinClubProps) {
  const text = useMessages(joinClubMessages);
  return membership === 'joined' ? (
    <span className={styles.joined}>
      <Icon name="check" size={16} />
      {text.joined}
    </span>
  ) : (
    <Button
      aria-label={text.joinClub(name)}
      isPending={membership === 'joining'}
      pendingLabel={text.joining}
      onPress={onJoin}
    >
      {text.join}
    </Button>
  );
}
