import { EVENT_CHAT_ROOM, METRES_PER_INCH, slugify } from '@clubline/contract';
import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables';
import { chatToday, chatYesterday } from './content/chat';
import { demoRacers, racerBio } from './content/racers';
import { demoId } from './random';
import { DAY, MINUTE } from './rowBuilder';

/** The event's racers with their athletes; `pictures` are those of the first ones. */
export function racerRows(
  pictures: (string | null)[],
  now: number,
): { athletes: Insertable<Tables['athletes']>[]; racers: Insertable<Tables['racers']>[] } {
  const entries = demoRacers.map((racer, index) => {
    const [name, age, origin, inches, teamName, boatManufacturers, ...statistics] = racer;
    const [careerWins, seasonWins, seasonPodiums, careerWordFinalsWins] = statistics;
    const athleteId = demoId('athlete', name);
    const createdAt = new Date(now - 30 * DAY - index * 60 * MINUTE).toISOString();
    return {
      athlete: {
        id: athleteId,
        name,
        nameKey: name.toLowerCase(),
        slug: slugify(name),
        age,
        bio: racerBio(index, origin),
        image: pictures[index] ?? null,
        origin,
        height: Math.round(inches * METRES_PER_INCH * 100) / 100,
        weight: Math.round(inches * 1.06),
        createdAt,
      },
      racer: {
        id: demoId('racer', name),
        athleteId,
        teamName,
        boatManufacturers,
        careerWins,
        seasonWins,
        seasonPodiums,
        careerWordFinalsWins,
        createdAt,
      },
    };
  });
  return {
    athletes: entries.map(({ athlete }) => athlete),
    racers: entries.map(({ racer }) => racer),
  };
}

/** Messages of the event's room, of yesterday and today, the last one some minutes ago. */
export function chatRows(
  idOf: (username: string) => string,
  now: number,
): { startedAt: string; messages: Insertable<Tables['chatMessages']>[] } {
  const today = now - (chatToday.at(-1)![1] + 4) * MINUTE;
  const lines = [
    ...chatYesterday.map(([by, minutes, text]) => ({
      by,
      text,
      time: today - DAY + minutes * MINUTE,
    })),
    ...chatToday.map(([by, minutes, text]) => ({ by, text, time: today + minutes * MINUTE })),
  ];
  return {
    startedAt: new Date(today - DAY).toISOString(),
    messages: lines.map(({ by, text, time }, index) => ({
      id: demoId('chat', index),
      matchId: EVENT_CHAT_ROOM,
      seq: index + 1,
      userId: idOf(by),
      message: text,
      clientMessageId: null,
      createdAt: new Date(time).toISOString(),
    })),
  };
}
