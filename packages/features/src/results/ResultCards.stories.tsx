import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChatRoom, PostCard } from '@clubline/ui';
import { useState } from 'react';
import { createFakeEnvironment, FakeClubline } from '../testing';
import { sampleEvent } from '../testing/results.fixtures';
import { ResultCards } from './ResultCards';
import { HIDDEN_RANKS_KEY } from './useHiddenRanks';

const scoresUrl = 'https://fans.example/scores';
const address = (boat: string) => `${scoresUrl}?day=monday&race=pro-runabout-stock#${boat}`;

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
        <PostCard
          author={{ name: 'Amy Lake' }}
          content={text}
          timeLabel="5m ago"
          dateTime="2025-10-06T12:00:00.000Z"
          belowText={below(text)}
        />
      ) : (
        <ChatRoom
          messages={[
            {
              id: '1',
              userId: 'amy',
              username: 'amy_lake',
              text,
              sentAt: '2025-10-06T12:00:00.000Z',
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
