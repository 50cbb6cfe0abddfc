// What a partner's own server needs, in Node and without a dependency. Nothing of a page.
export { createToken, removePerson } from './partnersServer';
export { PartnerError } from './partnersServer';
export type { PartnersPerson, PartnersToken, ServerOptions } from './partnersServer';
