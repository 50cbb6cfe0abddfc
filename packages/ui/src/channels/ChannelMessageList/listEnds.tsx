import type { RefObject } from 'react';
import { Button } from '../../primitives/Button';
import { CutNote } from '../../primitives/CutNote';
import type { TextsOf } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import * as styles from './ChannelMessageList.css';
import type { channelMessageListMessages } from './messages';

interface EndProps {
  text: TextsOf<typeof channelMessageListMessages>;
}
type Status = 'loading' | 'ready' | 'error' | undefined;

interface OlderProps extends EndProps {
  hasOlder?: boolean;
  olderStatus?: Status;
  onLoadOlder?: () => void;
  cutAt?: number | undefined;
}

/** What stands before the first message: that others are on their way, or are not to be had. */
export function Older({ hasOlder, olderStatus, onLoadOlder, cutAt, text }: OlderProps) {
  return (
    <>
      {hasOlder && (
        <div data-unanchored="" className={styles.older}>
          {olderStatus === 'loading' && <Spinner label={text.loadingOlder} />}
          {olderStatus === 'error' && (
            <>
              {text.olderFailed}
              <Button size="small" onPress={onLoadOlder}>
                {text.retry}
              </Button>
            </>
          )}
        </div>
      )}
      <CutNote cutAt={cutAt} />
    </>
  );
}

interface NewerProps extends EndProps {
  hasNewer?: boolean;
  newerStatus?: Status;
  onLoadNewer?: () => void;
}

/** What stands after the last message where it is not the newest: that others are on their way. */
export function Newer({ hasNewer, newerStatus, onLoadNewer, text }: NewerProps) {
  if (!hasNewer) return null;
  return (
    <div data-unanchored="" className={styles.newer}>
      {newerStatus === 'loading' && <Spinner label={text.loadingNewer} />}
      {newerStatus === 'error' && (
        <>
          {text.newerFailed}
          <Button size="small" onPress={onLoadNewer}>
            {text.retry}
          </Button>
        </>
      )}
    </div>
  );
}

interface ToNewestProps extends EndProps {
  scroller: RefObject<HTMLElement | null>;
  hasNewer: boolean;
  onToNewest: (() => void) | undefined;
  hasUnread: boolean | undefined;
  hasNew: boolean;
  toBottom: () => void;
}

/** The button that leads to the newest message, while one reads elsewhere. */
export function ToNewest(props: ToNewestProps) {
  const { scroller, hasNewer, onToNewest, hasNew, toBottom, text } = props;
  if (hasNewer ? !onToNewest : !hasNew) return null;
  const toNewest = () => {
    onToNewest?.();
    toBottom();
    // The button is gone then.
    scroller.current?.focus({ preventScroll: true });
  };
  return (
    <Button
      size="small"
      variant="primary"
      className={styles.pill}
      onPress={hasNewer ? toNewest : toBottom}
    >
      {hasNewer && !props.hasUnread ? text.toNewest : text.newMessages}
    </Button>
  );
}
