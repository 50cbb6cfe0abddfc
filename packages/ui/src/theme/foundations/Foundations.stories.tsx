import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { AccessibilityTable } from './AccessibilityTable';
import * as styles from './Foundations.css';

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

const meta = {
  title: 'Foundations/Overview',
  component: Page,
  args: { title: '', lead: '', children: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {
  render: () => (
    <Page
      title="Accessibility"
      lead={
        'What each primitive is to assistive technology, its keys, and how far it was ' +
        'checked. Every story is run through axe (WCAG 2.2 AA and best practice) in three ' +
        'themes. Nobody has yet gone through them with a screen reader: NVDA, JAWS, ' +
        'VoiceOver and TalkBack are not tested, and neither is forced colours on a real ' +
        'Windows.'
      }
    >
      <AccessibilityTable />
    </Page>
  ),
};
