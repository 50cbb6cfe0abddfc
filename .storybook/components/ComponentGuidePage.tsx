import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { MarkdownTable } from '../docs/MarkdownTable';
import { changesOf } from './componentChanges';
import { firstReleaseOf, sinceOfAll, type subjectOf, unchangedSince } from './componentParts';
import { coverageInWords, coverageOf, statusOf } from './componentStatus';
import { CustomProperties, KeysAndRoles, List, Terms, Uses, Words } from './GeneratedParts';
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

/** What concerns these components in each version, and nothing else of its release notes. */
function Changes({ names }: { names: readonly string[] }) {
  const changes = changesOf(names);
  const first = new Set(names.map((name) => firstReleaseOf(name)));
  const hasChanged = changes.some(({ version }) => !version || !first.has(version));
  return (
    <>
      {!hasChanged && <p>{unchangedSince(names)}</p>}
      {changes.map(({ version, entries }) => (
        <div key={version ?? 'next'}>
          <Subheading>{version ?? 'Not released yet'}</Subheading>
          <ul>
            {entries.map((entry) => (
              <li key={entry}>
                <MarkdownTable>{entry}</MarkdownTable>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Components of a page as the story file hands them over, with what was read of their source. */
export type Documented = Readonly<
  Record<string, ComponentType & { __docgenInfo?: { description?: string } }>
>;

/** What a component does, where the stories show it in a frame of their own. */
const DescriptionOf = ({ components }: { components: Documented }) => {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  const [description] = Object.values(components).flatMap((one) => one.__docgenInfo ?? []);
  return <Markdown>{description?.description ?? ''}</Markdown>;
};

/** The props of each component, apart from those of the frame that the stories show it in. */
const Props = ({ components }: { components: Documented }) =>
  Object.entries(components).map(([name, component], _, all) => (
    <div key={name}>
      {all.length > 1 && <Subheading>{name}</Subheading>}
      <ArgTypes of={component} />
    </div>
  ));

interface ComponentGuidePageProps {
  subject: ReturnType<typeof subjectOf>;
  /** The components that the story file names besides its own. */
  documented: Documented;
  guide: ComponentGuide;
}

/** The page of a component: the same parts in the same order for each. */
export function ComponentGuidePage({ subject, documented, guide }: ComponentGuidePageProps) {
  const { name, components, hasFrame } = subject;
  const all = components.length > 0 ? components : [name];
  const coverage = coverageOf(name, all);
  return (
    <>
      <Title />
      <Subtitle />
      <p>
        {statusOf(coverage, guide.status)} {coverageInWords(coverage)} {sinceOfAll(all)}
      </p>
      {hasFrame ? <DescriptionOf components={documented} /> : <Description />}
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
        {guide.content && <List items={guide.content} />}
        <Words name={name} />
      </Part>
      <Part title="Keys and roles">
        <KeysAndRoles name={name} guide={guide} />
      </Part>
      <Part title="Right to left">
        <p>
          {guide.rightToLeft ?? 'The order of the line turns round, and nothing else.'} Choose the
          direction in the bar above to see it.
        </p>
      </Part>
      <Part title="Custom properties">
        <CustomProperties names={[name, ...all]} />
      </Part>
      <Part title="Props">{hasFrame ? <Props components={documented} /> : <Controls />}</Part>
      <Stories title={'States and variants' satisfies PartTitle} />
      <Part title="Screens that use it">
        <Uses names={all} />
      </Part>
      <Part title="Changes">
        <Changes names={all} />
      </Part>
    </>
  );
}
