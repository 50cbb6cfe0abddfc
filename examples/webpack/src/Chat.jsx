import { LiveChat } from '@clubline/features/chat';
import '@clubline/features/chat.css';

export const Chat = () => (
  <LiveChat
    api={CLUBLINE_API}
    room="aqua_world_finals_2025"
    onSignIn={() => location.assign('/sign-in')}
  />
);
