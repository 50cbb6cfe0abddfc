import { notFound } from '../../http/errors';
import type { Policy } from '../../http/policy';
import { findProfilePostAuthor } from './profilePosts.repository';

/** Everybody signed in sees profile posts; one that was deleted is a 404. */
export function profilePostReaders<V>(pick: (values: V) => string): Policy<'signedIn', V> {
  return {
    name: 'anyone signed in',
    access: 'signedIn',
    async check(input) {
      if ((await findProfilePostAuthor(input.context.db, pick(input))) === undefined)
        throw notFound('Post');
    },
  };
}
