import { createChatRoom, readMessage } from '../chat.calls';
import type { ChatEffect, ChatEffectHandlers, ChatEffectType } from '../chat.types';
import type { ChatSessionOptions, EnteredRoom } from './chatSession.types';
import { createLifetime } from './createLifetime';
import { historyEffects } from './historyEffects';
import { socketEffects } from './socketEffects';

/** Enters the room: from here on it does what the machine asks for, until it is left. */
export function enterRoom(
  options: ChatSessionOptions,
  { dispatch, getState }: Pick<EnteredRoom, 'dispatch' | 'getState'>,
) {
  const { roomId, writer, client, clock, pictureAt, log } = options;
  const lifetime = createLifetime(clock);
  const room: EnteredRoom = {
    ...options,
    lifetime,
    getState,
    dispatch: (event) => void (lifetime.isOver() || dispatch(event)),
    createRoom(then) {
      if (!writer) return then();
      lifetime.call((signal) => createChatRoom(client, roomId, signal), then, then);
    },
    read(value) {
      const message = readMessage(value, clock.now());
      if (message?.avatarUrl && pictureAt) message.avatarUrl = pictureAt(message.avatarUrl);
      return message;
    },
  };
  const { disconnect, ...atSocket } = socketEffects(room);
  const effects: ChatEffectHandlers<ChatEffectType> = {
    createRoom: () => room.createRoom(() => room.dispatch({ type: 'roomReady' })),
    createRoomAgain: () => room.createRoom(() => {}),
    log: ({ text }) => log(text),
    ...historyEffects(room),
    ...atSocket,
  };

  return {
    run: <Type extends ChatEffectType>(effect: ChatEffect<Type>) => effects[effect.type](effect),
    leave() {
      room.dispatch({ type: 'closed' });
      lifetime.end();
      disconnect();
    },
  };
}
