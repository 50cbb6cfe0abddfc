import { addClubs } from './clubRows';
import { addFollows, addPeople, addProfilePosts } from './peopleRows';
import { SeededRandom } from './random';
import type { DemoOptions, DemoRows, RowBuilder } from './rowBuilder';

const SEED = 2025;

/** Content, people and random choices put together; the same for the same options. */
export function demoRows(options: DemoOptions): DemoRows {
  const rows: DemoRows = {
    users: [],
    clubs: [],
    clubMembers: [],
    clubChannels: [],
    clubPosts: [],
    clubPostReactions: [],
    clubComments: [],
    channelMessages: [],
    channelMessageReactions: [],
    follows: [],
    favoriteTeams: [],
    profilePosts: [],
    profilePostReactions: [],
  };
  const builder: RowBuilder = {
    ...options,
    rows,
    random: new SeededRandom(SEED),
    at: (ago) => new Date(options.now - ago).toISOString(),
  };
  addPeople(builder);
  addClubs(builder);
  addFollows(builder);
  addProfilePosts(builder);
  return rows;
}
