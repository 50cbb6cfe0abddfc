import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { TermsScreen } from './TermsScreen';

/** As the site has it, where somebody has chosen Spanish. */
const inSpanish = {
  current: 'es',
  names: { en: 'English', es: 'Español' },
  hrefFor: () => '/',
  choose: () => undefined,
};

const meta = {
  title: 'Legal/Connected/TermsScreen',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <FakeClubline
        user={null}
        {...(globals['locale'] === 'es' && { config: { languages: inSpanish } })}
      >
        <Story />
      </FakeClubline>
    ),
  ],
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
/** The terms are in English, the page is not. */
export const InAnotherLanguage: Story = { globals: { locale: 'es' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
