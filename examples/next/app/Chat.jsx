'use client';
import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';

// Functions cannot be handed from a server component, so the part that signs in is a client
// component of its own.
export const Chat = ({ api }) => (
  <LiveChat api={api} room="aqua_world_finals_2025" onSignIn={() => location.assign('/sign-in')} />
);
