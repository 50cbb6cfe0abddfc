import { chatRoomMessages } from '@clubline/ui';
import type { ChatRoomProps } from '@clubline/ui/ChatRoom';
import { useCallback } from 'react';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { chatMessages } from './messages';

/** What a room is given by the product: texts, people's addresses, cards, and what is refused. */
export function useProductRoom(
  labels?: Labels<typeof chatMessages>,
  roomLabels?: ChatRoomProps['labels'],
) {
  const { hrefFor, renderBelowText, toast } = useClubline();
  const texts = useMessages(chatMessages, labels);
  const room = useMessages({ name: 'chatRoom', texts: chatRoomMessages }, roomLabels);
  const profileHref = useCallback(
    (username: string) => hrefFor({ to: 'profile', username }),
    [hrefFor],
  );
  return {
    hrefFor: profileHref,
    renderBelowText,
    onSignedOutSend: () => void toast.add({ title: texts.signedOutAttempt, tone: 'critical' }),
    labels: room,
  } satisfies Partial<ChatRoomProps>;
}
