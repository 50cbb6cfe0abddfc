import type { Named } from '../platform/paging';
import type { RacerProfile } from './racers.calls';

/** True when the name contains what is looked for, in capitals or not. */
export const isRacerLike = ({ name }: RacerProfile, wanted: string): boolean =>
  name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase());

/** What racers go by in a search. */
export const namedRacers: Named<RacerProfile> = { namesOf: ({ name }) => [name] };
