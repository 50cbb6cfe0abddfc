import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { ChatRoom } from '../packages/ui/dist/ChatRoom.mjs';
import '../packages/ui/dist/ChatRoom.css';
import { explainPlace } from '../packages/ui/dist/explainPlace.mjs';
import { ResultsTable } from '../packages/ui/dist/ResultsTable.mjs';
import '../packages/ui/dist/ResultsTable.css';
import { TanstackTable } from '#tanstack';
import { VirtuaList } from '#virtua';
import './byHand/byHand.css';
import { ChatByHand } from './byHand/ChatByHand.jsx';
import { longConversation, manyRiders, nextMessage, tiedRiders } from './content.js';
import { TableByHand } from './byHand/TableByHand.jsx';

const ours = ({ messages }) => (
  <ChatRoom
    messages={messages}
    connection="online"
    onlineCount={12}
    viewer={null}
    timeZone="UTC"
    locale="en-GB"
    onSend={() => {}}
  />
);
const present = (all) =>
  Object.fromEntries(Object.entries(all).filter(([, component]) => component));
const tables = present({ byHand: TableByHand, clubline: ResultsTable, tanstack: TanstackTable });
const chats = present({ byHand: ChatByHand, clubline: ours, virtua: VirtuaList });

const stage = document.getElementById('stage');
let root;
const clear = () => {
  root?.unmount();
  root = undefined;
  stage.replaceChildren();
};

/**
 * From the start of a frame until it is painted: script, style, layout and paint, without the wait
 * for the frame.
 */
const mount = (element) =>
  new Promise((resolve) => {
    clear();
    root = createRoot(stage.appendChild(document.createElement('div')));
    requestAnimationFrame(() => {
      const started = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - started), { once: true });
      port1.start();
      flushSync(() => root.render(element));
      port2.postMessage('painted');
    });
  });
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const settled = async () => {
  await twoFrames();
  globalThis.gc?.();
};

/** How far the newest message stands below the visible end of its list. */
const shortOfNewest = (id) => {
  const rows = [...stage.querySelectorAll('li, [data-row]')].filter((row) =>
    row.textContent.includes(id),
  );
  const newest = rows.at(-1);
  if (!newest) return Infinity;
  let box = newest.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return Math.max(
    0,
    newest.getBoundingClientRect().bottom - (box ?? stage).getBoundingClientRect().bottom,
  );
};

let append;
let held = [];
const textOf = (message) => message.text;

let rows = [];

/** Everything of a table that is there before it is mounted. */
async function holdRows(count) {
  clear();
  rows = manyRiders(count);
  await settled();
}

async function mountTable(name) {
  const Table = tables[name];
  const ms = await mount(
    <Table title="Pro Runabout" motoLabels={['Moto 1', 'Moto 2']} rows={rows} />,
  );
  return { ms, rows: stage.querySelectorAll('tbody tr').length };
}

/** Opens a class in which all are tied, and then the reasons for the last place. */
async function mountTied(count) {
  const tied = tiedRiders(count);
  await settled();
  const ms = await mount(
    <ResultsTable
      title="Pro Runabout"
      motoLabels={['Moto 1', 'Moto 2']}
      rows={tied}
      explain={explainPlace}
    />,
  );
  const details = [...stage.querySelectorAll('details')].at(-1);
  details.scrollIntoView();
  await twoFrames();
  const started = performance.now();
  details.open = true;
  await twoFrames();
  const result = { ms, reasonsMs: performance.now() - started, said: details.children.length - 1 };
  clear();
  return result;
}

async function openChat(name, count) {
  const Chat = chats[name];
  const messages = longConversation(count);
  await settled();
  const ms = await mount(<Chat messages={messages} />);
  await twoFrames();
  const result = {
    ms,
    elements: stage.querySelectorAll('*').length,
    short: shortOfNewest(textOf(messages.at(-1))),
  };
  clear();
  return result;
}

async function holdChat(name, count) {
  const Chat = chats[name];
  held = longConversation(count);
  await mount(<Chat messages={held} />);
  append = () => {
    held = [...held, nextMessage(held.length)];
    root.render(<Chat messages={held} />);
  };
  await twoFrames();
}

async function loadChat(perSecond, forMs) {
  let long = 0;
  const observer = new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (long += entry.duration)),
  );
  observer.observe({ entryTypes: ['longtask'] });
  let frames = 0;
  let isOver = false;
  const frame = () => {
    frames += 1;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const started = performance.now();
  let sent = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(forMs, performance.now() - started) * (perSecond / 1_000);
      for (; sent < due; sent += 1) append();
      if (performance.now() - started >= forMs) {
        clearInterval(timer);
        resolve();
      }
    }, 1_000 / perSecond);
  });
  const spent = performance.now() - started;
  isOver = true;
  await twoFrames();
  await twoFrames();
  observer.disconnect();
  return {
    lost: Math.max(0, Math.round((spent / 1_000) * 60) - frames),
    long,
    short: shortOfNewest(textOf(held.at(-1))),
  };
}

globalThis.bench = {
  names: { tables: Object.keys(tables), chats: Object.keys(chats) },
  holdRows,
  mountTable,
  mountTied,
  openChat,
  holdChat,
  loadChat,
  clear,
};
