import { changesByArea, type ChangeGroup } from './changes';
import { MarkdownTable } from './MarkdownTable';

/** The changes of one group, by what they are about; what has to be done stands open. */
export const ReleaseNotes = ({ of }: { of: ChangeGroup }) =>
  changesByArea(of).map(([area, changes]) => (
    <details key={area} open={of === 'To do when you upgrade'}>
      <summary>
        <strong>{area}</strong> ({changes.length})
      </summary>
      <MarkdownTable>
        {changes
          .map(({ summary, rest, packages }) => {
            const more = rest && `\n\n  ${rest.replaceAll('\n', '\n  ')}`;
            return `- **${summary}** *${packages.join(', ').replaceAll('@clubline/', '')}*${more}`;
          })
          .join('\n')}
      </MarkdownTable>
    </details>
  ));

const countOf = (group: ChangeGroup) =>
  changesByArea(group).reduce((sum, [, { length }]) => sum + length, 0);

/** How much has changed, before one opens any of it. */
export const InAMinute = () => (
  <p>
    In a minute: {countOf('To do when you upgrade')} changes ask something of who upgrades,{' '}
    {countOf('New')} bring something new, and {countOf('Mended')} mend something. They stand below,
    by the part of Storybook that they are about, in the words that partners will read.
  </p>
);
