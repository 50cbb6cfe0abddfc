import type { FollowList, FollowListPerson } from '@clubline/ui';
import { useState, type ComponentPropsWithoutRef } from 'react';

type FollowListPeople = ComponentPropsWithoutRef<typeof FollowList>['following'];

/** The people of a list, with whoever has left it since where they stood. */
function withStaying(
  people: readonly FollowListPerson[],
  before: readonly FollowListPerson[],
): readonly FollowListPerson[] {
  const here = new Set(people.map(({ id }) => id));
  if (before.every(({ id }) => here.has(id))) return people;
  const all = [...people];
  before.forEach((person, place) => {
    if (here.has(person.id)) return;
    const previous = before[place - 1]?.id;
    all.splice(all.findIndex(({ id }) => id === previous) + 1, 0, person);
  });
  return all;
}

/**
 * A list from which nobody goes while it is shown: a row that was there stays, with its button.
 * Other words begin anew.
 */
export function useStayingPeople(list: FollowListPeople, query: string): FollowListPeople {
  const { people } = list;
  const [state, setState] = useState({ query, people, shown: people });
  let { shown } = state;
  if (state.people !== people || state.query !== query) {
    shown =
      people && state.shown && state.query === query ? withStaying(people, state.shown) : people;
    setState({ query, people, shown });
  }
  return shown ? { ...list, people: shown } : list;
}
