import { afterEach, expect, test, vi } from 'vitest';
import { createToken, PartnerError, removePerson } from './index';

const options = { key: 'clubline_partner_x', api: 'https://api.test/api/' };
const mia = { id: 'mia', name: 'Mia Lund', image: 'https://pictures.test/mia.webp' };
const given = { token: 'abc', expiresAt: '2026-01-01T00:15:00.000Z' };

function answer(...reply: ConstructorParameters<typeof Response>) {
  const fetched = vi.fn<typeof fetch>().mockImplementation(async () => new Response(...reply));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a token is asked for with the key, and given as the chat wants it', async () => {
  const fetched = answer(JSON.stringify({ data: { ...given, more: 1 } }));
  expect(await createToken(mia, options)).toEqual(given);
  const [address, init] = fetched.mock.calls[0]!;
  expect([address, init?.method, init?.redirect]).toEqual([
    'https://api.test/api/partners/token',
    'POST',
    'error',
  ]);
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer clubline_partner_x');
  expect(JSON.parse(String(init?.body))).toEqual(mia);
});

test('nothing is sent of a person but what is meant for others', async () => {
  const fetched = answer(JSON.stringify({ data: given }));
  await createToken({ ...mia, email: 'mia@example.test' } as typeof mia, options);
  expect(JSON.parse(String(fetched.mock.calls[0]![1]?.body))).toEqual(mia);
});

test('key and address stand in the environment, too', async () => {
  vi.stubEnv('CLUBLINE_PARTNER_KEY', 'from the environment');
  vi.stubEnv('CLUBLINE_API', 'https://elsewhere.test/api');
  const fetched = answer(JSON.stringify({ data: given }));
  await createToken(mia);
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe('https://elsewhere.test/api/partners/token');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer from the environment');
});

test.each([
  [
    { key: '', api: 'https://api.test/api' },
    'CLUBLINE_PARTNER_KEY is not set, and no option key is given.',
  ],
  [{ key: 'x', api: '' }, 'CLUBLINE_API is not set, and no option api is given.'],
])('%j: it is said what is not set, and nothing is called', async (wrong, words) => {
  const fetched = answer('');
  await expect(createToken(mia, wrong)).rejects.toThrow(words);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['clubline.example/api', 'localhost:4000/api', '/api'])(
  'an address that is no whole one is told of, and nothing is called (%s)',
  async (api) => {
    const fetched = answer('');
    await expect(createToken(mia, { ...options, api })).rejects.toMatchObject({
      name: 'PartnerError',
      status: 0,
      message:
        `The option api is "${api}", and has to be a whole address, e.g. ` +
        'https://clubline.example/api or, while you develop, http://localhost:4000/api.',
    });
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  [404, JSON.stringify({ message: 'Route POST:/partners/token not found' })],
  [405, '<html>'],
  [200, '<html>'],
])('an address without /api at its end is told of (%i)', async (status, body) => {
  answer(body, { status });
  const said = status === 200 ? 'without a token' : String(status);
  await expect(createToken(mia, { ...options, api: 'https://api.test' })).rejects.toMatchObject({
    status,
    message:
      `https://api.test has answered ${said}. Its address ends in /api, and this one does ` +
      'not.',
  });
});

test.each([
  [{ ...mia, id: 7 }, 'id: it is of type number, and has to be a string, e.g. String(id).'],
  [{ name: 'Mia' }, 'id: it is missing, and has to be a string.'],
  [undefined, 'id: it is missing, and has to be a string.'],
  [{ id: 'mia' }, 'name: it is missing, and has to be a string.'],
  [{ ...mia, name: ' ' }, 'name: it is empty, and has to be a string.'],
  [{ ...mia, image: '' }, 'image: it is empty. Without a picture leave it out, or give null.'],
  [{ ...mia, image: {} }, 'image: it is of type object, and has to be a string.'],
])('a person whose texts are none is refused in words (%j)', async (person, message) => {
  const fetched = answer('');
  await expect(createToken(person as typeof mia, options)).rejects.toMatchObject({
    name: 'PartnerError',
    status: 400,
    message,
  });
  expect(fetched).not.toHaveBeenCalled();
});

test('somebody who has no picture is taken', async () => {
  answer(JSON.stringify({ data: given }));
  expect(await createToken({ ...mia, image: null }, options)).toEqual(given);
});

test('a refusal has its status and the words of the API', async () => {
  answer(JSON.stringify({ message: 'This person was removed.' }), { status: 403 });
  const error = await createToken(mia, options).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(PartnerError);
  expect(error).toMatchObject({ status: 403, message: 'This person was removed.' });
  answer('<html>', { status: 502 });
  await expect(createToken(mia, options)).rejects.toMatchObject({
    status: 502,
    message: 'https://api.test/api/ has answered 502.',
  });
});

test.each([
  ['no JSON', '<html>'],
  ['no object', 'null'],
  ['nothing in it', '{}'],
  ['no token', JSON.stringify({ data: { expiresAt: given.expiresAt } })],
])('an answer with %s is refused in words, too', async (_, body) => {
  answer(body);
  const error = await createToken(mia, options).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(PartnerError);
  expect(error).toMatchObject({
    status: 200,
    message: 'https://api.test/api/ has answered without a token.',
  });
});

test('a refusal whose words are none is told of by its status', async () => {
  answer(JSON.stringify({ message: { text: 'No' } }), { status: 400 });
  await expect(createToken(mia, options)).rejects.toThrow(
    'https://api.test/api/ has answered 400.',
  );
});

test('no answer is told of, with its cause and without the key', async () => {
  const cause = new TypeError('fetch failed');
  vi.stubGlobal('fetch', () => Promise.reject(cause));
  const error = await createToken(mia, options).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status: 0, cause });
  expect(String(error)).not.toContain(options.key);
});

test('somebody is removed by the id', async () => {
  const fetched = answer(null, { status: 204 });
  expect(await removePerson('a+b', options)).toBeUndefined();
  const [address, init] = fetched.mock.calls[0]!;
  expect([address, init?.method, init?.body]).toEqual([
    'https://api.test/api/partners/people/a%2Bb',
    'DELETE',
    null,
  ]);
});

test.each(['.', '..', '...'])('nobody has the id %s, which addresses lose', async (id) => {
  const fetched = answer(null, { status: 204 });
  await expect(removePerson(id, options)).rejects.toMatchObject({
    name: 'PartnerError',
    status: 400,
    message: 'id: not dots alone.',
  });
  expect(fetched).not.toHaveBeenCalled();
});
