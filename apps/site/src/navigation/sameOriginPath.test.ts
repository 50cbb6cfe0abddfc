import { afterEach, expect, test } from 'vitest';
import { sameOriginPath } from './sameOriginPath';

const origin = 'https://clubline.example';

const click = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html;
  let path: string | null | undefined;
  const listen = (event: MouseEvent) => {
    path = sameOriginPath(event, origin);
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  document
    .querySelector('[data-hit]')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
    );
  document.removeEventListener('click', listen);
  return path;
};

afterEach(() => {
  document.body.innerHTML = '';
});

test(
  'a click on a link to this site, or inside of one, gives its path with query and ' + 'fragment',
  () => {
    expect(click(`<a data-hit href="${origin}/clubs/7?post=3#top">x</a>`)).toBe(
      '/clubs/7?post=3#top',
    );
    expect(click(`<a href="${origin}/clubs"><b data-hit>x</b></a>`)).toBe('/clubs');
  },
);

test.each([
  ['another origin', '<a data-hit href="https://other.example/">x</a>', {}],
  ['a link that opens elsewhere', `<a data-hit target="_blank" href="${origin}/clubs">x</a>`, {}],
  ['a download', `<a data-hit download href="${origin}/clubs">x</a>`, {}],
  ['this page in another language', `<a data-hit hreflang="es" href="${origin}/">x</a>`, {}],
  ['a modified click', `<a data-hit href="${origin}/clubs">x</a>`, { ctrlKey: true }],
  ['the middle button', `<a data-hit href="${origin}/clubs">x</a>`, { button: 1 }],
  ['a file', `<a data-hit href="${origin}/uploads/a.png">x</a>`, {}],
  ['an address of the API', `<a data-hit href="${origin}/api/docs">x</a>`, {}],
  ['something that is no link', '<button data-hit>x</button>', {}],
])('%s is left to the browser', (_what, html, init) => {
  expect(click(html, init)).toBeNull();
});

test('a place on the page being shown is left to the browser, which scrolls there', () => {
  document.head.innerHTML = `<base href="${origin}/terms" />`;
  expect(click(`<a data-hit href="${origin}/terms#liability">x</a>`)).toBeNull();
  expect(click(`<a data-hit href="${origin}/contact#form">x</a>`)).toBe('/contact#form');
  document.head.innerHTML = '';
});
