import { createRoot } from 'react-dom/client';
import { Chat } from './Chat.jsx';
import { Results } from './Results.jsx';

createRoot(document.getElementById('results')).render(<Results />);
createRoot(document.getElementById('chat')).render(<Chat />);
