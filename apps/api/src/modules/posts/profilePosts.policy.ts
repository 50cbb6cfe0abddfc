import { forbidden, notFound } from '../../http/errors';
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

/** Whoever wrote a profile post changes and deletes it. */
export function profilePostAuthors<V>(
  what: 'change' | 'delete',
  pick: (values: V) => string,
): Policy<'signedIn', V> {
  return {
    name: 'author of the post',
    access: 'signedIn',
    async check(input) {
      const author = await findProfilePostAuthor(input.context.db, pick(input));
      if (author === undefined) throw notFound('Post');
      if (author.id !== input.actor.id) throw forbidden(`Only its author may ${what} a post.`);
    },
  };
}
