import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  container,
  dark,
  fontSize,
  lineHeight,
  media,
  motion,
  size,
  space,
  type Theme,
} from '../index';
import { AccessibilityTable } from './AccessibilityTable';
import { ContrastTable } from './ContrastTable';
import * as styles from './Foundations.css';
import { TokenTable } from './TokenTable';

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

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.row}>
    <bdi className={styles.name}>{name}</bdi>
    {children}
  </div>
);

const meta = {
  title: 'Foundations/Overview',
  component: Page,
  args: { title: '', lead: '', children: null },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => (
    <Page
      title="Tokens"
      lead={
        'Names are the contract; themes and partners give the values. Under each colour ' +
        'stands its least contrast on the grounds it is used on.'
      }
    >
      {(Object.keys(dark) as (keyof Theme)[]).map((group) => (
        <TokenTable key={group} group={group} />
      ))}
    </Page>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Page
      title="Contrast"
      lead={
        'Every pair of colours that meet somewhere in the product, measured. A unit test ' +
        'fails when one falls below what it needs.'
      }
    >
      <ContrastTable />
    </Page>
  ),
};

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead={
        'Display type is condensed and heavy with figures of one width, line height ' +
        `${lineHeight.display}; text is set in ${lineHeight.text}.`
      }
    >
      <div>
        {Object.entries(fontSize).map(([px, length]) => (
          <Row key={px} name={`${px} px`}>
            <div>
              <p className={styles.displaySample} style={{ fontSize: length }}>
                Make Sports More You 0123456789
              </p>
              <p className={styles.textSample} style={{ fontSize: length }}>
                Quiet where people read.
              </p>
            </div>
          </Row>
        ))}
      </div>
    </Page>
  ),
};

export const Space: Story = {
  render: () => (
    <Page title="Space" lead="Distances grow in steps of 4 px.">
      <div>
        {Object.entries(space).map(([px, length]) => (
          <Row key={px} name={`${px} px`}>
            <div className={styles.bar} style={{ inlineSize: length }} />
          </Row>
        ))}
        {Object.entries(size).map(([name, length]) => (
          <Row key={name} name={name}>
            <bdi>{length}</bdi>
          </Row>
        ))}
      </div>
    </Page>
  ),
};

export const Radius: Story = {
  render: () => (
    <Page title="Radius" lead="Controls, cards, and what is round.">
      <div>
        {Object.entries(dark.radius).map(([name, length]) => (
          <Row key={name} name={name}>
            <div className={styles.tile} style={{ borderRadius: `var(--clubline-radius-${name})` }}>
              {length}
            </div>
          </Row>
        ))}
      </div>
    </Page>
  ),
};

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead={
        'Feedback answers a touch, enter brings something in. Point at a row to see it; ' +
        'nothing moves for people who ask for less motion.'
      }
    >
      <div>
        {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
          <Row key={name} name={`${name}, ${motion[name]}`}>
            <div>
              <div className={styles.movers[name]} />
            </div>
          </Row>
        ))}
      </div>
    </Page>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Page
      title="Breakpoints"
      lead="Pages ask the window; what partners embed asks its container, with the same limit."
    >
      <div>
        {Object.entries({
          ...media,
          'container, wide': container.wide,
          'container, narrow': container.narrow,
        }).map(([name, query]) => (
          <Row key={name} name={name}>
            <code dir="ltr">{query}</code>
          </Row>
        ))}
      </div>
    </Page>
  ),
};

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
