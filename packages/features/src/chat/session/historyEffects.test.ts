import { expect, test } from 'vitest';
import {
  authFake,
  createFakeBackend,
  createFakeClock,
  createTestSession,
  demoUser,
  leaveSession,
  settle,
} from '../../testing';
import { chatControl, chatFake } from '../../testing/chat/chat.fake';
import { chatHistory } from '../../testing/chat/chat.fixtures';
import { shownMessages } from '../chatMachine';
import { createChatSession } from './createChatSession';

test.each([true, false])(
  'what was missed is there although the first question for it hangs (additions: %s)',
  async (hasAdditions) => {
    const clock = createFakeClock();
    const areas = [
      authFake({ now: clock.now }),
      chatFake({ history: chatHistory, now: clock.now, hasAdditions }),
    ];
    const backend = createFakeBackend({ areas });
    let hanging = 0;
    const fetch: typeof backend.fetch = (input, init) => {
      if (hanging === 0) return backend.fetch(input, init);
      hanging -= 1;
      return new Promise(() => {});
    };
    const network = { ...backend, fetch };
    const { client, session, local } = createTestSession({ clock, backend: network });
    leaveSession(backend, local);
    const { id, username } = demoUser;
    const chat = createChatSession({
      roomId: 'aqua_world_finals_2025',
      writer: { id, username, avatarUrl: null },
      client,
      socketFactory: backend.socketFactory,
      session,
      clock,
      newId: () => 'mine',
      log: () => {},
    });
    const leave = chat.open();
    await settle();
    await clock.advance(50);
    const control = chatControl(backend);
    const texts = () => shownMessages(chat.getSnapshot()).map(({ text }) => text);

    control.drop(true);
    control.say('Missed by who was not there');
    // A connection that is dead, over which nobody says so.
    hanging = 1;
    control.comeBack();
    await clock.advance(1_000);
    expect(hanging).toBe(0);
    expect(texts()).not.toContain('Missed by who was not there');
    await clock.advance(14_000);
    expect(texts()).toContain('Missed by who was not there');
    leave();
  },
);
