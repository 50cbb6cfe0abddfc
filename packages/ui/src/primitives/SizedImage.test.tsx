import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SizedImage } from './SizedImage';

afterEach(() => void vi.unstubAllGlobals());

const widths = { src: '/wave.webp', srcSet: '/wave-160.webp 160w, /wave.webp 640w', sizes: '96px' };

/** Stands for a browser that has loaded one width, and is asked for another. */
function open() {
  let resize: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        let width = 0;
        resize = () =>
          tell([
            { target: screen.getByRole('img'), contentRect: { width: (width += 1), height: 1 } },
          ]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(<SizedImage {...widths} alt="Waves" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Waves' });
  const load = (currentSrc: string, naturalWidth: number, decode: () => Promise<void>) => {
    Object.defineProperties(image, {
      currentSrc: { value: currentSrc, configurable: true },
      complete: { value: true, configurable: true },
      naturalWidth: { value: naturalWidth, configurable: true },
      decode: { value: decode, configurable: true },
    });
  };
  return { image, load, resize: () => act(async () => resize()) };
}

test('a picture whose other width does not come stays as it was', async () => {
  const { image, load, resize } = open();
  load('/wave-160.webp', 160, () => Promise.resolve());
  fireEvent.load(image);
  load('/wave.webp', 0, () => Promise.reject(new Error('The source image cannot be decoded.')));
  await resize();
  expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([
    '/wave-160.webp',
    null,
  ]);
});

test('a picture whose other width comes has all of them', async () => {
  const { image, load, resize } = open();
  load('/wave-160.webp', 160, () => Promise.resolve());
  fireEvent.load(image);
  load('/wave.webp', 640, () => Promise.resolve());
  await resize();
  expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([
    widths.src,
    widths.srcSet,
  ]);
});
