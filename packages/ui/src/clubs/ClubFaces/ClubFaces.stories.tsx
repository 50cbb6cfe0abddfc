import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClubFaces } from './ClubFaces';

const names = [
  'Amy Lake',
  'Ben Torres',
  'Chiara Conti',
  'Dev Patel',
  'Elena Ruiz',
  'Farid Haddad',
  'Grace Okafor',
  'Hana Sato',
  'Ivo Horvat',
  'Jonas Berg',
  'Kim Larsen',
];
const people = names.map((name, index) => ({ id: `${index}`, name, href: '#' }));

const meta = {
  title: 'Clubs/ClubFaces',
  component: ClubFaces,
  args: { people, memberCount: 1204, allHref: '#', status: 'ready' },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
} satisfies Meta<typeof ClubFaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten at most, whatever comes. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: '1,204 members' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(10);
    await expect(card.getByRole('link', { name: 'Amy Lake' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'See all 1,204 members' })).toBeVisible();
  },
};
export const Three: Story = { args: { people: people.slice(0, 3), memberCount: 3 } };
export const One: Story = {
  args: { people: people.slice(0, 1), memberCount: 1 },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { name: '1 member' })).toBeVisible(),
};
export const Loading: Story = {
  args: { status: 'loading', people: [] },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText('Loading members…')).toBeInTheDocument(),
};
/** Where pages of people, and of all members, are not for the viewer. */
export const WithoutLinks: Story = {
  args: {
    people: people.slice(0, 7).map(({ id, name }) => ({ id, name })),
    memberCount: 7,
    allHref: '',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  // Cards of one name stand below each other here only.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ClubFaces {...args} />
      <ClubFaces {...args} people={people.slice(0, 3)} memberCount={3} />
      <ClubFaces {...args} status="loading" people={[]} />
      <ClubFaces {...args} people={people.map(({ id, name }) => ({ id, name }))} allHref="" />
    </div>
  ),
};
