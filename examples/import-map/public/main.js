import { LiveChat } from '@clubline/features/chat';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

const [race, { api }] = await Promise.all(
  ['/race.json', '/config.json'].map(async (address) => (await fetch(address)).json()),
);
const signIn = () => location.assign('/sign-in');

hydrateRoot(document.querySelector('#results'), createElement(ResultsTable, race), {
  identifierPrefix: 'results',
});
hydrateRoot(
  document.querySelector('#chat'),
  createElement(LiveChat, { api, room: 'aqua_world_finals_2025', onSignIn: signIn }),
  { identifierPrefix: 'chat' },
);
