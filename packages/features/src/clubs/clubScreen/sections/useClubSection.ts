import type { ClubChannel } from '@clubline/contract';
import { useState } from 'react';
import { useRoutedChoice } from '../../../platform/navigation';
import type { ClubSection, Route } from '../../../platform/routes';

/** What the page's address names of a club. */
interface AddressedSection {
  /** A part of the page besides the feed and the channels. */
  section?: ClubSection | undefined;
  /** A channel by its name, or by its `id` where two have one name. */
  channel?: string | undefined;
}

/** The key of a tab of a club's page; `channel-` goes before the `id` of a channel. */
export type ClubTab = 'general' | Exclude<ClubSection, 'about'> | `channel-${string}`;

/** The tab that stands in for a channel while it is not known which there are. */
export const LOADING_CHANNEL = 'channel-' satisfies ClubTab;

/** What is asked for by an address or a press: the feed, a section, or a channel as addressed. */
type Choice = 'general' | ClubSection | `channel ${string}`;

const CHANNEL = 'channel ';

export interface ClubSectionOptions {
  clubId: string;
  addressed: AddressedSection;
  channels: readonly ClubChannel[];
  isLoadingChannels: boolean;
  /** Which of the sections the viewer may open; null while that is not known. */
  allowed: ReadonlySet<ClubSection> | null;
}

/** Which tab of a club's page is shown, and whether its details lie over it. */
export function useClubSection({
  clubId,
  addressed: { section, channel },
  channels,
  isLoadingChannels,
  allowed,
}: ClubSectionOptions) {
  const { choice, choose, goBackTo } = useRoutedChoice<Choice>(
    channel ? `${CHANNEL}${channel}` : (section ?? 'general'),
    (chosen): Route => {
      if (chosen === 'general') return { to: 'club', id: clubId };
      if (isChannel(chosen))
        return { to: 'clubChannel', id: clubId, channel: chosen.slice(CHANNEL.length) };
      return { to: 'clubSection', id: clubId, section: chosen };
    },
  );
  /** The tab below the club's details, whose address names those alone. */
  const [below, setBelow] = useState<Exclude<Choice, 'about'>>('general');
  if (choice !== 'about' && choice !== below) setBelow(choice);
  const shown = choice === 'about' ? below : choice;
  const asked = isChannel(shown) ? shown.slice(CHANNEL.length) : null;
  const found = asked === null ? undefined : findChannel(channels, asked);
  const part = isChannel(shown) || shown === 'general' ? null : shown;
  const tabOf = (): ClubTab => {
    if (found) return `channel-${found.id}`;
    if (asked !== null) return isLoadingChannels ? LOADING_CHANNEL : 'general';
    return part && allowed?.has(part) ? part : 'general';
  };
  const tab = tabOf();
  const isClosed = part !== null && allowed?.has(part) === false;
  return {
    tab,
    showTab(next: ClubTab) {
      if (next === LOADING_CHANNEL) return;
      const pressed = channels.find(({ id }) => next === `channel-${id}`);
      choose(pressed ? `${CHANNEL}${channelAddress(channels, pressed)}` : (next as Choice));
    },
    /** The channel that the address names, found or not. */
    askedChannel: asked,
    /** What the address names and is not there for the viewer; its name, if it is a channel. */
    missing: isClosed || (asked !== null && tab === 'general') ? { channel: asked } : null,
    isAboutOpen: choice === 'about',
    setAboutOpen: (isOpen: boolean) => (isOpen ? choose('about') : goBackTo(below)),
  };
}

/** What `useClubSection` gives. */
export type ClubSections = ReturnType<typeof useClubSection>;

const isChannel = (choice: Choice): choice is `channel ${string}` => choice.startsWith(CHANNEL);

/** A channel's name where it is the only one of that name and no other's `id`; else its `id`. */
export function channelAddress(channels: readonly ClubChannel[], channel: ClubChannel): string {
  return findChannel(channels, channel.name) === channel ? channel.name : channel.id;
}

/** The channel that an address names; undefined where none or more than one has the name. */
export function findChannel(
  channels: readonly ClubChannel[],
  address: string,
): ClubChannel | undefined {
  const named = channels.filter(({ id, name }) => name === address || id === address);
  return named.length === 1 ? named[0] : named.find(({ id }) => id === address);
}
