import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FakeClubline } from '../../testing';
import { useSession } from '../session';
import { useDraft } from './useDraft';

function Composer() {
  const { forget } = useSession();
  const draft = useDraft('note');
  return (
    <>
      <input
        aria-label="Note"
        value={draft.value}
        onChange={({ target }) => draft.setValue(target.value)}
      />
      <button onClick={() => forget({ keepsDrafts: true })}>Lose the session</button>
      <button onClick={() => forget()}>End it</button>
    </>
  );
}

async function write() {
  render(
    <FakeClubline>
      <Composer />
    </FakeClubline>,
  );
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  await userEvent.type(note, 'Half a thought');
  return note;
}

test('what is being written stays in sight when the session is lost', async () => {
  const note = await write();
  await userEvent.click(screen.getByRole('button', { name: 'Lose the session' }));
  expect(note.value).toBe('Half a thought');
  await userEvent.type(note, ' more');
  expect(note.value).toBe('Half a thought more');
});

test('nothing of it is left for whoever comes after a chosen end', async () => {
  const note = await write();
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(note.value).toBe('');
});
