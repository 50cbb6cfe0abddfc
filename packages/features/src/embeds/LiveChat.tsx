import { ChatRoom, type ChatProblem, type ChatRoomProps } from '@clubline/ui/ChatRoom';
import { EmbedBoundary, type EmbedProblem } from '@clubline/ui/EmbedBoundary';
import { withWarnings } from '@clubline/ui/embedWarnings';
import { followPage } from '@clubline/ui/followPage';
import { themeStyle, type PartialTheme } from '@clubline/ui/themeStyle';
import { forwardRef, useEffect, useMemo, type CSSProperties } from 'react';
import { ConnectedChatRoom, type RoomReports } from '../chat';
import { sharedPage, type PageOptions } from './sharedPage';
import { useChatWarnings } from './chatWarnings';
import { languageOf, missingOf, useProblems } from './useProblems';

export interface LiveChatProps
  extends
    Pick<ChatRoomProps, 'title' | 'headingLevel' | 'onClose' | 'locale' | 'timeZone' | 'labels'>,
    Pick<PageOptions, 'api' | 'userId' | 'getToken' | 'fetch' | 'socketFactory'>,
    Pick<RoomReports, 'onConnectionChange' | 'onMessage'> {
  /** Which room: a match or an event, e.g. `world-finals`. */
  room: string;
  /**
   * The person wants to sign in; once what it returns is settled, the token is asked for again.
   * Without it there is no button.
   */
  onSignIn?: (() => unknown) | undefined;
  /** Told of what goes wrong, by a code that the documentation explains. */
  onError?: ((problem: EmbedProblem) => void) | undefined;
  /** Address of a person's page; without it names are no links. */
  hrefFor?: ((username: string) => string) | undefined;
  /**
   * The theme in force; `system` is that of the page around, where it is known, else the person's.
   * @default 'system'
   */
  theme?: 'light' | 'dark' | 'high-contrast' | 'system' | undefined;
  /** Writing direction. @default the page's */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Token values that replace those of the theme. */
  tokens?: PartialTheme | undefined;
  /** Added to the classes of the outermost element. */
  className?: string | undefined;
  /** Custom properties `--clubline-…` replace tokens of the theme; `height` is the room’s. */
  style?: CSSProperties | undefined;
}

/** Lets the theme of the element around a room follow the page; a `ref` of the room. */
const followRoom = (room: HTMLElement | null) => followPage(room?.parentElement ?? null);

/**
 * A live chat room on any page: reads without an account, and writes with the token that `getToken`
 * gives.
 * Several on one page share session and connection. Nothing is connected before it is on the page,
 * or after it has left.
 */
export const LiveChat = forwardRef<HTMLDivElement, LiveChatProps>(function LiveChat(given, ref) {
  const {
    api,
    room,
    userId,
    getToken,
    fetch,
    socketFactory,
    onSignIn,
    theme = 'system',
    dir,
    tokens,
    className,
    style,
    title,
    ...others
  } = given;
  // Of an object there is nothing to read.
  const props = { ...others, title: Object(title) === title ? undefined : title };
  const isReader = !getToken;
  // What is handed in first stays: the page is shared, and functions written in place change with
  // each rendering.
  const page = useMemo(
    () =>
      sharedPage({
        api,
        userId,
        getToken,
        fetch,
        socketFactory,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [api, userId, isReader],
  );
  useEffect(() => void (page.getToken = getToken), [page, getToken]);
  const isMissing = !!missingOf(given);
  useEffect(() => (isMissing ? undefined : page.hold()), [page, isMissing]);
  const told =
    process.env.NODE_ENV === 'development'
      ? { ...given, onError: withWarnings('LiveChat', given.onError) }
      : given;
  // A build is for development or not: one page sees either always or never.
  // oxlint-disable-next-line react-hooks/rules-of-hooks, react/hooks
  if (process.env.NODE_ENV === 'development') useChatWarnings(given);
  const onProblem = useProblems(told);

  const signIn =
    onSignIn &&
    (() => {
      void Promise.resolve(onSignIn()).finally(page.session.refresh);
    });

  return (
    <div
      data-clubline=""
      data-clubline-chat=""
      data-clubline-theme={theme}
      ref={ref}
      dir={dir}
      lang={languageOf(props.locale)}
      className={className}
      style={{ ...themeStyle(tokens), ...style }}
    >
      <EmbedBoundary
        onError={told.onError}
        fallback={(retry) => brokenRoom({ title: props.title }, 'unreachable', retry)}
        resetKeys={[page, room]}
      >
        {isMissing ? (
          brokenRoom(props, 'unknownRoom')
        ) : (
          <ConnectedChatRoom
            {...props}
            key={`${api} ${userId ?? ''} ${isReader}`}
            page={page}
            roomRef={followRoom}
            roomId={room}
            onSignIn={signIn}
            isReadOnly={isReader && !onSignIn}
            onProblem={onProblem}
            isPublic
          />
        )}
      </EmbedBoundary>
    </div>
  );
});

/**
 * Stands in for a room that is not there or could not be drawn, with nothing in it that may break
 * it again.
 */
function brokenRoom(
  { title, labels }: Pick<ChatRoomProps, 'title' | 'labels'>,
  problem: ChatProblem,
  retry?: () => void,
) {
  return (
    <ChatRoom
      title={title}
      labels={labels}
      messages={[]}
      connection="offline"
      problem={problem}
      onRetryConnection={retry}
      viewer={null}
      ref={followRoom}
      isReadOnly
      onSend={() => {}}
    />
  );
}
