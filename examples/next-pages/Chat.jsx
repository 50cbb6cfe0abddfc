import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';

export const Chat = ({ api }) => (
  <LiveChat api={api} room="aqua_world_finals_2025" onSignIn={() => location.assign('/sign-in')} />
);
