import { useCallback, useState, useSyncExternalStore } from 'react';
import { asRecord, asText } from '../../platform/client';
import { draftKey, useKeptEdits, useWriterId } from '../../platform/drafts';
import { useMessages } from '../../platform/messages';
import { useClubline } from '../../platform/provider';
import { useKeptWords, useUnsent } from '../../platform/writes';
import { clubPostsName } from '../clubPosts/clubPosts.writes';
import { commentsName } from '../comments/comments.writes';
import { clubPostDraft } from '../composer/useClubPostComposer';
import { postsMessages } from '../messages';
import { LostWords } from './LostWords';

interface LostDraftProps {
  /** Name of the draft. */
  name: string;
  /** Where it is sent to. @default what the draft is called */
  place?: string;
  /** Why it cannot be sent. @default that it was not */
  title?: string;
}

/** What was written, whatever goes with it. */
const wordsOf = (content: unknown) => asText(content) || asText(asRecord(content).content);

/** What somebody was writing, changing or could not send, where they may not any more. */
export function LostDraft({ name, place = name, title }: LostDraftProps) {
  const text = useMessages(postsMessages);
  const { session } = useClubline().storage;
  const key = draftKey(useWriterId(), name);
  const listen = useCallback((heard: () => void) => session.subscribe(key, heard), [session, key]);
  // What is refused while it is shown here comes back as the draft.
  const read = () => session.get(key) ?? '';
  const draft = useSyncExternalStore(listen, read, read);
  const { unsent, discard } = useUnsent(place);
  const kept = useKeptEdits(name);
  const lost = [
    ...unsent.map(({ id, content }) => ({
      id,
      words: wordsOf(content),
      onDiscard: () => discard(id),
    })),
    { id: 'draft', words: draft, onDiscard: () => session.remove(key) },
    ...kept.edits.map(({ id, words }) => ({
      id: `edit_${id}`,
      words,
      onDiscard: () => kept.discard(id),
    })),
  ];
  return lost
    .filter(({ words }) => words.trim() !== '')
    .map(({ id, ...words }) => (
      <LostWords key={id} title={title ?? text.closedMeanwhile} {...words} />
    ));
}

interface LostDraftsFromProps {
  /** How the names of the drafts begin; each is sent to where it is called after. */
  start: string;
  /** Names of those that can still be sent. @default none */
  except?: readonly string[];
}

/** What somebody was writing, changing or could not send, at all places of a kind that are gone. */
export function LostDraftsFrom({ start, except = [] }: LostDraftsFromProps) {
  const key = JSON.stringify([useWriterId(), start, ...except]);
  return <DraftsFrom key={key} start={start} except={except} />;
}

function DraftsFrom({ start, except }: Required<LostDraftsFromProps>) {
  const { placesFrom } = useKeptWords();
  // What is on its way is among them: it may be refused.
  const [names] = useState(() => placesFrom(start));
  return names
    .filter((name) => !except.includes(name))
    .map((name) => <LostDraft key={name} name={name} />);
}

/** What somebody has written for the feed of a club that they cannot read any more. */
export function LostFeedDrafts({ clubId }: { clubId: string }) {
  return (
    <>
      <LostDraft name={clubPostDraft(clubId)} place={clubPostsName(clubId)} />
      <LostDraftsFrom start={commentsName(clubId, '')} />
    </>
  );
}
