import type { ClubMemberRow } from './ClubMemberList.types';

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
    actions: [{ id: 'removeCoOwner', label: 'Remove as co-owner', tone: 'critical' }],
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

export const invited = [
  { id: 'fay', name: 'Fay Okafor', username: 'fay_okafor', href: '/profile/fay_okafor' },
];

export const banned = [
  { id: 'eli', name: 'Eli Stone', username: 'eli_stone', href: '/profile/eli_stone' },
];
