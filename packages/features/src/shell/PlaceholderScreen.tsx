import { EmptyState, LinkButton } from '@clubline/ui';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { placeholderMessages } from './messages';

interface PlaceholderScreenProps {
  /** Which page it stands for. */
  page: 'messages';
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof placeholderMessages>;
}

/** A page whose content is still to come: what it is called, and where to go meanwhile. */
export function PlaceholderScreen({ page, labels }: PlaceholderScreenProps) {
  const { hrefFor } = useClubline();
  const text = useMessages(placeholderMessages, labels);
  const shown = {
    messages: {
      title: text.messages,
      description: text.messagesText,
      illustration: 'chat',
      action: (
        <>
          <LinkButton href={hrefFor({ to: 'clubs' })} variant="primary">
            {text.myClubs}
          </LinkButton>
          <LinkButton href={hrefFor({ to: 'scores' })}>{text.liveScores}</LinkButton>
        </>
      ),
    },
  } as const;
  return <EmptyState headingLevel={1} {...shown[page]} />;
}
