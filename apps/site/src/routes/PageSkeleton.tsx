import { FeedSkeleton, ScoresStack, Skeleton } from '@clubline/ui';

/** In the place of a page whose code is on its way: a heading, a row of controls, and cards. */
export function PageSkeleton() {
  return (
    <ScoresStack>
      <Skeleton width={200} height={36} />
      <Skeleton width="min(420px, 100%)" height={44} />
      <FeedSkeleton />
    </ScoresStack>
  );
}
