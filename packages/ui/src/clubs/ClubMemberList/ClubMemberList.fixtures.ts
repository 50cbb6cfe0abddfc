import type { ClubMemberRow } from './ClubMemberList';

const actions = [
  { id: 'mute', label: 'Mute' },
  { id: 'ban', label: 'Ban', tone: 'critical' as const },
];

export const members: ClubMemberRow[] = [
  { id: 'amy', name: 'Amy Lake', username: 'amy_lake', href: '/profile/amy_lake', role: 'owner' },
  {
    id: 'ben',
    name: 'Ben Torres',
    username: 'ben_torres',
    href: '/profile/ben_torres',
    role: 'coOwner',
  },
  {
    id: 'cleo',
    name: 'Cleo Marchetti-Vandenberghe of the Northern Shore',
    username: 'cleo_of_the_northern_shore',
    href: '/profile/cleo',
    role: 'member',
    actions,
  },
  {
    id: 'dev',
    name: 'Dev Rao',
    username: 'dev_rao',
    href: '/profile/dev_rao',
    role: 'member',
    isMuted: true,
    actions: [{ id: 'unmute', label: 'Unmute' }, actions[1]!],
  },
];

export const banned = [
  { id: 'eli', name: 'Eli Stone', username: 'eli_stone', href: '/profile/eli_stone' },
];
