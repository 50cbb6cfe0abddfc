import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { WelcomeScreen } from './WelcomeScreen';

const meta = {
  title: 'Home/Connected/WelcomeScreen',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FakeClubline>
        <Story />
      </FakeClubline>
    ),
  ],
} satisfies Meta<typeof WelcomeScreen>;
export default meta;

export const OnTheWay: StoryObj<typeof meta> = {};
