export { listFollows, withFollows } from './follows.repository';
export { personColumns, personSearch, toPerson } from './personSummary';
export type { PersonRow } from './personSummary';
export { ownProfileChanged, personChanged } from './profiles.events';
export { assertPerson } from './profiles.policy';
export { existingPeople, listPeople } from './profiles.repository';
