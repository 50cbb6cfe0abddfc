import { LiveChat } from '@clubline/features/chat';
import { ChatRoom } from '@clubline/ui/ChatRoom';
import '@clubline/ui/ChatRoom.css';
import { explainPlace } from '@clubline/ui/explainPlace';
import { ResultsTable } from '@clubline/ui/ResultsTable';
import '@clubline/ui/ResultsTable.css';
import './page.css';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import {
  conversation,
  ownStates,
  viewer,
} from '../../packages/ui/src/embeds/ChatRoom/ChatRoom.fixtures';
import { proRunabout } from '../../packages/ui/src/embeds/ResultsTable/ResultsTable.fixtures';

const nothing = () => {};
const link = () => '#there';
const chat = (
  <ChatRoom
    messages={[...conversation, ...ownStates]}
    connection="reconnecting"
    viewer={viewer}
    title="World Finals live"
    locale="en-GB"
    timeZone="UTC"
    hrefFor={link}
    onClose={nothing}
    onSend={nothing}
    onRetry={nothing}
    onDiscard={nothing}
  />
);

const embeds: Record<string, () => ReactElement> = {
  ResultsTable: () => (
    <ResultsTable
      {...proRunabout}
      isSortable
      explain={explainPlace}
      pinned={['31 Kai Hydro Nakamura']}
      onTogglePin={nothing}
      hrefForBoat={link}
      markedBoat="5"
      onDownload={nothing}
    />
  ),
  ChatRoom: () => chat,
  LiveChat: () => (
    <LiveChat api={`${location.origin}/api`} room="final" locale="en-GB" timeZone="UTC" />
  ),
};

let roots: Root[] = [];

/**
 * Puts an embed into a box that no style of the page can change. What is inside of it is up to the
 * embed.
 */
function show(name: string, { width = 900, dir = '', theme = 'light', className = '' } = {}) {
  const box = document.createElement('guest-box');
  box.dataset['clubline'] = '';
  box.dataset['clublineTheme'] = theme;
  if (dir) box.dir = dir;
  for (const [property, value] of Object.entries({
    all: 'initial',
    display: 'block',
    position: 'absolute',
    inset: '0 auto auto 0',
    'inline-size': `${width}px`,
    background: 'white',
    'z-index': '9',
  }))
    box.style.setProperty(property, value, 'important');
  (document.getElementById('content') ?? document.body).append(box);
  const root = createRoot(box);
  roots.push(root);
  const embed = embeds[name]?.();
  flushSync(() =>
    root.render(
      className && embed ? { ...embed, props: { ...(embed.props as object), className } } : embed,
    ),
  );
}

function clear() {
  for (const root of roots) root.unmount();
  roots = [];
  document.getElementById('content')?.replaceChildren();
}

Object.assign(globalThis, { stage: { show, clear } });
