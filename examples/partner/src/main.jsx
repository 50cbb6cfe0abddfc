import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import { createRoot } from 'react-dom/client';
import './page.css';
import race from './race.json';

const { api } = await (await fetch('/config.json')).json();

/** Our own server knows who is signed in with us, and has that person's token made. */
const getToken = async () => {
  const answer = await fetch('/clubline-token');
  if (answer.status >= 500) throw new Error('No token.');
  const { token, removed } = answer.status === 200 ? await answer.json() : {};
  // The chat says so to them.
  if (removed) throw Object.assign(new Error('Removed.'), { code: 'removed' });
  return token;
};
const signIn = () => fetch('/session', { method: 'POST' });

createRoot(document.querySelector('#results')).render(
  <div data-clubline data-clubline-theme="system" className="brand">
    <ResultsTable {...race} />
  </div>,
);
createRoot(document.querySelector('#chat')).render(
  <LiveChat
    api={api}
    room="aqua_world_finals_2025"
    getToken={getToken}
    onSignIn={signIn}
    className="brand"
  />,
);
