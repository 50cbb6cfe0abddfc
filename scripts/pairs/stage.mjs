import { call } from './caller.mjs';
import { letIn, renew, signIn, signUp, tag } from './people.mjs';
import { createCaller, makeRows } from './rows.mjs';

/** The owner, two co-owners, six members, and two people outside the club. */
const PEOPLE = 11;
const RENEWED_AFTER_MS = 5 * 60_000;

/** People, and what each pair of writes is about, made anew for it. */
export async function createStage(nodes, administrator) {
  const as = createCaller(nodes[0]);
  const [username = '', password = ''] = administrator.split(':');
  const admin = await signIn(nodes[0], { username, password });
  const people = [];
  // One after the other: each takes two passwords.
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(nodes[0]));
  const stage = await castOf(as, people, admin);
  let renewedAt = performance.now();
  let sent = 0;
  return {
    async prepare() {
      if (performance.now() - renewedAt > RENEWED_AFTER_MS) {
        await Promise.all([...people, admin].map((person) => renew(nodes[0], person)));
        renewedAt = performance.now();
      }
      stage.rows = await makeRows(as, stage);
    },

    /** Sends what a kind of write consists of, each call to another node; answers the statuses. */
    async send(write, turn, at) {
      const statuses = [];
      let before;
      for (const step of [write.calls(stage, turn, at)].flat()) {
        const request = typeof step === 'function' ? step(before) : step;
        if (request === undefined) break;
        const { by, ...rest } = request;
        const node = nodes[(sent += 1) % nodes.length];
        const answer = await call(node, { ...rest, token: by?.accessToken ?? by });
        if (answer.status < 300 && answer.body?.user?.username && by?.username)
          by.username = answer.body.user.username;
        statuses.push(answer.status);
        before = answer.body;
      }
      return statuses;
    },

    async settle(pair) {
      if (!pair.some(({ ends }) => ends)) return;
      for (const person of people) await letIn(nodes[0], person, admin);
    },
  };
}

/** Who does what, and what stays for all pairs. */
async function castOf(as, people, admin) {
  const [owner, ...others] = people;
  const members = others.slice(0, 8);
  const rooms = [`pair-${tag()}`, `pair-${tag()}`];
  for (const matchId of rooms) await as(owner, 'POST', '/live-chats/create-chat-room', { matchId });
  for (const person of members)
    await as(person, 'POST', `/users/${person.id}/follow-user`, { userToFollowId: owner.id });
  const partner = `Partner ${tag()}`;
  const made = await as(admin, 'POST', '/admin/partner-keys', { partner });
  return {
    admin,
    owner,
    members,
    coOwners: members.slice(0, 2),
    outsiders: others.slice(8),
    mentions: members.slice(0, 4).map((person) => `@${person.username}`),
    rooms,
    partner,
    partnerKey: made.data.secret,
  };
}
