import { demoFollows, demoTeams } from './content/follows';
import { demoPeople } from './content/people';
import { profilePosts } from './content/posts';
import { demoId } from './random';
import { DAY, everybody, HOUR, reactionsTo } from './rowBuilder';
import type { RowBuilder } from './rowBuilder';

export function addPeople(builder: RowBuilder): void {
  const { rows, idOf, portraitOf, at } = builder;
  for (const [index, person] of demoPeople.entries()) {
    const email = `${person.username}@fans.example`;
    rows.users.push({
      id: idOf(person.username),
      username: person.username,
      email,
      emailKey: email,
      // No password matches: only the two demo sign-ins can be used.
      passwordHash: 'none',
      firstName: person.firstName,
      lastName: person.lastName,
      bio: person.bio,
      profileTags: JSON.stringify(person.tags),
      sportInterests: JSON.stringify(person.sports),
      profilePicture: portraitOf(person.username),
      role: 'user',
      points: person.points,
      createdAt: at((420 - index) * DAY),
    });
    addTeams(builder, person.username, person.teams ?? []);
  }
  addTeams(builder, 'demo', demoTeams);
}

function addTeams({ rows, idOf }: RowBuilder, username: string, teams: string[]): void {
  for (const [position, name] of teams.entries()) {
    rows.favoriteTeams.push({
      id: demoId('team', `${username} ${name}`),
      userId: idOf(username),
      name,
      position,
    });
  }
}

export function addFollows({ rows, random, idOf, at }: RowBuilder): void {
  for (const [follower, followed] of demoFollows) {
    for (const [index, name] of followed.entries()) {
      rows.follows.push({
        followerId: idOf(follower),
        followedId: idOf(name),
        createdAt: at((index * 31 + random.next() * 30 + 3) * HOUR),
      });
    }
  }
}

export function addProfilePosts(builder: RowBuilder): void {
  const { rows, random, idOf, at } = builder;
  for (const [index, post] of profilePosts.entries()) {
    const id = demoId('profile post', index);
    const ago = (2 + index * 9 + random.next() * 5) * HOUR;
    rows.profilePosts.push({
      id,
      userId: idOf(post.by),
      content: post.text,
      mediaUrls: '[]',
      createdAt: at(ago),
    });
    for (const reaction of reactionsTo(builder, post, everybody, ago))
      rows.profilePostReactions.push({ postId: id, ...reaction });
  }
}
