import type { Context } from '../context';
import { addUpChanges } from '../db/changes/storedChanges';
import { carryNames, deleteClubsTakenAway } from '../modules/clubs';
import { deleteEndedPushes, sendPushes } from '../modules/notifications';
import { forgetPeople } from '../modules/partners';
import { deleteOldClaims } from '../services/writes/writeOnce';

const CLEANUP_INTERVAL_MS = 60 * 60_000;
const RESUMING_INTERVAL_MS = 60_000;

/** Each hour deletes what is over, each minute goes on with what waits; answers what ends it. */
export function startSweeps(context: Context): () => void {
  const { background, db } = context;
  const cleanup = setInterval(() => {
    background('deleting expired sessions', context.sessions.deleteExpired());
    background('deleting ended pushes', deleteEndedPushes(db, Date.now()));
    background('deleting pictures nobody shows', context.uploads.sweep());
    background('deleting old ids of writes', deleteOldClaims(db, Date.now()));
    background('forgetting people of partners', forgetPeople(db, Date.now()));
    if (context.dialect === 'postgres') background('adding up changes', addUpChanges(db));
  }, CLEANUP_INTERVAL_MS).unref();
  // What was broken off leaves the clubs of people out of order until then, and rows nobody sees.
  const resuming = setInterval(() => {
    background('carrying names of clubs', carryNames(db));
    background('deleting clubs', deleteClubsTakenAway(context));
    background('sending pushes', sendPushes(context));
  }, RESUMING_INTERVAL_MS).unref();
  return () => {
    clearInterval(cleanup);
    clearInterval(resuming);
  };
}
