export { profilesCalls } from './profiles.calls';
export { ProfileScreen } from './ProfileScreen';
export { useProfileChoices, type ProfileChoices } from './choices/useProfileChoices';
export { useRowFollow } from './rowFollow/useRowFollow';
export { usePersonChanges } from './personChanges/usePersonChanges';
export { openPeople } from './userSearch/openPeople';
export { isPersonLike, listPersonOf, namedPeople, type ListPerson } from './listPerson';
