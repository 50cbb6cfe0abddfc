import { Button, EmptyState } from '@clubline/ui';
import { useMessages } from '../../platform/messages';
import { postsMessages } from '../messages';

export interface JoinToViewProps {
  clubName: string;
  /** Which drawing stands above the sentence. */
  illustration: 'posts' | 'chat';
  /** Joins the club; without it no button is offered. */
  onJoin: (() => void) | undefined;
  /** Whether joining is under way. @default false */
  isJoining?: boolean | undefined;
}

/** In place of what only members read: that one has to join, and the button that does. */
export function JoinToView({ clubName, illustration, onJoin, isJoining = false }: JoinToViewProps) {
  const text = useMessages(postsMessages);
  return (
    <EmptyState
      illustration={illustration}
      title={text.joinToView(clubName)}
      action={
        onJoin && (
          <Button isPending={isJoining} onPress={onJoin}>
            {text.join(clubName)}
          </Button>
        )
      }
    />
  );
}
