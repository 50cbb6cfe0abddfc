import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatRoom, PostCard } from '@clubline/ui';
import { useState, type ReactNode } from 'react';
import { feedAgeMessages, formatAge } from '../platform/dates';
import { useMessages } from '../platform/messages';
import { createFakeEnvironment, FakeClubline } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { ResultCards } from './ResultCards';
import { HIDDEN_RANKS_KEY } from './useHiddenRanks';

const scoresUrl = 'https://fans.example/scores';
const address = (boat: string) => `${scoresUrl}?day=monday&race=pro-runabout-stock#${boat}`;

const WRITTEN = '2025-10-06T12:00:00.000Z';
const FIVE_MINUTES = 5 * 60_000;

/** A post with its age, in the language of the page. */
function Post({ text, below }: { text: string; below: ReactNode }) {
  const ages = useMessages(feedAgeMessages);
  return (
    <PostCard
      author={{ name: 'Amy Lake' }}
      content={text}
      timeLabel={formatAge(WRITTEN, Date.parse(WRITTEN) + FIVE_MINUTES, ages)}
      dateTime={WRITTEN}
      belowText={below}
    />
  );
}

function Page({
  text,
  isHiding = false,
  place,
}: {
  text: string;
  isHiding?: boolean;
  place: 'post' | 'chat';
}) {
  const [environment] = useState(() => {
    const page = createFakeEnvironment();
    page.storage.local.setJson(HIDDEN_RANKS_KEY, { isHiding, shown: [] });
    return page;
  });
  const below = (words: string) => (
    <ResultCards text={words} scoresUrl={scoresUrl} event={sampleEvent} />
  );
  return (
    <FakeClubline environment={environment}>
      {place === 'post' ? (
        <Post text={text} below={below(text)} />
      ) : (
        <ChatRoom
          messages={[
            {
              id: '1',
              userId: 'amy',
              username: 'amy_lake',
              text,
              sentAt: WRITTEN,
            },
          ]}
          connection="online"
          viewer={{ id: 'me', username: 'me' }}
          onSend={() => undefined}
          renderBelowText={below}
          locale="en-GB"
          timeZone="UTC"
        />
      )}
    </FakeClubline>
  );
}

const meta = {
  title: 'Results/Connected/ResultCards',
  component: Page,
  subcomponents: { ResultCards },
  args: { text: `What a race: ${address('7')}`, place: 'post' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAPost: Story = {};
export const InTheChat: Story = { args: { place: 'chat' } };
export const PlacesHidden: Story = { args: { isHiding: true } };
export const Several: Story = {
  args: { text: `${address('7')} ${address('31')} ${address('X12')}` },
};
/** There is no card for what the event does not have. */
export const UnknownRow: Story = { args: { text: `Was it ${address('99')}?` } };
