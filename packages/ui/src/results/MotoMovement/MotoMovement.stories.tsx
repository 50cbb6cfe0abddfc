import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotoMovement } from './MotoMovement';

const row = (rider: string, ...places: (number | null)[]) => ({
  rank: null,
  bikeNumber: null,
  rider,
  motos: places.map((pos) => ({ pos })),
});

const meta = {
  title: 'Results/MotoMovement',
  component: MotoMovement,
  args: {
    title: 'Pro Runabout Stock',
    motoLabels: ['Moto 1', 'Moto 2', 'Moto 3'],
    rows: [
      row('Ines Carvalho', 3, 1, 1),
      row('Kai Hydro Nakamura', 1, 3, 3),
      row('Ben Okoro', 2, 2, 2),
      row('Jonas Vikander', null, 4, 4),
      row('Tom Ashworth', null, null, null),
    ],
  },
} satisfies Meta<typeof MotoMovement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMotos: Story = {};

export const FourMotosOnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    motoLabels: ['Moto 1', 'Moto 2', 'Moto 3', 'Moto 4'],
    rows: [row('Ines Carvalho', 12, 1, 1, 3), row('Kai Wolfeschlegelsteinhausen', 1, 11, 3, 4)],
  },
};

export const NobodyMoved: Story = {
  args: { motoLabels: ['Moto 1', 'Moto 2'], rows: [row('Ines', 1, 1), row('Kai', 2, 2)] },
};
