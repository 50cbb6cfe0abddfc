import { expect, test, vi } from 'vitest';
import { createFrameParent } from './frameParent';

const own = 'https://clubline.example';
const allowed = ['https://news.example'];

function frameOn(origin: string, { isNamed = true, referrer = `${origin}/story?id=1` } = {}) {
  const parent = { postMessage: vi.fn() };
  const frame = {
    parent,
    location: { origin: own, ...(isNamed && { ancestorOrigins: [origin] }) },
    document: { referrer },
  };
  return { parent, speaks: () => createFrameParent(frame as unknown as Window, allowed) };
}

test('a page that may frame this one gets messages, at its own origin only', () => {
  for (const isNamed of [true, false]) {
    const { parent, speaks } = frameOn('https://news.example', { isNamed });
    speaks().tell({ type: 'clubline-height', height: 520 });
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'clubline-height', height: 520 }, 'https://news.example'],
    ]);
  }
});

test('our own pages may frame it, too', () => {
  expect(frameOn(own).speaks().origin).toBe(own);
});

test('nobody else is told anything', () => {
  const strangers = [
    frameOn('https://evil.example'),
    frameOn('https://news.example.evil.example', { isNamed: false }),
    frameOn('', { isNamed: false, referrer: '' }),
    frameOn('null', { isNamed: true }),
  ];
  for (const { parent, speaks } of strangers) {
    expect(speaks().origin).toBeUndefined();
    speaks().tell({ type: 'clubline-ready' });
    expect(parent.postMessage).not.toHaveBeenCalled();
  }
});

test(
  'what Firefox leaves unsaid is not taken from the address when the browser says ' + 'otherwise',
  () => {
    expect(
      frameOn('https://evil.example', { referrer: 'https://news.example/' }).speaks().origin,
    ).toBeUndefined();
  },
);

test('a page that stands in no frame speaks to nobody', () => {
  const postMessage = vi.fn();
  const frame = { location: { origin: own }, document: { referrer: `${own}/` }, postMessage };
  const page = Object.assign(frame, { parent: frame }) as unknown as Window;
  const speaks = createFrameParent(page, allowed);
  speaks.tell({ type: 'clubline-ready' });
  expect(speaks.origin).toBeUndefined();
  expect(postMessage).not.toHaveBeenCalled();
});
