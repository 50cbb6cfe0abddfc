import { memo, useLayoutEffect, useRef } from 'react';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** One message with the same parts as ours. */
export const Row = memo(function Row({ message }) {
  return (
    <>
      <span className="portrait">{message.username[0]}</span>
      <div>
        <p>
          <b>{message.username}</b>{' '}
          <time dateTime={message.sentAt}>{clock.format(Date.parse(message.sentAt))}</time>
        </p>
        <p>{message.text}</p>
      </div>
    </>
  );
});

/** What one writes without a library: a list of memoised rows that stays at its end. */
export function ChatByHand({ messages }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  }, [messages]);
  return (
    <ul ref={box} className="chatByHand">
      {messages.map((message) => (
        <MemoItem key={message.id} message={message} />
      ))}
    </ul>
  );
}

const MemoItem = memo(function MemoItem({ message }) {
  return (
    <li className="message">
      <Row message={message} />
    </li>
  );
});
