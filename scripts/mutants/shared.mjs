const api = 'apps/api/src';
const modules = `${api}/modules`;
const follows = `${modules}/profiles/followLimit.test.ts`;
const longPictures = `${api}/services/pictures/longPictures.test.ts`;
const deletion = `${modules}/posts/comments/deletion.test.ts`;
const clubDeletion = `${modules}/clubs/clubDeletion.test.ts`;
const feedEvents = `${modules}/posts/feed/feed.events.test.ts`;
const clubWatchers = `${api}/live/clubWatchers.test.ts`;

/** How much one may take of what all share: places, turns and rows. */
export const sharedFaults = [
  {
    file: `${modules}/profiles/follows.repository.ts`,
    line: 'export const FOLLOWING_MAX = 5_000;',
    changed: 'export const FOLLOWING_MAX = 5_001;',
    tests: [follows],
  },
  {
    file: `${modules}/profiles/follows.repository.ts`,
    line: 'if (followingCount > FOLLOWING_MAX)',
    changed: 'if (followingCount > 2 * FOLLOWING_MAX)',
    tests: [follows],
  },
  {
    file: `${api}/services/uploads.ts`,
    line: 'ofLongEach: 1,',
    changed: 'ofLongEach: 2,',
    tests: [longPictures],
  },
  {
    file: `${api}/services/uploads.ts`,
    line: 'isLong: mayTakeLong(kind, bytes),',
    changed: 'isLong: mayTakeLong(kind, bytes) && bytes.length === 0,',
    tests: [longPictures],
  },
  {
    file: `${api}/services/uploads.ts`,
    line: "ip === undefined ? [] : [...addressNames(ip), ownerId ?? ''];",
    changed: 'ip === undefined ? [] : [addressNames(ip).at(-1)!, ownerId + ip];',
    tests: [`${api}/services/uploads.test.ts`],
  },
  {
    file: `${api}/services/pictures/encodePicture.ts`,
    line: 'sharp.cache(false);',
    changed: '',
    tests: [longPictures],
  },
  {
    file: `${api}/db/inSteps.ts`,
    line: 'while (await step()) await nextTurn();',
    changed: 'while (await step());',
    tests: [`${api}/db/inSteps.test.ts`],
  },
  {
    file: `${api}/db/deletion/deleteInSteps.ts`,
    line: 'const step: Step = { trx, room: ROWS_AT_ONCE, gone: {} };',
    changed: 'const step: Step = { trx, room: 100 * ROWS_AT_ONCE, gone: {} };',
    tests: [deletion],
  },
  {
    file: `${api}/db/deletion/deleteInSteps.ts`,
    line: 'if (!(await deleteAll(step, all, [id]))) return true;',
    changed: 'await deleteAll(step, all, [id]);',
    tests: [deletion],
  },
  {
    file: `${modules}/clubs/clubAccess.repository.ts`,
    line: ".where('clubs.deletedAt', 'is', null)",
    changed: '',
    tests: [clubDeletion],
  },
  {
    file: `${modules}/clubs/clubs.repository.ts`,
    line: '.where(isClubThere)',
    changed: '',
    tests: [clubDeletion],
  },
  {
    file: `${modules}/clubs/clubDeletion.ts`,
    line: 'if (context.isClosing()) return false;',
    changed: 'if (context.db !== undefined) return false;',
    tests: [clubDeletion],
  },
  {
    file: `${modules}/posts/comments/comments.repository.ts`,
    line:
      "const replies = await comments().where('parentId', '=', id)" +
      '.limit(ROWS_AT_ONCE).execute();',
    changed: "const replies = await comments().where('parentId', '=', id).execute();",
    tests: [deletion],
  },
  {
    file: `${modules}/posts/feed/feed.events.ts`,
    line: 'limitHeard(socket, asking.begin);',
    changed: '',
    tests: [feedEvents],
  },
  {
    file: `${modules}/posts/feed/feed.repository.ts`,
    line: 'export const HEARD_MAX = 200;',
    changed: 'export const HEARD_MAX = 201;',
    tests: [feedEvents],
  },
  {
    file: `${modules}/clubs/clubs.events.ts`,
    line: 'const CLUBS_MAX = 20;',
    changed: 'const CLUBS_MAX = 21;',
    tests: [`${modules}/clubs/clubs.events.test.ts`],
  },
  {
    file: `${api}/live/sending/clubMembers.ts`,
    line: 'export const WATCHING_AT_ONCE = 1_000;',
    changed: 'export const WATCHING_AT_ONCE = 1_000_000;',
    tests: [clubWatchers],
  },
  {
    file: `${api}/live/sending/clubMembers.ts`,
    line: 'people.set(key(watcher), watcher);',
    changed: 'people.set(`${people.size}`, watcher);',
    tests: [clubWatchers],
  },
  {
    file: `${api}/live/clubGroups.ts`,
    line: 'if (isBeating) return;',
    changed: '',
    tests: [clubWatchers],
  },
];
