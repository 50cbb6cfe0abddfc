import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { TermsScreen } from './TermsScreen';

const meta = {
  title: 'Legal/Connected/TermsScreen',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FakeClubline user={null}>
        <Story />
      </FakeClubline>
    ),
  ],
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** The terms are in English, the page is not. */
export const InAnotherLanguage: Story = {
  decorators: [
    (Story) => (
      <FakeClubline
        user={null}
        config={{
          languages: {
            current: 'es',
            names: { en: 'English', es: 'Español' },
            hrefFor: () => '/',
            choose: () => undefined,
          },
        }}
      >
        <Story />
      </FakeClubline>
    ),
  ],
  globals: { locale: 'es' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
