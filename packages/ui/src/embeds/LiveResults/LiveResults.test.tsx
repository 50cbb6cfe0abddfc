import { createRef, StrictMode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveResults, useResults, type LiveResultsProps } from '.';
import { proRunabout } from '../ResultsTable/ResultsTable.fixtures';
import { liveResults as spanish } from './messages.es';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function live(answers: (() => Response)[], props: Partial<LiveResultsProps> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    (answers.length > 1 ? answers.shift()! : answers[0]!)(),
  );
  return { fetch, table: <LiveResults src="/race.json" fetch={fetch} {...props} /> };
}

test('until there are results it says that they are loading; then how old they are', async () => {
  const { table } = live([() => json(proRunabout)]);
  render(table);
  expect(screen.getByText('Loading results…')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await pass(0);
  expect(screen.getByRole('table', { name: /Pro Runabout/ })).toBeTruthy();
  expect(screen.getByText('Updated just now.')).toBeTruthy();
  await pass(180_000);
  expect(screen.getByText('Updated 3 min ago.')).toBeTruthy();
  await pass(7_200_000);
  expect(screen.getByText('Updated 2 h ago.')).toBeTruthy();
});

test('a ref leads to the outermost element, while it loads and after', async () => {
  const box = createRef<HTMLDivElement>();
  const fetch = async () => json(proRunabout);
  const { container } = render(<LiveResults ref={box} src="/race.json" fetch={fetch} />);
  expect(box.current).toBe(container.firstElementChild);
  await pass(0);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(box.current).toBe(container.firstElementChild);
});

test('without an address nothing is asked for, and the page hears that it is missing', async () => {
  const onError = vi.fn();
  const { fetch, table } = live([() => json(proRunabout)], { onError, src: undefined as never });
  render(table);
  await pass(0);
  expect(fetch).not.toHaveBeenCalled();
  expect(onError.mock.calls).toEqual([[{ code: 'missing', error: new Error('no src') }]]);
  expect(screen.getByRole('status').textContent).toContain(
    'The results cannot be loaded at the moment.',
  );
});

test('a strict mode hears once that the address is missing, and again after one', async () => {
  const onError = vi.fn();
  const fetch = async () => json(proRunabout);
  const at = (src?: string) => (
    <StrictMode>
      <LiveResults src={src as string} fetch={fetch} onError={onError} />
    </StrictMode>
  );
  const { rerender } = render(at());
  await pass(0);
  expect(onError).toHaveBeenCalledTimes(1);
  rerender(at('/race.json'));
  await pass(0);
  rerender(at());
  await pass(0);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('results that cannot be loaded are said to be, and may be asked for again', async () => {
  const onError = vi.fn();
  const { table } = live([() => json({}, 503), () => json(proRunabout)], { onError });
  render(table);
  await pass(0);
  expect(screen.getByRole('status').textContent).toContain(
    'The results cannot be loaded at the moment.',
  );
  expect(onError).toHaveBeenCalledWith({
    code: 'unreachable',
    error: new Error('/race.json: answered 503'),
  });
  await press('Retry');
  await pass(0);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('the last results stay with their age while nothing newer comes', async () => {
  const { table } = live([() => json(proRunabout), () => json({}, 500)], { refresh: 120 });
  render(table);
  await pass(120_000);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'These results cannot be refreshed at the moment.',
  );
  expect(screen.getByText('Updated 2 min ago.', { exact: false })).toBeTruthy();
});

test('failures are said by what was there before them', async () => {
  const { table } = live([() => json(proRunabout), () => json({}, 503)], { refresh: 30 });
  render(table);
  await pass(0);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await pass(30_000);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).not.toBe('');
});

test('it is said when a try is under way', async () => {
  const answers = [() => json({}, 500)];
  const fetch = vi
    .fn<typeof globalThis.fetch>(() => new Promise(() => {}))
    .mockResolvedValueOnce(answers[0]!());
  render(live(answers, { fetch }).table);
  await pass(0);
  await press('Retry');
  expect(screen.getByRole('button', { name: 'Trying…' })).toBeTruthy();
});

test('another address starts anew; another function does not', async () => {
  const { fetch, table } = live([() => json(proRunabout), () => json({}, 500)]);
  const { rerender } = render(table);
  await pass(0);
  rerender(<LiveResults src="/race.json" fetch={fetch} onError={() => {}} />);
  await pass(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  rerender(<LiveResults src="/other.json" fetch={fetch} />);
  await pass(0);
  expect(screen.queryByRole('table')).toBeNull();
  expect(fetch.mock.calls.at(-1)?.[0]).toBe('/other.json');
});

test('a server renders the race that it has, and it shows until there is a newer', async () => {
  const { table } = live([() => json({ ...proRunabout, title: 'Newer' })], {
    initial: proRunabout,
  });
  expect(renderToString(table)).toContain(proRunabout.title);
  render(table);
  expect(screen.getByRole('table', { name: new RegExp(proRunabout.title) })).toBeTruthy();
  await pass(0);
  expect(screen.getByRole('table', { name: /Newer/ })).toBeTruthy();
});

test('its words can be replaced, and so can those of the table', async () => {
  const labels = { ...spanish, rider: 'Piloto' };
  render(live([() => json(proRunabout)], { labels }).table);
  expect(screen.getByText('Cargando resultados…')).toBeTruthy();
  await pass(0);
  expect(screen.getByText('Actualizado ahora mismo.')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Piloto' })).toBeTruthy();
});

test('the hook alone gives what there is, without a look', async () => {
  const { fetch } = live([() => json({}, 500), () => json(proRunabout)]);
  const Own = () => {
    const { status, race, problem, retry } = useResults({ src: '/race.json', fetch });
    return (
      <main>
        {status} {race?.title} {problem?.code}
        <button onClick={retry}>again</button>
      </main>
    );
  };
  render(<Own />);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('loading')).toBeTruthy();
  await pass(0);
  expect(main.getByText('error unreachable')).toBeTruthy();
  await press('again');
  await pass(0);
  expect(main.getByText(`ready ${proRunabout.title}`)).toBeTruthy();
});

test('nothing goes on when it has left the page', async () => {
  const { fetch, table } = live([() => json(proRunabout)], { refresh: 5 });
  const { unmount } = render(table);
  await pass(0);
  unmount();
  await pass(60_000);
  expect([fetch.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});
