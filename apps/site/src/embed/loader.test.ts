import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Runs the script where it stands on a page, as `<script src>` would. */
async function run(data: Record<string, string>, attributes: Record<string, string> = {}) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = 'https://clubline.example/embed.js';
  Object.assign(script.dataset, data);
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script, document.createElement('p'));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./loader');
  return document.querySelector('iframe') as HTMLIFrameElement;
}

const tell = (
  frame: HTMLIFrameElement,
  data: unknown,
  { origin = 'https://clubline.example', source = frame.contentWindow as unknown } = {},
) => window.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));

test('the frame stands right after its script, named, with its height reserved', async () => {
  const frame = await run({ room: 'final' });
  expect(frame.previousElementSibling?.tagName).toBe('SCRIPT');
  expect([frame.title, frame.style.blockSize, frame.style.inlineSize, frame.loading]).toEqual([
    'Live chat',
    '552px',
    '100%',
    'lazy',
  ]);
  expect(frame.src).toBe('https://clubline.example/embed/chat/final?');
});

test('what leads to the frame stops below the header that its page has told of', async () => {
  const frame = await run({ room: 'final' });
  expect(frame.style.scrollMarginBlockStart).toBe('var(--clubline-offset-top)');
});

test('what the script says goes along, and nothing leaves its place in the address', async () => {
  const frame = await run({
    room: '../../auth?x=1',
    partner: 'harbour&theme=x',
    theme: 'dark',
    locale: 'es',
    title: 'Final, live',
    labels: '{"send":"Va"}',
    height: '600',
  });
  const { origin, pathname, searchParams } = new URL(frame.src);
  expect([origin, pathname]).toEqual([
    'https://clubline.example',
    '/embed/chat/..%2F..%2Fauth%3Fx%3D1',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    partner: 'harbour&theme=x',
    theme: 'dark',
    locale: 'es',
    title: 'Final, live',
    labels: '{"send":"Va"}',
  });
  expect([frame.title, frame.style.blockSize]).toEqual(['Final, live', '600px']);
});

test('the frame hears of a height that is none, and of attributes that there are not', async () => {
  const frame = await run({ rom: 'final', timeZone: 'UTC', height: 'tall' });
  const { pathname, searchParams } = new URL(frame.src);
  expect(pathname).toBe('/embed/chat/');
  expect(Object.fromEntries(searchParams)).toEqual({ height: 'tall', unknown: 'rom,time-zone' });
  expect(frame.style.blockSize).toBe('552px');
});

test('the frame hears of attributes of ours that stand without data-', async () => {
  const frame = await run({ theme: 'dark' }, { room: 'final', theme: 'dark', partner: 'harbour' });
  expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
    theme: 'dark',
    bare: 'room,partner',
  });
});

test('the frame is told whether the page is light or dark', async () => {
  document.body.style.colorScheme = 'dark';
  const frame = await run({ room: 'final' });
  document.body.removeAttribute('style');
  expect(new URL(frame.src).searchParams.get('scheme')).toBe('dark');
});

test('the frame is as high as it says, within reason', async () => {
  const frame = await run({ room: 'final' });
  tell(frame, { type: 'clubline-height', height: 333 });
  expect(frame.style.blockSize).toBe('333px');
  for (const height of [0, -5, 5_001, '20px', null, undefined])
    tell(frame, { type: 'clubline-height', height });
  expect(frame.style.blockSize).toBe('333px');
});

test('nobody else can change its height', async () => {
  const frame = await run({ room: 'final' });
  const message = { type: 'clubline-height', height: 333 };
  tell(frame, message, { origin: 'https://evil.example' });
  tell(frame, message, { source: window });
  tell(frame, { ...message, type: 'else' });
  tell(frame, null);
  expect(frame.style.blockSize).toBe('552px');
});

test('the page hears on the frame what is wrong with it, from the frame alone', async () => {
  const frame = await run({ room: 'final' });
  const heard: CustomEvent[] = [];
  document.addEventListener('clubline-error', (event) => heard.push(event as CustomEvent), true);
  const message = { type: 'clubline-error', code: 'unknown-room', message: 'No such room' };
  tell(frame, message, { origin: 'https://evil.example' });
  tell(frame, message);
  expect(heard.map(({ target, detail }) => [target, detail])).toEqual([
    [frame, { code: 'unknown-room', error: new Error('No such room') }],
  ]);
});

test('a frame that was taken away is listened to no longer', async () => {
  const frame = await run({ room: 'final' });
  const remove = vi.spyOn(window, 'removeEventListener');
  frame.remove();
  tell(frame, { type: 'clubline-height', height: 333 });
  expect(remove).toHaveBeenCalledWith('message', expect.any(Function));
});
