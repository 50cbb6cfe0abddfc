export { createPartners, withPartnersPeople } from './createPartners';
export { markedName } from './markedName';
export { takeRoom } from './partners.limits';
export { findRunningSessions, forgetPeople } from './partners.repository';
