export { matchPeople, readPeople } from './matchPeople';
export type { MentionPerson } from './matchPeople';
export { useMentions } from './useMentions';
