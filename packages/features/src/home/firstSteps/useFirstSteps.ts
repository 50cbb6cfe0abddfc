import type { FirstSteps } from '@clubline/ui';
import { type ComponentProps, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { clubsCalls } from '../../clubs';
import { asJson, asRecord, asTexts } from '../../platform/client';
import { useClubline } from '../../platform/provider';
import { WRITE_POST_ID } from '../../platform/routes';
import { useCurrentUser } from '../../platform/session';
import { useAskAgain, useSocketSubscription } from '../../platform/subscription';
import { profilePostsCalls } from '../../posts';
import { profilesCalls } from '../../profiles';
import type { FeedEntry } from '../feed/homeFeed.calls';

type StepName = ComponentProps<typeof FirstSteps>['steps'][number]['name'];

/** Each step, in the order in which they are shown. */
const STEPS: readonly StepName[] = ['club', 'follow', 'post', 'picture'];

/** Stays when the session ends: who has put the steps away is not shown them again. */
const keyOf = (userId: string) => `cl_first_steps_${userId}`;

/**
 * What a new person does first, and whether they have. What was seen to be done, and that the list
 * was put away, is kept for the person on this device.
 */
export function useFirstSteps(userId: string, entries: readonly FeedEntry[] | undefined) {
  const { hrefFor, storage } = useClubline();
  const { local } = storage;
  const key = keyOf(userId);
  const hasPicture = Boolean(useCurrentUser()?.profilePicture);
  const kept = useKept(key);
  const isOver = kept.isDismissed || STEPS.every((name) => kept.done.includes(name));
  const { found, isAsking } = useFoundSteps(userId, isOver ? null : kept.done);

  const hasPosted = entries?.some(({ post }) => post.user.id === userId) === true;
  const done = STEPS.filter(
    (name) =>
      kept.done.includes(name) ||
      found?.includes(name) ||
      (name === 'post' && hasPosted) ||
      (name === 'picture' && hasPicture),
  );
  const isNew = found !== undefined && (!kept.isKept || done.length > kept.done.length);
  const toKeep = isNew ? JSON.stringify({ done, isDismissed: false }) : null;
  useEffect(() => {
    if (toKeep !== null) local.set(key, toKeep);
  }, [key, local, toKeep]);

  const isKnown = found !== undefined || kept.isKept;
  const isLeft = !isOver && isKnown && done.length < STEPS.length;
  // Posts that somebody reads are not moved by what is known later: it stands there the next time.
  const [isShown, setShown] = useState(isLeft);
  if (isLeft && !isShown && !entries?.length) setShown(true);

  const hrefs: Record<StepName, string> = {
    // Whoever has none is offered some there.
    club: hrefFor({ to: 'clubs' }),
    follow: hrefFor({ to: 'search' }),
    post: `${hrefFor({ to: 'ownProfile' })}#${WRITE_POST_ID}`,
    picture: hrefFor({ to: 'settings' }),
  };
  return {
    /** Whether it is on its way if anything is shown. */
    isAsking: isAsking && !kept.isKept,
    /** What is shown; null for nothing. */
    list:
      isLeft && isShown
        ? {
            steps: STEPS.map((name) => ({ name, href: hrefs[name], isDone: done.includes(name) })),
            onDismiss: () => local.setJson(key, { done, isDismissed: true }),
          }
        : null,
  };
}

/** What is kept of the steps under a key, also once another page has changed it. */
function useKept(key: string) {
  const { local } = useClubline().storage;
  const text = useSyncExternalStore(
    (listen) => local.subscribe(key, listen),
    () => local.get(key),
    () => null,
  );
  return useMemo(() => {
    const { done, isDismissed } = asRecord(asJson(text));
    return { isKept: text !== null, done: asTexts(done), isDismissed: isDismissed === true };
  }, [text]);
}

/** Which steps the server says are done, besides those that are known; null asks for nothing. */
function useFoundSteps(userId: string, known: readonly string[] | null) {
  const { client, additions } = useClubline();
  const server = { client, additions };
  const questions: Partial<Record<StepName, () => Promise<boolean>>> = {
    club: async () => (await clubsCalls.loadMine(server, userId)).userClubs.length > 0,
    follow: async () => (await profilesCalls.counts(client, userId)).followingCount > 0,
    post: async () => (await profilePostsCalls.load(server, userId)).items.length > 0,
  };
  const { data, isLoading, mutate } = useSWR<StepName[]>(
    known && `firstSteps:${userId}`,
    async () => {
      // What the server does not answer is neither done nor left: nothing is said of the steps.
      const answers = await Promise.all(
        STEPS.map((name) => known?.includes(name) || questions[name]?.() || false),
      );
      return STEPS.filter((_, at) => answers[at]);
    },
    { revalidateOnMount: true },
  );
  const askAgain = () => void (known && mutate());
  const askSoon = useAskAgain(askAgain);
  useSocketSubscription({
    events: {
      ownMembershipChanged: ({ isMember }) => isMember === true && askSoon('steps'),
      ownFollowChanged: ({ isFollowing }) => isFollowing === true && askSoon('steps'),
    },
    onCatchUp: async () => askAgain(),
  });
  return { found: data, isAsking: isLoading };
}
