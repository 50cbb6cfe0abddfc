import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createFakeEnvironment, FakeClubline, FakeReply, type FakeBackend } from '../../testing';
import { racersBackend, racersContent } from '../../testing/racers.fixtures';
import { CreateRacerScreen } from './CreateRacerScreen';
import { UNLOCKED_KEY } from './usePin';

interface Args {
  backend: () => FakeBackend;
  isUnlocked: boolean;
  hasPin: boolean;
}

function Page({ backend, isUnlocked, hasPin }: Args) {
  const [{ server, environment }] = useState(() => ({
    server: backend(),
    environment: createFakeEnvironment(),
  }));
  if (isUnlocked) environment.storage.local.set(UNLOCKED_KEY, '1');
  return (
    <FakeClubline
      backend={server}
      environment={environment}
      config={hasPin ? { adminPin: '4821' } : {}}
    >
      <CreateRacerScreen />
    </FakeClubline>
  );
}

const meta = {
  title: 'Racers/Connected/CreateRacerScreen',
  component: Page,
  subcomponents: { CreateRacerScreen },
  args: { backend: () => racersBackend(), isUnlocked: true, hasPin: true },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const adjusted = (adjust: (backend: FakeBackend) => void) => () =>
  racersBackend(racersContent, adjust);
const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const create = async (canvasElement: HTMLElement, name = 'Nora New') => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Name/ }), `${name}{Escape}`);
  const values = [
    ['Age', '24'],
    ['Bio', 'Quick.'],
    ['Boat manufacturer', 'Kestrel'],
  ] as const;
  for (const [label, text] of values)
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Create racer' }));
};
const refused = (how: FakeReply, ...texts: string[]): Story => ({
  args: { backend: adjusted((backend) => backend.fail('POST /jet-ski-racer-details', how)) },
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    for (const text of texts) await says(text);
  },
});

export const Locked: Story = { args: { isUnlocked: false } };
export const WrongPin: Story = {
  args: { isUnlocked: false },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('PIN'), '0000{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Wrong PIN' })).toBeVisible();
  },
};
export const NotSetUp: Story = { args: { hasPin: false } };
export const Unlocked: Story = {};
export const Suggestions: Story = {
  // While the list is open what lies around it is hidden from assistive technology; leaving the
  // field closes the list first, so nothing hidden can get the focus.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole('combobox', { name: /^Name/ }),
      'jan',
    );
    await expect(await screen.findByRole('option', { name: /Jane Doe/ })).toBeVisible();
  },
};
export const FormToFix: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Create racer' }),
    );
    for (const text of [
      'Please fix the form',
      'Name is required.',
      'Age must be a number.',
      'Bio is required.',
      'Boat manufacturer is required.',
    ])
      await says(text);
  },
};
export const DuplicateName: Story = {
  play: async ({ canvasElement }) => {
    await create(canvasElement, 'jANE dOE');
    await says(
      'Duplicate athlete jANE dOE already exists. Select it from the dropdown or change the name.',
    );
  },
};
export const Creating: Story = {
  args: { backend: adjusted((backend) => void backend.hold('POST /jet-ski-racer-details')) },
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    await says('Creating…');
  },
};
export const FinishingUp: Story = {
  args: { backend: adjusted((backend) => void backend.hold('GET /jet-ski-racer-details/:id')) },
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    await says('Finishing up…');
  },
};
export const RacerCreated: Story = {
  play: async ({ canvasElement }) => {
    await create(canvasElement);
    await says('Racer created');
  },
};
export const NotAnAdministrator: Story = refused(
  new FakeReply(403, { message: 'Administrators only.' }),
  'Create failed',
  'Administrators only.',
);
export const NotAnAdministratorWithoutAWord: Story = refused(
  new FakeReply(403, {}),
  'Only administrators may create racers.',
);
export const CreateFailed: Story = refused(
  new FakeReply(400, {}),
  'Create failed',
  'Please try again.',
);
export const AthleteHasARacer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Name/ }), 'jane d');
    await userEvent.click(await screen.findByRole('option', { name: /Jane Doe/ }));
    for (const [label, text] of [
      ['Age', '24'],
      ['Bio', 'Quick.'],
      ['Boat manufacturer', 'Kestrel'],
    ] as const)
      await userEvent.type(
        await canvas.findByRole('textbox', { name: new RegExp(`^${label}`) }),
        text,
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Create racer' }));
    await says('This athlete has a racer page already');
  },
};
export const FieldsRefused: Story = refused(
  new FakeReply(400, {
    errors: [
      { property: 'age', messages: ['Odd.'] },
      { property: 'bio', messages: ['Long.'] },
    ],
  }),
  'Error',
  'Odd. • Long.',
);
export const SessionExpired: Story = refused(
  new FakeReply(401, { message: 'No.' }),
  'Sign in required',
  'Your session expired. Please sign in again.',
);
