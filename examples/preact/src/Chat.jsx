import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';

const api = import.meta.env.VITE_CLUBLINE_API;
export const Chat = () => (
  <LiveChat api={api} room="aqua_world_finals_2025" onSignIn={() => location.assign('/sign-in')} />
);
