import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeClubline } from '../testing';
import { TermsScreen } from './TermsScreen';

/** As the site has it, where somebody has chosen a language. */
const languages = (current: 'en' | 'es') => ({
  current,
  names: { en: 'English', es: 'Español' },
  hrefFor: () => '/',
  choose: () => undefined,
});

const meta = {
  title: 'Legal/Connected/TermsScreen',
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <FakeClubline
        user={null}
        config={{ languages: languages(globals['locale'] === 'es' ? 'es' : 'en') }}
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
/** Terms of one's own, on a page in English. */
export const OwnInSpanish: Story = {
  args: {
    contentLang: 'es',
    sections: [
      {
        id: 'aceptacion',
        title: 'Aceptación de las condiciones',
        paragraphs: (productName) => [`Al usar ${productName}, aceptas estas condiciones.`],
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
