import { createFakeRoom } from '@clubline/features/chat-testing';
import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import { act, render, screen, waitFor } from '@testing-library/react';
import race from './race.json';

// Before a room looks for one, which keeps the first that it finds.
globalThis.WebSocket = createFakeRoom().WebSocket;

test('the table has a row for each rider', () => {
  render(<ResultsTable {...race} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('Mika Laurent')).toBeTruthy();
});

test('the room offers the way in while its API does not answer', async () => {
  // Its parts are loaded when it is shown, which is waited for here.
  await act(async () =>
    render(
      <LiveChat
        api="https://clubline.test/api"
        room="finals"
        onSignIn={() => {}}
        fetch={() => new Promise(() => {})}
      />,
    ),
  );
  expect(screen.getByRole('region', { name: 'Live chat' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in to chat' })).toBeTruthy();
});

test('the room shows what was written, and what is written next', async () => {
  const room = createFakeRoom({ messages: [{ username: 'ben', text: 'What a start!' }] });
  render(
    <LiveChat
      api="https://clubline.test/api"
      room="other"
      onSignIn={() => {}}
      fetch={room.fetch}
    />,
  );
  expect(await screen.findByText('What a start!')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('1 online')).toBeTruthy());
  room.say({ text: 'And what a finish!' });
  expect(await screen.findByText('And what a finish!')).toBeTruthy();
});

test('the elements can be loaded', async () => {
  await import('@clubline/ui/elements/results.js');
  await import('@clubline/features/elements/chat.js');
  expect(customElements.get('clubline-results')).toBeDefined();
  expect(customElements.get('clubline-chat')).toBeDefined();
});
