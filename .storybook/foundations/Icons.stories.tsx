import { Button, Icon, IconButton, type IconName } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { facts } from '../facts/facts';
import { iconPaths } from '../../packages/ui/src/primitives/Icon/paths';
import './foundations.css';
import { iconWords } from './iconWords';
import { DoDont } from './parts/DoDont';
import { SearchedList } from './parts/SearchedList';
import { ComponentLink } from './parts/Users';

const names = Object.keys(iconPaths) as IconName[];

export interface IconListProps {
  /** Takes the name of an icon that was pressed. */
  copy: (name: IconName) => void | Promise<void>;
}

/** The whole set, found by name or by what one calls the thing; a press copies the name. */
function IconList({ copy }: IconListProps) {
  const [copied, setCopied] = useState('');
  return (
    <SearchedList
      name="icons"
      placeholder="A name, or a word for it"
      items={names}
      wordsOf={(name) => `${name} ${iconWords[name]}`}
    >
      {(found) => (
        <>
          <p role="status">{copied && `“${copied}” is copied.`}</p>
          <ul className="foundation-grid" aria-label="Icons">
            {found.map((name) => (
              <li key={name} className="foundation-figure">
                <Button
                  variant="quiet"
                  aria-label={`Copy ${name}`}
                  icon={<Icon name={name} size={24} />}
                  onPress={async () => {
                    await copy(name);
                    setCopied(name);
                  }}
                />
                <strong>{name}</strong>
                <details>
                  <summary>Where used</summary>
                  {(facts.icons[name] ?? []).map((component) => (
                    <div key={component}>
                      <ComponentLink name={component} />
                    </div>
                  ))}
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </SearchedList>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: IconList,
  tags: ['catalogue'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: { copy: (name) => navigator.clipboard.writeText(name) },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {};
export const FoundByAnotherWord: Story = {
  args: { copy: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy trash' }));
    await expect(args.copy).toHaveBeenCalledWith('trash');
    await expect(canvas.getByText('“trash” is copied.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search icons' }));
    await expect(canvas.getByText(`${names.length} of ${names.length} icons`)).toBeVisible();
  },
};
export const FoundByNoWord: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'zzzz');
    await expect(canvas.getByText(/^No icons are called/)).toBeVisible();
  },
};
export const Sizes: Story = {
  render: () => (
    <ul className="foundation foundation-grid">
      {([16, 20, 24] as const).map((size) => (
        <li key={size} className="foundation-figure">
          <Icon name="trophy" size={size} />
          {size} px
        </li>
      ))}
    </ul>
  ),
};
export const WordsBesideIcons: Story = {
  render: () => (
    <DoDont
      do={{
        text: 'Give an icon its words; one alone is for what everybody knows, with a name to hear.',
        children: (
          <>
            <Button icon={<Icon name="flag" />}>Report</Button>
            <IconButton label="Close" icon={<Icon name="close" />} />
          </>
        ),
      }}
      dont={{
        text: 'Let people guess. A flag is a race, a country, a report.',
        children: (
          <>
            <IconButton label="Report" icon={<Icon name="flag" />} />
            <IconButton label="Members" icon={<Icon name="users" />} />
            <IconButton label="Race" icon={<Icon name="pin" />} />
          </>
        ),
      }}
    />
  ),
};
