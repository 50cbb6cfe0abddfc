import { slugify } from '@clubline/contract';
import { FIRST_CHANNELS } from '../modules/clubs';
import { channelMessages } from './content/channels';
import { demoChannelNames, demoClubs } from './content/clubs';
import type { DemoClub, DemoPost } from './content/content.types';
import { clubPosts } from './content/posts';
import { demoId } from './random';
import { DAY, everybody, HOUR, MINUTE, reactionsTo } from './rowBuilder';
import type { RowBuilder } from './rowBuilder';

export function addClubs(builder: RowBuilder): void {
  for (const [index, club] of demoClubs.entries()) addClub(builder, club, index);
}

function addClub(builder: RowBuilder, club: DemoClub, index: number): void {
  const { rows, random, idOf, clubPictureOf, at } = builder;
  const clubId = demoId('club', club.name);
  const posts = clubPosts[club.name] ?? [];
  const founded = (400 - index * 11) * DAY;
  const members = membersOf(builder, club, posts);
  rows.clubs.push({
    id: clubId,
    name: club.name,
    slug: slugify(club.name),
    description: club.description,
    image: clubPictureOf(club.name),
    ownerId: idOf(club.owner),
    memberCount: members.length,
    maxMembers: club.maxMembers ?? null,
    isPrivate: 0,
    isActive: club.isActive === false ? 0 : 1,
    streamingSource: club.source ?? 'nfl',
    createdAt: at(founded),
  });
  for (const [order, username] of members.entries()) {
    rows.clubMembers.push({
      clubId,
      userId: idOf(username),
      role: roleIn(club, username),
      joinedAt: at(founded - order * 6 * HOUR),
    });
  }
  const names = [...FIRST_CHANNELS, ...(demoChannelNames[club.name] ?? [])];
  for (const [position, name] of names.entries())
    addChannel(builder, club, members, { clubId, name, position });
  // A busy club's posts are hours apart, a quiet one's days.
  const apart = (posts.length > 20 ? 5 : 26 + random.next() * 20) * HOUR;
  for (const [order, post] of posts.entries()) {
    const ago = 3 * HOUR + order * apart + random.next() * HOUR;
    addPost(builder, post, members, { id: demoId('post', `${clubId} ${order}`), clubId, ago });
  }
}

function roleIn(club: DemoClub, username: string): 'owner' | 'coOwner' | 'member' {
  if (username === club.owner) return 'owner';
  return club.coOwners?.includes(username) ? 'coOwner' : 'member';
}

/** Everybody who writes in the club, and others until it has its size. */
function membersOf({ random }: RowBuilder, club: DemoClub, posts: DemoPost[]): string[] {
  const writers = posts.flatMap((post) => [
    post.by,
    ...(post.comments ?? []).flatMap((comment) => [
      comment.by,
      ...(comment.replies ?? []).map(([by]) => by),
    ]),
  ]);
  const lines = Object.values(channelMessages[club.name] ?? {}).flat();
  const members = new Set([
    club.owner,
    ...(club.coOwners ?? []),
    ...writers,
    ...lines.map(([by]) => by),
  ]);
  const others = everybody.filter((username) => !members.has(username));
  for (const username of random.sample(others, Math.max(0, club.size - members.size)))
    members.add(username);
  return [...members];
}

function addChannel(
  builder: RowBuilder,
  club: DemoClub,
  members: string[],
  { clubId, name, position }: { clubId: string; name: string; position: number },
): void {
  const { rows, random, idOf, at } = builder;
  const channelId = demoId('channel', `${club.name} ${name}`);
  rows.clubChannels.push({ id: channelId, clubId, name, position });
  const lines = channelMessages[club.name]?.[name] ?? [];
  for (const [index, [by, text]] of lines.entries()) {
    const id = demoId('message', `${club.name} ${name} ${index}`);
    const ago = ((lines.length - index) * 23 + random.next() * 15) * MINUTE;
    rows.channelMessages.push({
      id,
      channelId,
      userId: idOf(by),
      content: text,
      mediaUrls: '[]',
      createdAt: at(ago),
    });
    const liked = Math.floor(random.next() * 4);
    for (const reaction of reactionsTo(builder, { by, liked }, members, ago))
      rows.channelMessageReactions.push({ messageId: id, ...reaction });
  }
}

function addPost(
  builder: RowBuilder,
  post: DemoPost,
  members: string[],
  { id, clubId, ago }: { id: string; clubId: string; ago: number },
): void {
  const { rows, idOf, at } = builder;
  rows.clubPosts.push({
    id,
    clubId,
    userId: idOf(post.by),
    content: post.text,
    mediaUrls: '[]',
    createdAt: at(ago),
  });
  for (const reaction of reactionsTo(builder, post, members, ago))
    rows.clubPostReactions.push({ postId: id, ...reaction });
  addComments(builder, post, { postId: id, ago });
}

/** Comments follow the post, and each other, after some minutes. */
function addComments(
  { rows, random, idOf, at }: RowBuilder,
  post: DemoPost,
  { postId, ago }: { postId: string; ago: number },
): void {
  let written = ago;
  const add = (by: string, text: string, parentId: string | null): string => {
    written -= (4 + random.next() * 12) * MINUTE;
    const id = demoId('comment', `${postId} ${text}`);
    rows.clubComments.push({
      id,
      postId,
      parentId,
      userId: idOf(by),
      content: text,
      createdAt: at(written),
    });
    return id;
  };
  for (const { by, text, replies } of post.comments ?? []) {
    const parentId = add(by, text, null);
    for (const [replier, reply] of replies ?? []) add(replier, reply, parentId);
  }
}
