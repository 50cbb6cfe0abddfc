/** A text that sorts as the number does. */
const padded = (number) => `substr(cast(100000000 + ${number} as text), 2)`;
const TIME = `'2025-01-01T' || ${padded('i')} || 'Z'`;
const LATER = `'2025-06-01T' || ${padded('i')} || 'Z'`;

/** What one row of each searched list has in it, which stands in the middle. */
export const RARE_WORD = 'zephyr';
/** As many people as the product lets anybody follow. */
const FOLLOWING_MAX = 5_000;
/** To as many clubs as the product lets anybody belong. */
const MEMBERSHIPS_MAX = 2_000;
/** Two letters that no row has. */
export const PAIR = 'qx';

/**
 * Statements that fill a database whose viewer has a club, with so many rows of everything.
 * Understood by both databases.
 * @param {{ viewer: string, club: string, channel: string }} ids
 * @param {number} rows
 * @returns {string[]}
 */
export function seedStatements({ viewer, club, channel }, rows) {
  const insert = (
    table,
    values,
    most = rows,
  ) => `insert into ${table} (${Object.keys(values).join(', ')})
    with recursive numbers(i) as (
      select 1 union all select i + 1 from numbers where i < ${Math.min(rows, most)})
    select ${Object.values(values).join(', ')} from numbers`;
  const text = (value) => `'${value}'`;
  const id = (prefix) => `'${prefix}' || i`;
  const rare = (common) => `case when i = ${Math.ceil(rows / 2)} then 'Zephyr' else ${common} end`;
  const written = { content: "'What a match this was, all the way.'", created_at: TIME };
  const withPictures = { ...written, media_urls: "'[]'" };
  return [
    insert('users', {
      id: id('u'),
      username: `'fan_' || ${padded('i')}`,
      email: id('u'),
      email_key: id('u'),
      password_hash: "'none'",
      first_name: "'Ann'",
      last_name: rare("'Lee'"),
      profile_tags: "'[]'",
      sport_interests: "'[]'",
      role: "'user'",
      created_at: TIME,
    }),
    insert('clubs', {
      id: id('c'),
      name: rare(id('Club ')),
      slug: id('club-'),
      owner_id: text(viewer),
      streaming_source: "'nfl'",
      created_at: TIME,
    }),
    // Which the viewer does not see.
    insert('clubs', {
      id: id('pc'),
      name: id('Private club '),
      slug: id('private-club-'),
      owner_id: "'u1'",
      is_private: '1',
      streaming_source: "'nfl'",
      created_at: LATER,
    }),
    insert('club_members', {
      club_id: text(club),
      user_id: id('u'),
      role: "'member'",
      joined_at: TIME,
    }),
    insert(
      'club_members',
      { club_id: id('c'), user_id: text(viewer), role: "'member'", joined_at: TIME },
      MEMBERSHIPS_MAX,
    ),
    insert('club_posts', {
      id: id('p'),
      club_id: text(club),
      user_id: text(viewer),
      ...withPictures,
      content: rare(written.content),
      // The first one is on the first page.
      created_at: `case when i = 1 then '2026-12-31T00:00:00.000Z' else ${TIME} end`,
    }),
    insert('club_comments', { id: id('k'), post_id: "'p1'", user_id: id('u'), ...written }),
    insert('club_post_reactions', {
      post_id: "'p1'",
      user_id: id('u'),
      reaction: "'like'",
      created_at: TIME,
    }),
    insert('channel_messages', {
      id: id('m'),
      channel_id: text(channel),
      user_id: text(viewer),
      ...withPictures,
    }),
    insert('club_sanctions', {
      club_id: text(club),
      user_id: id('u'),
      kind: "'ban'",
      created_at: TIME,
    }),
    insert('post_reports', {
      post_id: id('p'),
      reporter_id: text(viewer),
      reason: "'spam'",
      created_at: TIME,
    }),
    // One of them is reported by all.
    insert('post_reports', {
      post_id: "'p2'",
      reporter_id: id('u'),
      reason: "'abuse'",
      created_at: TIME,
    }),
    `insert into chat_rooms (match_id, last_seq, created_by, created_at)
      values ('grown', ${rows}, '${viewer}', '2025-01-01T00:00:00.000Z')`,
    insert('chat_messages', {
      id: id('x'),
      match_id: "'grown'",
      seq: 'i',
      user_id: text(viewer),
      message: "'What a match this was, all the way.'",
      created_at: TIME,
    }),
    insert('follows', { follower_id: id('u'), followed_id: text(viewer), created_at: TIME }),
    insert(
      'follows',
      { follower_id: text(viewer), followed_id: id('u'), created_at: TIME },
      FOLLOWING_MAX,
    ),
    insert('profile_posts', { id: id('q'), user_id: text(viewer), ...withPictures }),
    insert('athletes', {
      id: id('a'),
      name: rare(id('Rider ')),
      name_key: id('rider '),
      slug: id('rider-'),
      created_at: TIME,
    }),
    insert('racers', {
      id: id('r'),
      athlete_id: id('a'),
      career_wins: '0',
      season_wins: '0',
      season_podiums: '0',
      career_word_finals_wins: '0',
      created_at: TIME,
    }),
    insert('notifications', {
      id: id('n'),
      user_id: text(viewer),
      actor_id: id('u'),
      type: "'follow'",
      content: rare("'Ann Lee started following you.'"),
      link: "'/profile/fan'",
      occasion: id('follow:'),
      created_at: TIME,
    }),
  ];
}
