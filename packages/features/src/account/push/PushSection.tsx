import { EVENT_CHAT_ROOM } from '@clubline/contract';
import { PushSettings } from '@clubline/ui';
import type { ComponentProps } from 'react';
import { useMessages, type Labels } from '../../platform/messages';
import { useIsOnline } from '../../platform/provider';
import type { PushDevice } from '../../platform/push';
import { pushMessages } from './messages';
import { usePush } from './usePush';
import { usePushDevice } from './usePushDevice';

export interface PushSectionProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof pushMessages>;
  settings?: NonNullable<ComponentProps<typeof PushSettings>['labels']>;
}

/** Of what the current user is told by push, and whether in this browser. */
export function PushSection(props: PushSectionProps) {
  const device = usePushDevice();
  return device === undefined ? null : <OwnPush {...props} device={device} />;
}

function OwnPush({ device, labels, settings }: PushSectionProps & { device: PushDevice | null }) {
  const text = useMessages(pushMessages, labels);
  const isOnline = useIsOnline();
  const { status, retry, permission, kinds, choose, ...push } = usePush(device, text);
  const rooms = kinds?.rooms ?? [];
  const blocked = device === null ? 'unsupported' : permission === 'denied' ? 'denied' : null;
  return (
    <PushSettings
      status={status}
      onRetry={retry}
      browser={blocked ?? (push.isOn ? 'on' : 'off')}
      isOffline={!isOnline}
      isPending={push.isPending}
      onTurnOn={push.turnOn}
      onTurnOff={push.turnOff}
      replies={kinds?.replies ?? true}
      onRepliesChange={(replies) => choose({ replies })}
      mentions={kinds?.mentions ?? true}
      onMentionsChange={(mentions) => choose({ mentions })}
      rooms={[{ id: EVENT_CHAT_ROOM, name: text.eventRoom, isOn: rooms.includes(EVENT_CHAT_ROOM) }]}
      onRoomChange={(id, isOn) => {
        const others = rooms.filter((room) => room !== id);
        choose({ rooms: isOn ? [...others, id] : others });
      }}
      {...(settings && { labels: settings })}
    />
  );
}
