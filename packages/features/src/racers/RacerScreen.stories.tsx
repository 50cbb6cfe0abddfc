import type { Meta, StoryObj } from '@storybook/react-vite';
import { fileFieldMessages } from '@clubline/ui';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FakeClubline, fakeRacer, FakeReply, type FakeBackend } from '../testing';
import { JANE_ID, racersBackend, racersContent } from '../testing/racers.fixtures';
import { sampleEvent } from '../testing/results.fixtures';
import { RacerScreen, type RacerScreenProps } from './RacerScreen';
import { RacerSearchDialog } from './RacerSearchDialog';

type Args = RacerScreenProps & { backend: () => FakeBackend };

function Page({ backend, ...props }: Args) {
  const [server] = useState(backend);
  return (
    <FakeClubline backend={server}>
      <RacerScreen {...props} />
    </FakeClubline>
  );
}

const meta = {
  title: 'Racers/Connected/RacerScreen',
  component: Page,
  subcomponents: { RacerScreen, RacerSearchDialog },
  args: { idOrSlug: JANE_ID, backend: () => racersBackend() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const adjusted = (adjust: (backend: FakeBackend) => void) => () => racersBackend(undefined, adjust);
const says = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const openEditor = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Edit');
  return within(await screen.findByRole('dialog'));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const retype = async (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const addPhoto = async () =>
  userEvent.upload(
    document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement,
    new File(['x'], 'face.png', { type: 'image/png' }),
  );

export const ById: Story = {};
export const ByName: Story = { args: { idOrSlug: 'mateo-orourke' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Loading: Story = {
  args: { backend: adjusted((backend) => void backend.hold('GET /jet-ski-racer-details/:id')) },
};
export const WithResults: Story = {
  args: {
    event: {
      days: sampleEvent.days.map((day) => ({
        ...day,
        races: day.races.map((race) => ({
          ...race,
          rows: race.rows.map((row, index) => (index === 0 ? { ...row, rider: 'Jane Doe' } : row)),
        })),
      })),
    },
  },
};
/** Rode in the event; the backend has no page of them. */
export const ResultsAlone: Story = {
  args: { idOrSlug: 'kai-nakamura', event: sampleEvent },
  play: () => says('Nobody has written this racer’s page yet. These are the results of the event.'),
};
let server: FakeBackend | null = null;
/** While somebody writes, somebody else saves another age. */
export const ChangedMeanwhile: Story = {
  args: { section: 'edit', backend: adjusted((backend) => void (server = backend)) },
  play: async () => {
    await screen.findByRole('dialog');
    await retype('Age', '31');
    const racer = fakeRacer({ id: JANE_ID, athlete: { age: 27 } });
    server?.handle('GET /jet-ski-racer-details/:id', () => racer);
    await save();
    await says('This racer was changed meanwhile');
    await says('Saved: 27');
  },
};
export const NotFound: Story = { args: { idOrSlug: 'nobody-at-all' } };
export const LoadFailed: Story = {
  args: {
    idOrSlug: 'jane-doe',
    backend: adjusted((backend) => backend.fail('GET /jet-ski-racer-details')),
  },
};

export const LoadFailedWithoutAWord: Story = {
  args: {
    idOrSlug: 'jane-doe',
    backend: adjusted((backend) =>
      backend.fail('GET /jet-ski-racer-details', new FakeReply(500, {})),
    ),
  },
};
export const Unnamed: Story = {
  args: { backend: () => racersBackend({ racers: [fakeRacer({ id: JANE_ID, name: '' })] }) },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => void (await openEditor(canvasElement)),
};
export const AgeTooLow: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Age', '8');
    await save();
    await says('Please fix the form');
  },
};
export const AgeTooHigh: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Age', '101');
    await save();
    await says('Age must be at most 100.');
  },
};
export const HeightOutOfRange: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Height (inches)', '97');
    await save();
    await says('Height must be between 36 and 96 inches (3′0″–8′0″).');
  },
};
export const ProfileUpdated: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Bio', 'World champion.');
    await save();
    await says('Profile updated');
  },
};
export const UpdateFailed: Story = {
  args: {
    backend: adjusted((backend) =>
      backend.fail(
        'PUT /jet-ski-racer-details/:id',
        new FakeReply(400, { errors: [{ property: 'bio', messages: ['Too long.'] }] }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Bio', 'World champion.');
    await save();
    await says('Update failed');
    await says('bio: Too long.');
  },
};
export const UpdateFailedWithoutAWord: Story = {
  args: {
    backend: adjusted((backend) =>
      backend.fail('PUT /jet-ski-racer-details/:id', new FakeReply(400, {})),
    ),
  },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await retype('Bio', 'World champion.');
    await save();
    await says('Validation error');
  },
};
export const PhotoToDescribe: Story = {
  args: { backend: () => racersBackend({ ...racersContent, embeds: true }) },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await addPhoto();
    await expect(await screen.findByRole('textbox', { name: 'Describe the photo' })).toBeVisible();
  },
};
export const PhotoNotAnImage: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openEditor(canvasElement);
    const field = document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement;
    await userEvent.upload(field, new File(['x'], 'notes.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await expect(await dialog.findByText(fileFieldMessages.texts.wrongType)).toBeVisible();
  },
};
export const PhotoUploading: Story = {
  args: { backend: adjusted((backend) => void backend.hold('POST /athletes/upload-image/:id')) },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await addPhoto();
    await save();
    await expect(await screen.findByRole('progressbar', { name: 'Uploading photo' })).toBeVisible();
  },
};
export const PhotoUploaded: Story = {
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await addPhoto();
    await save();
    await says('Photo uploaded');
  },
};
const photoStory = (how: FakeReply | 'network', text: string): Story => ({
  args: { backend: adjusted((backend) => backend.fail('POST /athletes/upload-image/:id', how)) },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await addPhoto();
    await save();
    await says(text);
  },
});
export const PhotoWithoutAddress: Story = photoStory(
  new FakeReply(200, {}),
  'Upload succeeded but no mediaUrl returned.',
);
export const PhotoTooLarge: Story = photoStory(new FakeReply(413, {}), 'The picture is too large.');
export const PhotoConnectionLost: Story = photoStory(
  'network',
  'The connection was lost. Please try again.',
);

const search = async (canvasElement: HTMLElement, query: string) => {
  await press(canvasElement, 'Search racers');
  const field = await screen.findByRole('searchbox', { name: 'Search racers' });
  if (query) await userEvent.type(field, query);
};
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'freja');
    await expect(await screen.findByRole('link', { name: /Freja Lindqvist 119/ })).toBeVisible();
  },
};
export const NoRacersFound: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'zzz');
    await expect(await screen.findByText('No racers found.', { selector: 'p' })).toBeVisible();
  },
};
export const RacersFailed: Story = {
  args: { backend: adjusted((backend) => backend.fail('GET /jet-ski-racer-details')) },
  play: async ({ canvasElement }) => {
    await search(canvasElement, '');
    await says('Failed to load racers');
  },
};
