import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { MarkdownTable } from '../docs/MarkdownTable';
import type { ReactNode } from 'react';
import { facts } from '../facts/facts';
import { ComponentLink } from '../foundations/parts/Users';
import {
  accessibilityOf,
  changesOf,
  customPropertiesOf,
  noteOf,
  sinceOf,
  status,
} from './componentParts';
import type { ComponentGuide } from './guide.types';

/** The parts of every component's page, in their order. */
export const partTitles = [
  'When to use it',
  'Anatomy',
  'Content',
  'Keys and roles',
  'Right to left',
  'Custom properties',
  'Props',
  'States and variants',
  'Screens that use it',
  'Changes',
] as const;

type PartTitle = (typeof partTitles)[number];

const Part = ({ title, children }: { title: PartTitle; children: ReactNode }) => (
  <section>
    <Heading>{title}</Heading>
    {children}
  </section>
);

const List = ({ items }: { items: readonly ReactNode[] }) => (
  <ul>
    {items.map((item, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- fixed lists
      <li key={index}>{item}</li>
    ))}
  </ul>
);

const Terms = ({ terms }: { terms: Readonly<Record<string, string>> }) => (
  <List
    items={Object.entries(terms).map(([term, text]) => (
      <>
        <strong>{term}:</strong> {text}
      </>
    ))}
  />
);

/** What is known of a component's use from the code. */
function Uses({ name }: { name: string }) {
  const { screens = [], components = [] } = facts.usedBy[name] ?? {};
  const links = (names: readonly string[]) =>
    names.map((one, index) => (
      <span key={one}>
        {index > 0 && ', '}
        <ComponentLink name={one} />
      </span>
    ));
  return (
    <>
      <p>{screens.length > 0 ? links(screens) : 'None of our own yet; it is there for yours.'}</p>
      {components.length > 0 && <p>Imported by {links(components)}.</p>}
    </>
  );
}

const Changes = ({ name }: { name: string }) => {
  const changes = changesOf(name);
  if (changes.length === 0) return <p>None since the last release.</p>;
  return <MarkdownTable>{changes.join('\n\n---\n\n')}</MarkdownTable>;
};

/** The page of a component that has a guide: the same parts in the same order for each. */
export function ComponentGuidePage({ name, guide }: { name: string; guide: ComponentGuide }) {
  const note = noteOf(name);
  return (
    <>
      <Title />
      <Subtitle />
      <p>
        {status[guide.status]} {sinceOf(name)}
      </p>
      <Description />
      <Primary />
      <Part title="When to use it">
        <p>For</p>
        <List items={guide.whenToUse} />
        <p>Not for</p>
        <List items={guide.whenNotToUse} />
      </Part>
      <Part title="Anatomy">
        <Terms terms={guide.anatomy} />
      </Part>
      <Part title="Content">
        <List items={guide.content} />
      </Part>
      <Part title="Keys and roles">{note && <Terms terms={accessibilityOf(note)} />}</Part>
      <Part title="Right to left">
        <p>{guide.rightToLeft} Choose the direction in the bar above to see it.</p>
      </Part>
      <Part title="Custom properties">
        <p>
          {customPropertiesOf(name).map((property, index) => (
            <span key={property}>
              {index > 0 && ', '}
              <code>{property}</code>
            </span>
          ))}
          {customPropertiesOf(name).length === 0 && 'None: it has no styles of its own.'}
        </p>
      </Part>
      <Part title="Props">
        <Controls />
      </Part>
      <Stories title={'States and variants' satisfies PartTitle} />
      <Part title="Screens that use it">
        <Uses name={name} />
      </Part>
      <Part title="Changes">
        <Changes name={name} />
      </Part>
    </>
  );
}
