import type { ChatRoomProps } from '@clubline/ui/ChatRoom';
import { themeStyle, type PartialTheme } from '@clubline/ui/themeStyle';
import { useEffect, useMemo, type CSSProperties } from 'react';
import { ConnectedChatRoom } from '../chat';
import { sharedPage, type PageOptions } from './sharedPage';

export interface LiveChatProps
  extends
    Pick<ChatRoomProps, 'title' | 'headingLevel' | 'onClose' | 'locale' | 'timeZone' | 'labels'>,
    Pick<PageOptions, 'api' | 'userId' | 'getToken' | 'fetch' | 'socketFactory'> {
  /** Which room: a match or an event, e.g. `world-finals`. */
  room: string;
  /**
   * The person wants to sign in; once what it returns is settled, the token is asked for again.
   * Without it there is no button.
   */
  onSignIn?: () => unknown;
  /** Address of a person's page; without it names are no links. */
  hrefFor?: (username: string) => string;
  /** The theme in force; `system` follows the person's settings. @default 'system' */
  theme?: 'light' | 'dark' | 'high-contrast' | 'system';
  /** Writing direction. @default the page's */
  dir?: 'ltr' | 'rtl';
  /** Token values that replace those of the theme. */
  tokens?: PartialTheme;
  /** Added to the classes of the outermost element. */
  className?: string;
  /** Custom properties `--clubline-…` here replace tokens of the theme. */
  style?: CSSProperties;
}

/**
 * A live chat room on any page: reads without an account, and writes with the token that `getToken`
 * gives.
 * Several on one page share session and connection. Nothing is connected before it is on the page,
 * or after it has left.
 */
export function LiveChat({
  api,
  room,
  userId,
  getToken,
  fetch,
  socketFactory,
  onSignIn,
  hrefFor,
  theme = 'system',
  dir,
  tokens,
  className,
  style,
  labels,
  ...props
}: LiveChatProps) {
  const isReader = !getToken;
  // What is handed in first stays: the page is shared, and functions written in place change with
  // each rendering.
  const page = useMemo(
    () =>
      sharedPage({
        api,
        userId,
        getToken,
        ...(fetch && { fetch }),
        ...(socketFactory && { socketFactory }),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [api, userId, isReader],
  );
  useEffect(() => page.update(getToken), [page, getToken]);
  useEffect(() => page.hold(), [page]);

  const signIn =
    onSignIn &&
    (() => {
      void Promise.resolve(onSignIn()).finally(() => page.session.refresh());
    });

  return (
    <div
      data-clubline=""
      data-clubline-theme={theme}
      dir={dir}
      lang={props.locale}
      className={className}
      style={{ ...themeStyle(tokens), ...style }}
    >
      <ConnectedChatRoom
        {...props}
        key={`${api} ${userId ?? ''} ${isReader}`}
        page={page}
        roomId={room}
        labels={labels}
        onSignIn={signIn}
        hrefFor={hrefFor}
        isPublic
      />
    </div>
  );
}
