import * as schemas from '@clubline/contract/schemas';
import { signedIn } from '../../../http/policy';
import { bodyLimits, route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { withReadablePictures } from '../pictures';
import { listHomeFeed } from './feed.repository';

const homeFeed = route({
  method: 'GET',
  url: '/social/feed',
  summary:
    'What was written in one’s clubs and by the people one follows, newest first, each post as ' +
    'the list it comes from has it. With `search`, a page has what is found in a part of them, ' +
    'maybe nothing, and its cursor leads on.',
  query: schemas.homeFeedQuery,
  response: { 200: schemas.homeFeedResponse },
  policy: signedIn,
  bodyLimit: bodyLimits.none,
  rate: 'longList',
  async handler({ actor, query, context }) {
    const { items, meta } = await listHomeFeed(context.db, actor.id, query);
    return {
      data: {
        items: items.map((item) =>
          item.kind === 'clubPost'
            ? { ...item, post: withReadablePictures(context, item.post) }
            : item,
        ),
      },
      meta,
    };
  },
});

export const feedRoutes: Route[] = [homeFeed];
