import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { openDatabase } from '../db/dialect';
import type { OpenDatabase } from '../db/dialect';
import { migrate } from '../db/migrate';
import { connectRedis } from '../services/redis';
import type { RedisClients } from '../services/redis';
import { databaseRefusal, redisRefusal } from './explain';

/** Opens the database and brings its tables up to date, or refuses with the setting to look at. */
export async function openMigrated(config: Config): Promise<OpenDatabase> {
  try {
    const database = openDatabase(config);
    await database.withoutLimits((patient) => migrate(patient, database.dialect));
    return database;
  } catch (error) {
    throw databaseRefusal(config, error);
  }
}

/** Connects to Redis where the settings name one, or refuses. */
export async function connectIfSet(
  url: string | undefined,
  log: FastifyBaseLogger,
): Promise<RedisClients | undefined> {
  if (url === undefined) return undefined;
  return await connectRedis(url, log).catch((error: unknown) => {
    throw redisRefusal(error);
  });
}
