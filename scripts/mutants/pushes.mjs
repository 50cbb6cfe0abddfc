const notifications = 'apps/api/src/modules/notifications/push';
const services = 'apps/api/src/services/push';
const offline = 'apps/site/src/offline';
const pushes = `${notifications}/push.test.ts`;
const hosts = `${services}/publicHosts.test.ts`;

/** Who is told by push, of what, and where a node sends it. */
export const pushFaults = [
  {
    file: `${notifications}/pushContent.ts`,
    line: ".where('sessions.endedAt', 'is', null)",
    changed: ".where('sessions.id', 'is not', null)",
    tests: [pushes],
  },
  {
    file: `${notifications}/pushContent.ts`,
    line: 'return row.clubId === null || (row.memberId !== null && row.clubDeletedAt === null);',
    changed: 'return row.clubId === null || row.clubDeletedAt === null;',
    tests: [pushes],
  },
  {
    file: `${notifications}/pushContent.ts`,
    line: 'if (isRead === 1 || (readUpTo !== null && createdAt <= readUpTo)) return false;',
    changed: 'if (isRead === 1 && readUpTo !== null && createdAt > readUpTo) return false;',
    tests: [pushes],
  },
  {
    file: `${notifications}/sendPushes.ts`,
    line: ".set((eb) => ({ dueAt: iso(at + LEASE_MS), attempts: eb('attempts', '+', 1) }))",
    changed: ".set((eb) => ({ dueAt: iso(at - LEASE_MS), attempts: eb('attempts', '+', 1) }))",
    tests: [pushes],
  },
  {
    file: `${services}/publicHosts.ts`,
    line: 'if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))',
    changed:
      'if (first === undefined || !addresses.some(({ address }) => isPublicAddress(address)))',
    tests: [hosts],
  },
  {
    file: `${offline}/pushes.ts`,
    line: 'return address.origin === origin ? address.href : null;',
    changed: 'return address.origin ? address.href : null;',
    tests: [`${offline}/pushes.test.ts`],
  },
];
