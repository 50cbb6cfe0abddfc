import type { Context } from '../../../context';
import type { Db } from '../../../db/dialect';
import { inSteps } from '../../../db/inSteps';
import type { PushOutcome } from '../../../services/push/createPushes';
import { pushesNow } from './pushContent';
import type { Push } from './pushContent';

/** Taken by a node at once. */
const TAKEN = 20;
/** Sent by a node at once, so that those a push service is slow with hold up no others. */
const SENT_AT_ONCE = 200;
/** For longer than a push service may take to answer: then the node that took it has ended. */
const LEASE_MS = 60_000;
/** What fails is tried again after so long, and then not any more. */
const PAUSES_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000];
/** What nobody could be told for so long is no news any more. */
const LASTS_MS = 24 * 60 * 60_000;

interface Taken {
  id: string;
  sessionId: string;
  attempts: number;
  createdAt: string;
}

/** What each node is sending, so that it begins once. */
const sending = new WeakMap<Db, { isAskedAgain: boolean }>();

/**
 * Sends what is due, whoever has put it down. Each is taken by one node; what fails is due again
 * later. Answers when nothing is due any more, and what was due has been sent.
 */
export async function sendPushes(context: Context): Promise<void> {
  const { db } = context;
  const running = sending.get(db);
  if (running) return void (running.isAskedAgain = true);
  const state = { isAskedAgain: true };
  sending.set(db, state);
  const onTheWay = new Set<Promise<void>>();
  try {
    await inSteps(async () => {
      state.isAskedAgain = false;
      const taken = await take(context);
      await sendAll(context, taken, onTheWay);
      const goesOn = !context.isClosing() && (taken.length >= TAKEN || state.isAskedAgain);
      // At once: who asks from here on begins anew.
      if (!goesOn) sending.delete(db);
      else if (onTheWay.size > SENT_AT_ONCE - TAKEN) await Promise.race(onTheWay);
      return goesOn;
    });
  } catch (error) {
    sending.delete(db);
    throw error;
  } finally {
    await Promise.all(onTheWay);
  }
}

/** Takes what is due, so that no other node does until this one must have ended. */
async function take({ db, dialect, now }: Context): Promise<Taken[]> {
  const at = Date.parse(now());
  const due = db
    .selectFrom('pushDeliveries')
    .where('dueAt', '<=', iso(at))
    .orderBy('dueAt')
    .limit(TAKEN)
    .select('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked());
  return await db
    .updateTable('pushDeliveries')
    .set((eb) => ({ dueAt: iso(at + LEASE_MS), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .where('dueAt', '<=', iso(at))
    .returning(['id', 'sessionId', 'attempts', 'createdAt'])
    .execute();
}

const iso = (time: number): string => new Date(time).toISOString();

/** Begins to send; what is on its way is waited for by nobody here. */
async function sendAll(
  context: Context,
  taken: Taken[],
  onTheWay: Set<Promise<void>>,
): Promise<void> {
  if (taken.length === 0) return;
  const found = await pushesNow(
    context,
    taken.map(({ id }) => id),
  );
  for (const one of taken) {
    const tracked = sendOne(context, one, found.get(one.id))
      // It is due again once the time is over for which it was taken.
      .catch((err: unknown) => context.log.error({ err }, 'a push could not be finished'))
      .finally(() => onTheWay.delete(tracked));
    onTheWay.add(tracked);
  }
}

async function sendOne(context: Context, taken: Taken, push: Push | undefined): Promise<void> {
  const { db, log, pushes } = context;
  const outcome: PushOutcome =
    push === undefined ? { state: 'sent' } : await pushes.send(push.target, push.content);
  const pause = pauseOf(context, taken, outcome);
  if (pause !== null) {
    const dueAt = iso(Date.parse(context.now()) + pause);
    // What was not sent, because others had failed, has all its tries before it still.
    const attempts = outcome.state === 'paused' ? taken.attempts - 1 : taken.attempts;
    await db
      .updateTable('pushDeliveries')
      .set({ dueAt, attempts })
      .where('id', '=', taken.id)
      .execute();
    return;
  }
  // Nothing of who is told, and of what: an endpoint is a secret of theirs.
  if (outcome.state === 'refused') log.warn({ status: outcome.status }, 'a push was refused');
  // It takes with it what else was to be sent there.
  if (outcome.state === 'gone' && push !== undefined)
    await db
      .deleteFrom('pushSubscriptions')
      .where('sessionId', '=', taken.sessionId)
      .where('endpoint', '=', push.target.endpoint)
      .execute();
  await db.deleteFrom('pushDeliveries').where('id', '=', taken.id).execute();
}

/** How long to wait before the next try; null where there is none. */
function pauseOf(
  { now }: Context,
  { attempts, createdAt }: Taken,
  outcome: PushOutcome,
): number | null {
  const age = Date.parse(now()) - Date.parse(createdAt);
  const pause = leastPauseOf(outcome, attempts, age);
  return pause !== null && age + pause < LASTS_MS ? pause : null;
}

function leastPauseOf(outcome: PushOutcome, attempts: number, age: number): number | null {
  // Longer each time: thousands may wait for a host that is away.
  if (outcome.state === 'paused') return Math.max(outcome.forMs, age / 2);
  const least = PAUSES_MS[attempts - 1];
  if (outcome.state !== 'later' || least === undefined) return null;
  return Math.max(least, outcome.retryAfterMs);
}
