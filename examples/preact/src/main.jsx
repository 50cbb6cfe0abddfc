import { render } from 'preact';
import { Chat } from './Chat.jsx';
import { Results } from './Results.jsx';

render(<Results />, document.getElementById('results'));
render(<Chat />, document.getElementById('chat'));
