import type { ClubFieldValues } from '@clubline/ui';
import { useChanges } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { LostWords, postsMessages } from '../../posts';
import { clubChangesDraft } from './useClubChanges';

const NOTHING: ClubFieldValues = { name: '', description: '' };

/** What somebody was writing into the settings of a club that they cannot change any more. */
export function LostClubChanges({ clubId }: { clubId: string }) {
  const text = useMessages(postsMessages);
  const { own, discard } = useChanges<ClubFieldValues>({
    name: clubChangesDraft(clubId),
    saved: NOTHING,
    load: () => Promise.resolve(null),
  });
  return (['name', 'description'] as const).map((field) => {
    const words = own[field] ?? '';
    return (
      words.trim() !== '' && (
        <LostWords
          key={field}
          title={text.closedMeanwhile}
          words={words}
          onDiscard={() => discard(field)}
        />
      )
    );
  });
}
