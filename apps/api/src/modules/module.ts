import type { Context } from '../context';
import type { AddRoute } from '../http/route';

/** One area of the API. */
export interface Module {
  /** Groups its routes in the API document. */
  name: string;
  routes(add: AddRoute, context: Context): void;
  /** Answers the socket's question whether a person may hear of a club's new posts. */
  mayWatchClub?(context: Context, userId: string, clubId: string): Promise<boolean>;
  /** Fills a new database with demo content; runs after the accounts' own. Must do nothing the second time. */
  seedDemo?(context: Context): Promise<void>;
}
