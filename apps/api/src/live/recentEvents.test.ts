import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { socketGroup } from '../services/sockets';
import { createClubWith, createPost } from '../testing/clubs';
import { describeApi } from '../testing/describeApi';
import type { Person } from '../testing/people';
import { addressOf, askOfClub, connect } from '../testing/sockets';
import type { LiveServer } from './live.types';
import { createRecentEvents } from './recentEvents';

describe('a socket that joins', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A node with one socket: what it is told, and what it joins. */
  function node() {
    const emit = vi.fn();
    const adapter = new EventEmitter();
    const sockets = new Map([['a', { data: { actor: { partner: null } }, emit }]]);
    const parts = { of: () => ({ adapter }), sockets: { sockets } };
    const io = Object.assign(new EventEmitter(), parts) as unknown as LiveServer;
    return {
      recent: createRecentEvents(io, false),
      join: (group: string) => void adapter.emit('join-room', group, 'a'),
      told: async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return emit.mock.calls.flat();
      },
    };
  }
  const [own, club] = [socketGroup.user('u'), socketGroup.club('c')];

  test('several groups that were sent something is told once', async () => {
    const { recent, join, told } = node();
    recent.note([own, club]);
    join(own);
    join(club);
    expect(await told()).toEqual(['eventsMissed', {}]);
  });

  test('another group within the time a slow phone takes to ask for it is told once', async () => {
    const { recent, join, told } = node();
    recent.note([own, club]);
    join(own);
    await vi.advanceTimersByTimeAsync(400);
    join(club);
    expect(await told()).toEqual(['eventsMissed', {}]);
  });

  test('what was sent nothing, or not lately, is told nothing', async () => {
    const { recent, join, told } = node();
    recent.note([club]);
    join(own);
    expect(await told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    join(club);
    expect(await told()).toEqual([]);
  });

  test('what moderators were sent counts for the club, what a room was sent does not', async () => {
    const { recent, join, told } = node();
    recent.note([socketGroup.room('r')]);
    join(socketGroup.room('r'));
    expect(await told()).toEqual([]);
    recent.note([socketGroup.moderators('c')]);
    join(club);
    expect(await told()).toEqual(['eventsMissed', {}]);
  });
});

describeApi('what happened just before somebody hears of it', (t) => {
  test('in a club is said to have been missed to who begins to watch it', async () => {
    const [owner, member] = (await t.people(2)) as [Person, Person];
    const club = await createClubWith(owner, [member]);
    await createPost(owner, club.id, 'Before anybody listened');
    const listener = await connect(await addressOf(t.api), member.accessToken);
    await askOfClub(listener, 'watchClub', club.id);
    await listener.next('eventsMissed');
    listener.socket.close();
  });

  test('to oneself is said to have been missed to the page that connects', async () => {
    const [ann, ben] = (await t.people(2)) as [Person, Person];
    await ann.post(`/users/${ann.id}/follow-user`, { userToFollowId: ben.id });
    const listener = await connect(await addressOf(t.api), ben.accessToken);
    await listener.next('eventsMissed');
    listener.socket.close();
  });
});
