import { FavoriteTeams } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { teamsOf, type TeamLeague } from '../../packages/ui/src/profiles/FavoriteTeams/teamCrests';
import { DoDont } from './parts/DoDont';
import { SearchedList } from './parts/SearchedList';

const leagues: readonly TeamLeague[] = ['MLB', 'NFL', 'NHL', 'NBA'];
const all = leagues.flatMap((league) =>
  teamsOf(league).map(({ name, letters }) => ({ id: `${league} ${letters}`, name })),
);

/** Every team that has a crest, found by its name, its letters or its league. */
const CrestList = () => (
  <SearchedList
    name="crests"
    placeholder="A team, its letters or a league"
    items={all}
    wordsOf={({ id, name }) => `${id} ${name}`}
  >
    {(found) => <FavoriteTeams teams={found} />}
  </SearchedList>
);

const meta = {
  title: 'Foundations/Crests',
  component: CrestList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof CrestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCrests: Story = {};
export const Found: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search crests' }), 'nhl bos');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of /);
    await expect(canvas.getByText('Boston Bruins')).toBeVisible();
  },
};
export const OursOrLicensed: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Take our crest, and letters where there is none.',
        children: (
          <FavoriteTeams
            teams={[
              { id: '1', name: 'Boston Bruins' },
              { id: '2', name: 'Zebras' },
            ]}
          />
        ),
      }}
      dont={{
        text: 'Redraw a team’s own mark, or show its picture without the licence.',
        children: (
          <FavoriteTeams
            labels={{ title: 'Favorite Teams, with pictures' }}
            teams={[{ id: '1', name: 'Boston Bruins' }]}
            logoFor={() => './art/hockey.svg'}
          />
        ),
      }}
    />
  ),
};
