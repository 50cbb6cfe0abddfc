import { assert, integer, property } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPicture, sizeWithin } from './shrinkPicture';

/** A page whose images have this size, and whose canvases write what they are asked for. */
function stubPage({ width, height, types = ['image/jpeg', 'image/webp'] }: StubbedPage) {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = width;
      naturalHeight = height;
      decode = async () => {
        if (width === 0) throw new DOMException('unreadable', 'EncodingError');
      };
    },
  );
  const draw = vi.fn();
  const context = { drawImage: draw } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['drawn'], { type: types.includes(type ?? '') ? (type ?? '') : 'image/png' })),
  );
  return draw;
}

interface StubbedPage {
  width: number;
  height: number;
  types?: string[];
}

const file = (name: string, type: string) => new File(['picture'], name, { type });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('no side is longer than asked, none is lost, and the shape stays', () => {
  const side = integer({ min: 1, max: 50_000 });
  assert(
    property(side, side, (width, height) => {
      const small = sizeWithin(2_048, { width, height });
      expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(2_048);
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1);
      const longer = Math.max(width, height);
      const expected = (Math.min(width, height) / longer) * Math.min(longer, 2_048);
      expect(Math.abs(Math.min(small.width, small.height) - expected)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a photo is drawn anew at any size, because it may say where it was taken', async () => {
  const draw = stubPage({ width: 800, height: 600 });
  const sent = await shrinkPicture(file('start.HEIC', 'image/heic'), 2_048);
  expect(draw).toHaveBeenCalledWith(expect.anything(), 0, 0, 800, 600);
  expect(sent).toMatchObject({ name: 'start.jpg', type: 'image/jpeg' });
});

test('what may be transparent stays so, and is left alone while it is small enough', async () => {
  const small = file('logo.png', 'image/png');
  const draw = stubPage({ width: 2_048, height: 10 });
  expect(await shrinkPicture(small, 2_048)).toBe(small);
  expect(draw).not.toHaveBeenCalled();
  stubPage({ width: 4_096, height: 10 });
  expect(await shrinkPicture(small, 2_048)).toMatchObject({ name: 'logo.webp' });
  stubPage({ width: 4_096, height: 10, types: ['image/jpeg'] });
  expect(await shrinkPicture(small, 2_048)).toMatchObject({ name: 'logo.png', type: 'image/png' });
});

test('animations and drawings are sent as they are', async () => {
  stubPage({ width: 9_000, height: 9_000 });
  const gif = file('goal.gif', 'image/gif');
  expect(await shrinkPicture(gif, 2_048)).toBe(gif);
});

test('what this browser cannot read is no picture', async () => {
  stubPage({ width: 0, height: 0 });
  expect(await shrinkPicture(file('start.heic', 'image/heic'), 2_048)).toBeNull();
});

test('a picture that cannot be drawn for want of memory is sent as it is', async () => {
  stubPage({ width: 9_000, height: 9_000 });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const photo = file('start.jpg', 'image/jpeg');
  expect(await shrinkPicture(photo, 2_048)).toBe(photo);
});
