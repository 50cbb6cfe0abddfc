import type { Device } from '@clubline/contract';
import { ConfirmDialog, DeviceList, type deviceListMessages } from '@clubline/ui';
import { datePhrase, formatAge, useNow } from '../../platform/dates';
import { useMessages, type Labels, type TextsOf } from '../../platform/messages';
import { deviceAgeMessages, devicesMessages } from './messages';
import { useDevices } from './useDevices';

export interface DevicesSectionProps {
  labels?: Labels<typeof devicesMessages>;
  ages?: Labels<typeof deviceAgeMessages>;
  list?: Labels<typeof deviceListMessages>;
}

/** Where the current user is signed in. */
export function DevicesSection({ labels, ages, list }: DevicesSectionProps) {
  const text = useMessages(devicesMessages, labels);
  const age = useMessages(deviceAgeMessages, ages);
  const { devices, status, retry, pending, signOut, signOutOthers, dialog } = useDevices(text);
  const now = useNow(
    devices.map(({ lastUsedAt }) => lastUsedAt),
    age,
  );
  return (
    <>
      <DeviceList
        devices={devices.map((device) => ({
          id: device.id,
          name: nameOf(device, text),
          isCurrent: device.isCurrent,
          // Whoever reads this is using it.
          timeLabel: device.isCurrent ? age.now : formatAge(device.lastUsedAt, now, age),
          dateTime: device.lastUsedAt,
          startLabel: datePhrase(device.startedAt, text.started, text),
          isPending: pending.includes(device.id),
        }))}
        status={status}
        onRetry={retry}
        onSignOut={(id) => {
          const device = devices.find((one) => one.id === id);
          if (device) signOut(device, nameOf(device, text));
        }}
        onSignOutOthers={signOutOthers}
        {...(list && { labels: list })}
      />
      <ConfirmDialog {...dialog} />
    </>
  );
}

type Texts = TextsOf<typeof devicesMessages>;

/** 'Firefox on Windows', or as much of it as is known. */
function nameOf({ browser, system, isFrame }: Device, text: Texts): string {
  const name = browser && system ? text.name(browser, system) : (browser ?? system ?? text.unknown);
  return isFrame ? text.frame(name) : name;
}
