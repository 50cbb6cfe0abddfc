import { LiveChat } from '@clubline/features/chat';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const [race, { api }] = await Promise.all(['/race.json', '/config.json'].map(async (address) => (await fetch(address)).json()));
const signIn = () => location.assign('/sign-in');

createRoot(document.querySelector('#results')).render(createElement(ResultsTable, race));
createRoot(document.querySelector('#chat')).render(createElement(LiveChat, { api, room: 'aqua_world_finals_2025', onSignIn: signIn }));
