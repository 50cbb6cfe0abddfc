import { Avatar, ClubCard, EmptyState, FeatureCard, type EmptyStateProps } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { facts } from '../facts/facts';
import { lakeside, northStand } from '../../packages/ui/src/clubs/ClubCard/ClubCard.fixtures';
import './foundations.css';
import { DoDont } from './parts/DoDont';

type IllustrationName = NonNullable<EmptyStateProps['illustration']>;

/** What each drawing is for. */
const drawings: Record<IllustrationName, string> = {
  clubs: 'No clubs',
  posts: 'No posts',
  chat: 'No messages',
  search: 'Nothing found',
  notifications: 'Nothing new',
  racers: 'No racers',
  passkeys: 'No passkeys',
  generic: 'Anything else',
};

/** The pictures that the site brings. */
const PictureList = () => (
  <ul className="foundation foundation-grid foundation-wide">
    {facts.pictures.map((file) => (
      <li key={file} className="foundation-figure">
        <img src={`./art/${file}`} alt="" loading="lazy" />
        {file}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Foundations/Imagery',
  component: PictureList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof PictureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {};
export const Illustrations: Story = {
  render: () => (
    <ul className="foundation foundation-grid foundation-wide">
      {Object.entries(drawings).map(([name, title]) => (
        <li key={name}>
          <EmptyState
            illustration={name as IllustrationName}
            title={title}
            description={<code>{name}</code>}
          />
        </li>
      ))}
    </ul>
  ),
};
export const WithoutAPicture: Story = {
  render: () => (
    <div className="foundation foundation-pair">
      <ClubCard {...lakeside} />
      <ClubCard {...northStand} />
      <Avatar name="Amy Lake" size={96} />
    </div>
  ),
};
export const OneSentence: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Give a drawing one sentence, and one next step.',
        children: <EmptyState illustration="posts" title="No posts yet" />,
      }}
      dont={{
        text: 'Let a drawing stand for what went wrong. It looks as if all were well.',
        children: <EmptyState illustration="posts" title="Posts could not be loaded" />,
      }}
    />
  ),
};
export const WordsOnPictures: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Put words beside or below a picture.',
        children: (
          <FeatureCard
            icon="users"
            title="Clubs"
            description="Find your people."
            image="./art/feature-clubs.svg"
          />
        ),
      }}
      dont={{
        text: 'Say it in the picture: it is not translated, not read out, and cut on phones.',
        children: <FeatureCard icon="users" title="Clubs" description="" image="./og.png" />,
      }}
    />
  ),
};
