import { type ListedPerson, personName } from '@clubline/contract';
import { Button, Icon, IconButton } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { profilesMessages } from '../messages';
import { useFollowChange } from '../useFollowChange';
import { useIsFollowing } from './useOwnFollows';

/**
 * Follow, or Following, in somebody's row; nothing in one's own, nor where nobody knows which of
 * the two it is.
 */
export function FollowInRow({ person }: { person: ListedPerson }) {
  const text = useMessages(profilesMessages);
  const known = useIsFollowing(person);
  const { isOwn, isFollowing, unsent, toggle } = useFollowChange(person, {
    isFollowing: known,
    followersCount: null,
  });
  if (isOwn || isFollowing === null) return null;
  const name = personName(person);
  if (unsent) {
    return (
      <>
        <Button size="small" aria-label={text.sendAgainTo(name)} onPress={unsent.onRetry}>
          {text.sendAgain}
        </Button>
        <IconButton
          size="small"
          label={text.discardFor(name)}
          icon={<Icon name="close" />}
          onPress={unsent.onDiscard}
        />
      </>
    );
  }
  return (
    <Button
      size="small"
      variant={isFollowing ? 'quiet' : 'secondary'}
      icon={<Icon name={isFollowing ? 'check' : 'plus'} size={16} />}
      aria-label={isFollowing ? text.followingPerson(name) : text.followPerson(name)}
      onPress={toggle}
    >
      {isFollowing ? text.following : text.follow}
    </Button>
  );
}
