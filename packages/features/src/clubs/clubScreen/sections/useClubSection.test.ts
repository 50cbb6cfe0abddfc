import { array, assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { ClubChannel } from '@clubline/contract';
import { channelAddress, findChannel } from './useClubSection';

const name = string({ minLength: 1, maxLength: 3 });

test('each channel is found by its address, whatever names and ids others have', () => {
  const someChannels = array(record({ id: name, name }), { maxLength: 6 });
  assert(
    property(someChannels, (listed) => {
      const channels = [...new Map(listed.map((channel) => [channel.id, channel])).values()];
      for (const channel of channels as ClubChannel[]) {
        const address = channelAddress(channels as ClubChannel[], channel);
        expect(findChannel(channels as ClubChannel[], address)).toBe(channel);
      }
    }),
  );
});
