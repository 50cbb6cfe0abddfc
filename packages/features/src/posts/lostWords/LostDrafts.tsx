import type { ClubPost } from '@clubline/contract';
import { useSWRConfig } from 'swr';
import { useDraft } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import type { Pages } from '../../platform/paging';
import { useCurrentUser } from '../../platform/session';
import { feedKey } from '../clubPosts/clubPostKeys';
import { commentDraft } from '../comments/useCommentComposer';
import { clubPostDraft } from '../composer/useClubPostComposer';
import { postsMessages } from '../messages';
import { LostWords } from './LostWords';

/** What somebody was writing where they may not write any more, by the name of the draft. */
export function LostDraft({ name }: { name: string }) {
  const text = useMessages(postsMessages);
  const draft = useDraft(name);
  return draft.value.trim() === '' ? null : (
    <LostWords
      title={text.closedMeanwhile}
      words={draft.value}
      onDiscard={() => draft.setValue('')}
    />
  );
}

/** What somebody was writing into the feed of a club that they cannot read any more. */
export function LostFeedDrafts({ clubId }: { clubId: string }) {
  const { cache } = useSWRConfig();
  const userId = useCurrentUser()?.id ?? '';
  const feed = cache.get(feedKey(clubId, userId))?.data as Pages<ClubPost> | undefined;
  const names = [
    clubPostDraft(clubId),
    ...(feed?.items ?? []).map((post) => commentDraft(post.id)),
  ];
  return names.map((name) => <LostDraft key={name} name={name} />);
}
