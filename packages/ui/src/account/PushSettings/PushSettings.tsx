import { forwardRef, useId } from 'react';
import * as card from '../SettingsLayout/SettingsLayout.css';
import { SettingsCardHead } from '../SettingsLayout/SettingsCardHead';
import * as row from '../../primitives/actionRow.css';
import { Button } from '../../primitives/Button';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Notice } from '../../primitives/Notice';
import { Spinner } from '../../primitives/Spinner';
import { Switch } from '../../primitives/Switch';
import { classNames } from '../../theme/classNames';
import { pushSettingsMessages } from './messages';
import * as styles from './PushSettings.css';

/** A live chat of whose messages somebody may be told. */
interface PushRoom {
  /** What `onRoomChange` is called with; unique among them. */
  id: string;
  /** Its name, in words. */
  name: string;
  /** Whether they are told of its messages. */
  isOn: boolean;
}

export interface PushSettingsProps {
  /** `loading` waits, `ready` shows what is chosen, `error` says so and offers to try again. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /**
   * `on` and `off` in this browser; `unsupported` where it can receive none, `denied` where the
   * person has told it to show none.
   */
  browser: 'on' | 'off' | 'unsupported' | 'denied';
  /** Without a connection nothing can be changed. @default false */
  isOffline?: boolean;
  /** Turning it on or off is under way. @default false */
  isPending?: boolean;
  /** Called on a press, in which the browser may ask the person. */
  onTurnOn: () => void;
  /** Called to be told nothing in this browser any more. */
  onTurnOff: () => void;
  /** Whether answers are told. */
  replies: boolean;
  /** Called with whether answers are to be told. */
  onRepliesChange: (isOn: boolean) => void;
  /** Whether mentions are told. */
  mentions: boolean;
  /** Called with whether mentions are to be told. */
  onMentionsChange: (isOn: boolean) => void;
  /** The live chats to choose from. @default [] */
  rooms?: readonly PushRoom[];
  /** Called with the id of a live chat, and whether its messages are to be told. */
  onRoomChange?: (id: string, isOn: boolean) => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof pushSettingsMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** Whether somebody is told by push in this browser, and of what. */
export const PushSettings = forwardRef<HTMLElement, PushSettingsProps>(
  function PushSettings(props, ref) {
    const { status, onRetry, browser, isOffline, headingLevel = 2, labels, className } = props;
    const text = useMessages(pushSettingsMessages, labels);
    const titleId = useId();
    return (
      <section ref={ref} aria-labelledby={titleId} className={classNames(card.card, className)}>
        <SettingsCardHead
          titleId={titleId}
          title={text.title}
          hint={text.hint}
          headingLevel={headingLevel}
        />
        {browser === 'unsupported' && (
          <Notice title={text.unsupported}>{text.unsupportedHint}</Notice>
        )}
        {browser === 'denied' && (
          <Notice tone="warning" title={text.denied}>
            {text.deniedHint}
          </Notice>
        )}
        {isOffline && <Notice title={text.offline}>{text.offlineHint}</Notice>}
        {status === 'error' && (
          <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
        )}
        {status === 'loading' && <Spinner label={text.loading} />}
        {status === 'ready' && (
          <>
            <InThisBrowser {...props} text={text} />
            <Kinds {...props} text={text} />
          </>
        )}
      </section>
    );
  },
);

type PartProps = PushSettingsProps & { text: TextsOf<typeof pushSettingsMessages> };

/** The button that turns it on or off, where the browser lets it. */
function InThisBrowser({ browser, isOffline, isPending, onTurnOn, onTurnOff, text }: PartProps) {
  if (browser === 'unsupported' || browser === 'denied') return null;
  const isOn = browser === 'on';
  return (
    <div className={row.item}>
      <p className={classNames(row.words, row.name)} role="status">
        {isOn ? text.on : text.off}
      </p>
      <Button
        size="small"
        variant={isOn ? 'secondary' : 'primary'}
        isDisabled={isOffline}
        isPending={isPending}
        onPress={isOn ? onTurnOff : onTurnOn}
      >
        {isOn ? text.turnOff : text.turnOn}
      </Button>
    </div>
  );
}

/** What is told, in all browsers of the person. */
function Kinds({ rooms = [], onRoomChange, isOffline, text, ...props }: PartProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.kinds}>
      <div>
        <p id={titleId} className={styles.kindsTitle}>
          {text.kinds}
        </p>
        <p className={card.hint}>{text.kindsHint}</p>
      </div>
      <Switch isSelected={props.replies} onChange={props.onRepliesChange} isDisabled={isOffline}>
        {text.replies}
      </Switch>
      <Switch isSelected={props.mentions} onChange={props.onMentionsChange} isDisabled={isOffline}>
        {text.mentions}
      </Switch>
      {rooms.map(({ id, name, isOn }) => (
        <Switch
          key={id}
          isSelected={isOn}
          onChange={(isChosen) => onRoomChange?.(id, isChosen)}
          isDisabled={isOffline}
          description={text.roomHint}
        >
          {text.room(name)}
        </Switch>
      ))}
    </div>
  );
}
