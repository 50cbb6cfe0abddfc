import { must } from './caller.mjs';
import { tag } from './people.mjs';

/** The id of the one thing, or of the first, that an answer holds. */
function firstId(answer) {
  const body = answer.data ?? answer;
  const held = Object.values(body).find((value) => typeof value === 'object');
  return (Array.isArray(held) ? held[0] : held)?.id ?? body.id;
}

/** A call that has to be done for what comes after it. */
export const createCaller = (node) => (person, method, path, body) =>
  must(node, { method, path, body, token: person.accessToken });

/** A club with two co-owners and members. */
async function makeClub(as, { owner, coOwners, members }) {
  const { club } = (await as(owner, 'POST', '/clubs', { name: `Pairs ${tag()}` })).data;
  await Promise.all(
    members.map((person) => as(person, 'POST', `/clubs/${club.id}/join`, { userId: person.id })),
  );
  await Promise.all(
    coOwners.map(async (person) => {
      await as(owner, 'PUT', `/clubs/${club.id}/co-owner-invitations/${person.id}`);
      await as(person, 'PUT', `/clubs/${club.id}/co-owners/${person.id}`);
    }),
  );
  return { ...club, channelId: firstId(await as(owner, 'GET', `/club-channels/${club.id}`)) };
}

/** Two of all that can be written about, each by one of two who mention and answer each other. */
export async function makeRows(as, people) {
  const club = await makeClub(as, people);
  const authors = people.members.slice(2, 4);
  const two = (path, of) =>
    Promise.all(
      authors.map(async (by, at) => {
        const about = authors[1 - at];
        const content = `Hello @${about.username} and @${people.coOwners[0].username}`;
        return firstId(await as(by, 'POST', path, { ...of(at), content }));
      }),
    );
  const posts = await two('/club-social/club-posts', () => ({ clubId: club.id }));
  return {
    club,
    posts,
    comments: await two('/club-social/club-comments', (at) => ({ clubPostId: posts[1 - at] })),
    messages: await two(`/club-channels/${club.channelId}/messages`, () => ({})),
    profilePosts: await two('/social/profile-posts', () => ({})),
  };
}
