import { REACTION_KINDS, type NotificationSentence } from '@clubline/contract';
import { asRecord, asText } from '../platform/client';

/** The values of each kind of sentence. */
const VALUES: Record<NotificationSentence['kind'], readonly string[]> = {
  followed: ['actor'],
  invitedToCoOwn: ['actor', 'club'],
  commented: ['actor', 'club', 'excerpt'],
  replied: ['actor', 'club', 'excerpt'],
  mentionedInPost: ['actor', 'club', 'excerpt'],
  mentionedInComment: ['actor', 'club', 'excerpt'],
  mentionedInChannel: ['actor', 'channel', 'club', 'excerpt'],
  mentionedInProfilePost: ['actor', 'excerpt'],
  mentionedInLiveChat: ['actor', 'excerpt'],
  reactedToPost: ['actor', 'reaction', 'club'],
  reactedToMessage: ['actor', 'reaction', 'channel', 'club'],
  reactedToProfilePost: ['actor', 'reaction'],
};

/**
 * What a notification says in no language. Null from a server that does not send it, for sentences
 * that a newer server may add, and where a value is missing.
 */
export function readSentence(value: unknown): NotificationSentence | null {
  const fields = asRecord(value);
  const kind = (Object.keys(VALUES) as NotificationSentence['kind'][]).find(
    (known) => known === fields.kind,
  );
  if (!kind) return null;
  const values = VALUES[kind].map((name) => [name, asText(fields[name])] as const);
  const isKnown = ([name, text]: readonly [string, string]) =>
    name === 'reaction' ? REACTION_KINDS.some((one) => one === text) : text !== '';
  return values.every(isKnown)
    ? ({ kind, ...Object.fromEntries(values) } as NotificationSentence)
    : null;
}
