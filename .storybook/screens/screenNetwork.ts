import {
  createFakeEnvironment,
  createStoryClock,
  type FakeBackend,
  type FakeEnvironment,
} from '../../packages/features/src/testing';
import type { ScreenState } from './screenBackend';

/** A page counts as seen when nothing has been asked for so long, in ms. */
const SEEN_AFTER = 200;

/** The browser that shows a screen, and its way to the server. */
export interface ScreenNetwork {
  environment: FakeEnvironment;
  fetch: typeof fetch;
}

/** What our server says in each language when it fails. */
const FAILED: Readonly<Record<string, string>> = {
  en: 'Something went wrong on our side.',
  es: 'Algo ha fallado por nuestra parte.',
  ar: 'حدث خطأ من جهتنا.',
};

const failed = (language: string) =>
  Response.json(
    { statusCode: 500, error: 'Internal Server Error', message: FAILED[language] ?? FAILED['en'] },
    { status: 500 },
  );

/** A server behind the network that only knows who asks. */
const broken =
  (backend: FakeBackend, language: string): typeof fetch =>
  async (input, init) =>
    String(input).includes('/auth/') ? backend.fetch(input, init) : failed(language);

/** A network that is gone as soon as the page has been seen. */
function losing(backend: FakeBackend, environment: FakeEnvironment): typeof fetch {
  let asked = 0;
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    isLost = true;
    backend.sockets.setReachable(false);
    environment.setNetwork(false);
    for (const socket of backend.sockets.all) socket.drop('transport close');
  };
  return async (input, init) => {
    if (isLost) throw new TypeError('Failed to fetch');
    asked += 1;
    clearTimeout(timer);
    try {
      return await backend.fetch(input, init);
    } finally {
      asked -= 1;
      if (asked === 0) timer = setTimeout(lose, SEEN_AFTER);
    }
  };
}

/**
 * The network of a screen in this state; offline is what is lost while somebody reads.
 * @param language that the page is read in, and is answered in, e.g. `ar`
 */
export function screenNetwork(
  state: ScreenState,
  backend: FakeBackend,
  language: string,
): ScreenNetwork {
  const environment = createFakeEnvironment({ clock: createStoryClock(), hasNetwork: true });
  if (state === 'offline') return { environment, fetch: losing(backend, environment) };
  return { environment, fetch: state === 'broken' ? broken(backend, language) : backend.fetch };
}
