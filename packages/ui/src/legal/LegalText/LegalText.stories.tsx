import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton';
import { LegalText } from './LegalText';

const meta = {
  title: 'Legal/LegalText',
  component: LegalText,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Clubline',
    homeHref: '#home',
    title: 'Rules of the ground',
    dates: [
      { label: 'Effective', value: '01/01/2025' },
      { label: 'Last updated', value: '08/08/2025' },
    ],
    sections: [
      {
        id: 'gates',
        title: 'At the gates',
        paragraphs: ['Gates open two hours before the start. Bring your ticket, and patience.'],
      },
      {
        id: 'stands',
        title: 'In the stands',
        paragraphs: ['Everybody is here for the same game.'],
        points: ['Sit where your ticket says.', 'Keep the stairs free.'],
      },
    ],
    children: <LinkButton href="#home">Back to Home</LinkButton>,
  },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSections: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const EnglishOnAnArabicPage: Story = {
  args: { contentLang: 'en', note: 'النص أدناه باللغة الإنجليزية.' },
  globals: { locale: 'ar' },
};
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftsbedingungen',
    sections: [
      { id: 'long', title: 'Rindfleischetikettierungsüberwachung', paragraphs: ['x'.repeat(200)] },
    ],
  },
};

/**
 * The page fills the window; this one holds all it can: dates, contents, paragraphs, points and
 * words that do not fit.
 */
export const AllStates: Story = {
  args: {
    sections: [
      {
        id: 'gates',
        title: 'At the gates',
        paragraphs: ['Gates open two hours before the start.', 'Bring your ticket, and patience.'],
      },
      {
        id: 'stands',
        title: 'In the stands',
        paragraphs: ['Everybody is here for the same game.'],
        points: ['Sit where your ticket says.', 'Keep the stairs free.'],
      },
      { id: 'long', title: 'Rindfleischetikettierungsüberwachung', paragraphs: ['x'.repeat(120)] },
    ],
  },
};
