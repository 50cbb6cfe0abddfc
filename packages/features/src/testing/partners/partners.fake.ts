import type { PartnerKey } from '@clubline/contract';
import { FakeReply, type FakeArea } from '../createFakeBackend';
import { FIXED_NOW } from '../fakeClock';

const daysAgo = (count: number) => new Date(FIXED_NOW - count * 86_400_000).toISOString();

/** The key that the fake makes. */
export const NEW_PARTNER_KEY = 'clubline_partner_2fYqk0yNn1Zr5cQ7m3d8sVbT9wXhJ4aLgPeUoRiKx7Qa';

const demoKeys: PartnerKey[] = [
  {
    id: 'k1',
    partner: 'Harbour News',
    hint: 'a9Zk',
    createdAt: daysAgo(20),
    lastUsedAt: daysAgo(0),
    revokedAt: null,
  },
  {
    id: 'k2',
    partner: 'Sea Times',
    hint: '-0_z',
    createdAt: daysAgo(90),
    lastUsedAt: null,
    revokedAt: daysAgo(60),
  },
];

/** Keys of partners: what our server answers administrators beyond the specification. */
export function partnersFake(keys: readonly PartnerKey[] = demoKeys): FakeArea {
  return (backend) => {
    let kept = [...keys];
    backend.handle('GET /admin/partner-keys', () => ({ data: { keys: kept } }));
    backend.handle('POST /admin/partner-keys', ({ body }) => {
      const { partner } = body as { partner: string };
      const key: PartnerKey = {
        id: `new-${kept.length}`,
        partner,
        hint: NEW_PARTNER_KEY.slice(-4),
        createdAt: daysAgo(0),
        lastUsedAt: null,
        revokedAt: null,
      };
      kept = [key, ...kept];
      return new FakeReply(201, { data: { key, secret: NEW_PARTNER_KEY } });
    });
    backend.handle('DELETE /admin/partner-keys/:id', ({ params }) => {
      kept = kept.map((key) => (key.id === params.id ? { ...key, revokedAt: daysAgo(0) } : key));
      return undefined;
    });
  };
}
