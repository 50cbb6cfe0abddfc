import { forwardRef, useId, useState } from 'react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { ErrorState } from '../../primitives/ErrorState';
import { useMessages, type Labels, type TextsOf } from '../../primitives/messages';
import { Spinner } from '../../primitives/Spinner';
import { classNames } from '../../theme/classNames';
import * as card from '../SettingsLayout/SettingsLayout.css';
import { SettingsCardHead } from '../SettingsLayout/SettingsCardHead';
import { deviceListMessages } from './messages';
import * as row from '../../primitives/actionRow.css';

/** Where somebody is signed in. */
export interface DeviceItem {
  /** What `onSignOut` is called with; unique in the list. */
  id: string;
  /** What it is, in plain words: 'Firefox on Windows'. */
  name: string;
  /** Whether it is the one in front of the reader. @default false */
  isCurrent?: boolean;
  /** When it was used last, in words. */
  timeLabel: string;
  /** When it was used last, as ISO 8601 with offset, e.g. `2026-03-01T18:00:00Z`. */
  dateTime: string;
  /** When somebody signed in there, in words. */
  startLabel: string;
  /** Signing out there is under way. @default false */
  isPending?: boolean;
}

export interface DeviceListProps {
  /** The devices in the order to show; of more than six, five are shown until all are asked for. */
  devices: readonly DeviceItem[];
  /** `loading` waits, `ready` shows the devices, `error` says so and offers to try again. */
  status: 'loading' | 'ready' | 'error';
  /** Called to load again what failed; without it no button is offered. */
  onRetry?: () => void;
  /** Called with the id of the device on which to sign out; nothing is asked before. */
  onSignOut: (id: string) => void;
  /** Called to sign out on all devices but the current one; nothing is asked before. */
  onSignOutOthers: () => void;
  /** Level of its heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof deviceListMessages>;
  /** Added to the classes of the outermost element. */
  className?: string;
}

/** As many are shown at first of more; one alone is never kept back. */
const FEW = 5;

/** Where somebody is signed in, and signing out there. */
export const DeviceList = forwardRef<HTMLElement, DeviceListProps>(function DeviceList(
  { devices, status, onRetry, onSignOut, onSignOutOthers, headingLevel = 2, labels, className },
  ref,
) {
  const text = useMessages(deviceListMessages, labels);
  const titleId = useId();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = devices.length > FEW + 1;
  const shown = isLong && !isWhole ? devices.slice(0, FEW) : devices;
  return (
    <section ref={ref} aria-labelledby={titleId} className={classNames(card.card, className)}>
      <SettingsCardHead
        titleId={titleId}
        title={text.title}
        hint={text.hint}
        headingLevel={headingLevel}
      />
      {status === 'error' && (
        <ErrorState title={text.failed} onRetry={onRetry} retryLabel={text.retry} />
      )}
      {status === 'loading' && <Spinner label={text.loading} />}
      {status === 'ready' && (
        <>
          <ul id={listId} aria-labelledby={titleId} className={row.list}>
            {shown.map((device) => (
              <Device key={device.id} device={device} onSignOut={onSignOut} text={text} />
            ))}
          </ul>
          {isLong && (
            <Button
              variant="quiet"
              aria-expanded={isWhole}
              aria-controls={listId}
              onPress={() => setWhole(!isWhole)}
            >
              {isWhole ? text.showFewer : text.showAll(devices.length)}
            </Button>
          )}
          {devices.some(({ isCurrent }) => !isCurrent) && (
            <div className={card.actions}>
              <Button onPress={onSignOutOthers}>{text.signOutOthers}</Button>
            </div>
          )}
        </>
      )}
    </section>
  );
});

interface DeviceProps extends Pick<DeviceListProps, 'onSignOut'> {
  device: DeviceItem;
  text: TextsOf<typeof deviceListMessages>;
}

function Device({ device, onSignOut, text }: DeviceProps) {
  const { id, name, isCurrent, isPending } = device;
  return (
    <li className={row.item}>
      <div className={row.words}>
        <p className={row.name}>
          {name}
          {isCurrent && <Badge tone="accent">{text.current}</Badge>}
        </p>
        <time dateTime={device.dateTime} className={row.detail}>
          {device.timeLabel}
        </time>
        <p className={row.detail}>{device.startLabel}</p>
      </div>
      <Button
        size="small"
        aria-label={text.signOutOf(name)}
        isPending={isPending}
        onPress={() => onSignOut(id)}
      >
        {text.signOut}
      </Button>
    </li>
  );
}
