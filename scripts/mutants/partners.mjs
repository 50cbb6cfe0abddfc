const api = 'apps/api/src';
const partners = `${api}/modules/partners`;
const keys = `${partners}/partnerKeys.test.ts`;
const people = `${partners}/partnerPeople.test.ts`;
const authorisation = `${api}/modules/authorisation.test.ts`;

/** Keys of partners, and what their people may do. */
export const partnerFaults = [
  {
    file: `${api}/http/addRoutes.ts`,
    line: 'if (actor !== null && actor.partner !== null && admitsPartnersPeople !== true)',
    changed: 'if (actor !== null && actor.partner !== null && admitsPartnersPeople === false)',
    tests: [authorisation],
  },
  {
    file: `${api}/http/addRoutes.ts`,
    line: 'if (request.keyHolder === null) throw keyInvalid();',
    changed: '',
    tests: [authorisation],
  },
  {
    file: `${api}/live/eventListener.ts`,
    line:
      'if (ratePerPartner === undefined) ' +
      "throw forbidden('This token is for the live chat alone.');",
    changed: 'if (ratePerPartner === undefined) return;',
    tests: [people],
  },
  {
    file: `${api}/live/index.ts`,
    line: 'partner === null ? socketGroup.user(id) : socketGroup.session(partner.keyId),',
    changed: 'socketGroup.user(id),',
    tests: [keys],
  },
  {
    file: `${api}/modules/chat/storeMessages.ts`,
    line: 'return running.has(partnerSession.idOf(keyId, userId));',
    changed: 'return running !== undefined;',
    tests: [keys],
  },
  {
    file: `${partners}/partners.repository.ts`,
    line: ".where('partnerKeys.revokedAt', 'is', null);",
    changed: ".where('partnerKeys.id', 'is not', null);",
    tests: [keys],
  },
  {
    file: `${partners}/partners.repository.ts`,
    line: ".where('partnerPeople.removedAt', 'is', null),",
    changed: ".where('partnerPeople.id', 'is not', null),",
    tests: [people],
  },
  {
    file: `${partners}/createPartners.ts`,
    line: "const tokens = createAccessTokens({ ...options, now, purpose: 'partner access' });",
    changed: 'const tokens = createAccessTokens({ ...options, now });',
    tests: [people],
  },
  {
    file: `${partners}/partnerPeople.routes.ts`,
    line: "assertOwnFullName(name, 'name');",
    changed: '',
    tests: [people],
  },
];
