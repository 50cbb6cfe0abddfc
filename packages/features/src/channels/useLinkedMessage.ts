import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { clubScope } from '../platform/cache';
import { ApiError } from '../platform/client';
import { useAutoNextPage } from '../platform/paging';
import { useClubline } from '../platform/provider';
import { reactionCalls } from '../posts';
import type { useChannel } from './useChannel';

/** A message that a link leads to begins so far below the upper edge of the list, in px. */
const BELOW_EDGE = 60;
/** So many older pages are asked for by themselves: of a long channel there may be thousands. */
const PAGES_MAX = 40;

/**
 * The message of a channel that a link has led to. Of a server that does not answer it by itself,
 * older pages are asked for until it is there, or until they are too many. It takes the focus once,
 * as soon as it is in the page.
 */
export function useLinkedMessage(
  room: Pick<ReturnType<typeof useChannel>, 'messages' | 'isKnown' | 'around' | 'older' | 'cutAt'>,
  clubId: string,
  messageId: string | undefined,
) {
  const { client, clock } = useClubline();
  const isHere = room.messages.some(({ id }) => id === messageId);
  const [wasHere, setWasHere] = useState(false);
  if (isHere && !wasHere) setWasHere(true);
  const isMissing = messageId !== undefined && room.isKnown && !isHere && !wasHere;
  const { isAnswered } = room.around;
  const isBehind = isMissing && !isAnswered && room.older.hasMore;
  // All of a long channel would be asked for in vain; a server may say at once that it is gone.
  const { data: isDeleted, isLoading } = useSWR<boolean>(
    isBehind ? `${clubScope(clubId)}:linked:${messageId}` : null,
    async () => {
      try {
        await reactionCalls(
          { client, clock },
          { kind: 'message', id: messageId ?? '' },
          '',
        ).count();
        return false;
      } catch (error) {
        return error instanceof ApiError && error.status === 404;
      }
    },
  );
  const [asked, setAsked] = useState({ id: messageId, pages: 0 });
  const pages = asked.id === messageId ? asked.pages : 0;
  const isAtEnd = !room.older.hasMore && room.cutAt === undefined;
  const isGone = isMissing && (isDeleted === true || room.around.isGone || isAtEnd);
  const isFar = isBehind && !isGone && pages >= PAGES_MAX;
  useAutoNextPage(isBehind && !isLoading && isDeleted === false && !isFar, {
    ...room.older,
    async load() {
      setAsked({ id: messageId, pages: pages + 1 });
      await room.older.load();
    },
  });
  const hasFocused = useRef(false);
  const row = useRef<Element | null>(null);
  useEffect(() => {
    if (hasFocused.current || !(row.current instanceof HTMLElement)) return;
    hasFocused.current = true;
    row.current.tabIndex = -1;
    row.current.focus({ preventScroll: true });
  });
  return {
    /** Where one is led to, as `useKeptRows` leads there. */
    leadsTo: messageId === undefined ? undefined : { id: messageId, top: BELOW_EDGE },
    isGone,
    /** It is on its way, or older pages are, in which it may be. */
    isSought:
      room.around.status === 'loading' ||
      (isBehind && !isGone && !isFar && room.older.status !== 'error'),
    /** It is not in as many pages as are asked for by themselves. */
    isFar,
    /** Told of the element of each message. */
    rowRef: useCallback(
      (id: string, element: Element | null) => {
        if (id === messageId) row.current = element;
      },
      [messageId],
    ),
  };
}
