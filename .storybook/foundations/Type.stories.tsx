import { StatTile } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { displayText, fontSize, lineHeight, overline } from '../../packages/ui/src/theme';
import { DoDont } from './parts/DoDont';
import { ScaleList } from './parts/ScaleList';
import { TokenList } from './parts/TokenList';

const meta = {
  title: 'Foundations/Type',
  component: TokenList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    groups: ['font'],
    sample: (value) => <span style={{ fontFamily: value, fontSize: 28 }}>Aa 0123</span>,
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fonts: Story = {};
export const Sizes: Story = {
  render: () => (
    <ScaleList
      name="fontSize"
      values={fontSize}
      sample={(value) => <span style={{ fontSize: value, lineHeight: 1.05 }}>Aa1</span>}
    />
  ),
};
export const LineHeights: Story = {
  render: () => <ScaleList name="lineHeight" values={lineHeight} />,
};
export const Display: Story = {
  render: () => (
    <div className="foundation">
      <p className={overline}>Small capitals above a heading</p>
      <p className={displayText} style={{ fontSize: fontSize[48] }}>
        Make Sports More You 0123456789
      </p>
      <p>Quiet where people read: running text, in lines of at most 68 characters.</p>
    </div>
  ),
};
export const FiguresOfOneWidth: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Set figures that stand below each other in one width.',
        children: (
          <div style={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
            1:11.114
            <br />
            1:08.902
          </div>
        ),
      }}
      dont={{
        text: 'Let them dance, so that the longer time looks shorter.',
        children: (
          <div style={{ fontVariantNumeric: 'proportional-nums', textAlign: 'end' }}>
            1:11.114
            <br />
            1:08.902
          </div>
        ),
      }}
    />
  ),
};
export const DisplayForFigures: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Keep display type for headings and large figures.',
        children: <StatTile label="Followers" value={1204} />,
      }}
      dont={{
        text: 'Set sentences in it: condensed and heavy, it is slow to read.',
        children: (
          <p className={displayText}>
            They leave the club at once and cannot join again until an owner lifts the ban.
          </p>
        ),
      }}
    />
  ),
};
