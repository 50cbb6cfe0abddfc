/** Times are ISO 8601 text; keys are stored as hashes only. */
export interface PartnerTables {
  partners: {
    id: string;
    name: string;
    /** Letters and digits of the name as somebody reads them: no two partners have the same. */
    nameKey: string;
    createdAt: string;
  };
  partnerKeys: {
    id: string;
    partnerId: string;
    hash: string;
    /** The last characters of the key. */
    hint: string;
    createdAt: string;
    lastUsedAt: string | null;
    revokedAt: string | null;
  };
  /** People of partners: no account, no password, and nothing but their messages. */
  partnerPeople: {
    id: string;
    partnerId: string;
    /** Who it is by the partner's own counting. */
    externalId: string;
    name: string;
    /** An address of https. */
    image: string | null;
    lastTokenAt: string;
    /** Since when no token is given to them. */
    removedAt: string | null;
  };
}
