/** What stands on pages whose content is still to come. */
export const placeholderCopy = {
  feed: 'My Feed',
  feedText: 'Until it fills, the latest is in your clubs.',
  explore: 'Explore Feed',
  exploreText: 'Meanwhile, there are clubs to be found.',
  messages: 'Messages',
  messagesText: 'For now, people talk in their clubs and in the live chatroom.',
  myClubs: 'My Clubs',
  discoverClubs: 'Discover Clubs',
  liveScores: 'Live Scores',
};
