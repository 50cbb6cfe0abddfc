import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../primitives/EmptyState';
import { LinkButton } from '../../primitives/LinkButton';
import { ClubFormPage } from './ClubFormPage';

const meta = {
  title: 'Clubs/ClubFormPage',
  component: ClubFormPage,
  args: {
    title: 'Club Settings',
    subtitle: 'Lakeside Riders',
    standing: 'You are owner of the club',
    closeHref: '/clubs/c-lake',
    children: null,
  },
} satisfies Meta<typeof ClubFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const readOnly = (
  <EmptyState illustration="clubs" title="Only the owner or a co-owner can edit this club." />
);

export const Owner: Story = {};
export const Member: Story = {
  args: { standing: 'You are a member of the club', children: readOnly },
};
export const NotAMember: Story = {
  args: { standing: 'You are not a member of the club', children: readOnly },
};
export const TitleOnly: Story = {
  args: { title: 'Create Club', subtitle: undefined, standing: undefined, closeHref: '/clubs' },
};
export const SignedOut: Story = {
  args: {
    subtitle: undefined,
    standing: undefined,
    children: (
      <EmptyState
        illustration="clubs"
        title="Please sign in to edit this club."
        action={
          <LinkButton variant="primary" href="/auth">
            Sign In
          </LinkButton>
        }
      />
    ),
  },
};
export const LongNames: Story = {
  args: {
    subtitle:
      'Konstantinopoulou-Fernández-Riders-of-the-Northern-Counties-and-Everywhere-Else-' +
      'Where-There-Is-Water',
  },
};
export const RightToLeft: Story = {
  args: { title: 'إعدادات النادي', subtitle: 'فرسان البحيرة', standing: 'أنت مالك النادي' },
  globals: { direction: 'rtl' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ClubFormPage {...args} />
      <ClubFormPage {...args} standing="You are not a member of the club">
        {readOnly}
      </ClubFormPage>
    </div>
  ),
};
