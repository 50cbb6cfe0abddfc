/** Results of a large class, already in the order of their ranks. */
export function manyRiders(count) {
  return Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    bikeNumber: index + 100,
    rider: `Rider number ${index + 1}`,
    age: 18 + (index % 40),
    motos: [{ pos: index + 1 }, { pos: ((index * 7) % count) + 1 }],
    finalPos: index + 1,
  }));
}

/** A class of as many boats in a dead heat, each of whose places has to be explained by all. */
export function tiedRiders(count) {
  return manyRiders(count).map((row) => ({
    ...row,
    rank: 1,
    finalPos: 1,
    motos: [{ pos: 1 }, { pos: 1 }],
  }));
}

const authors = ['kai_hydro', 'ines', 'tom', 'sofia', 'ben'];
const start = Date.parse('2025-10-01T06:00:00.000Z');

/** The message at one place of the conversation; every seventh is a long one. */
export function nextMessage(index) {
  const username = authors[index % authors.length];
  return {
    id: `m${index}`,
    userId: `u-${username}`,
    username,
    text:
      index % 7 === 0
        ? `Message ${index} takes a few more words, because some people like to explain ` +
          'what they saw at the second buoy.'
        : `Message ${index} says little`,
    sentAt: new Date(start + index * 20_000).toISOString(),
  };
}

/** A room with a long past. */
export function longConversation(count) {
  return Array.from({ length: count }, (_, index) => nextMessage(index));
}
