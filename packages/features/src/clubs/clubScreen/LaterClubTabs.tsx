import { FeedColumn, FeedSkeleton, Skeleton, StickyTabs } from '@clubline/ui';
import { Suspense } from 'react';
import { comesLater } from '../../platform/later';
import { useMessages } from '../../platform/messages';
import { clubScreenMessages } from '../messages';
import type { ClubTabsProps } from './ClubTabs';

// Two thirds of what the page of a club needs.
const Tabs = comesLater(async () => (await import('./ClubTabs')).ClubTabs);

/** The sections of a club, which come after its head, with its picture. */
export function LaterClubTabs(props: ClubTabsProps) {
  const text = useMessages(clubScreenMessages);
  return (
    <Suspense
      fallback={
        <>
          <StickyTabs>
            <Skeleton width="240px" height="44px" />
          </StickyTabs>
          <FeedColumn>
            <FeedSkeleton label={text.loading} />
          </FeedColumn>
        </>
      }
    >
      <Tabs {...props} />
    </Suspense>
  );
}
