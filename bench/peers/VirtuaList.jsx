import { useLayoutEffect, useRef } from 'react';
import { VList } from 'virtua';
import { Row } from '../byHand/ChatByHand.jsx';

/** virtua, kept at its end by hand as its documentation shows. */
export function VirtuaList({ messages }) {
  const list = useRef(null);
  useLayoutEffect(() => {
    list.current.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [messages]);
  return (
    <VList ref={list} style={{ height: 420 }}>
      {messages.map((message) => (
        <div key={message.id} data-row="" className="message">
          <Row message={message} />
        </div>
      ))}
    </VList>
  );
}
