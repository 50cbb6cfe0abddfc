import { notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { authorOf } from './social.repository';

/** Profile posts are there for everybody signed in; one that is gone is a 404. */
export function profilePostReaders<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: 'anyone signed in',
    access: 'signedIn',
    async check(input) {
      if ((await authorOf(input.context.db, pick(input))) === undefined) throw notFound('Post');
    },
  };
}
