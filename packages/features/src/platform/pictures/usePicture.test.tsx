import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createFakeEnvironment, FakeClubline } from '../../testing';
import { ApiError } from '../client';
import type { ShrinkPicture } from '../environment';
import { usePicture } from './usePicture';

const photo = (name = 'start.heic') => new File(['photo'], name, { type: 'image/heic' });
const small = new File(['small'], 'start.jpg', { type: 'image/jpeg' });

const open = (shrinkPicture?: ShrinkPicture) => {
  const environment = createFakeEnvironment({ ...(shrinkPicture && { shrinkPicture }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FakeClubline environment={environment}>{children}</FakeClubline>
  );
  return renderHook(() => usePicture(), { wrapper }).result;
};

describe('a picture that was chosen', () => {
  test('is made smaller once, however often it is sent, and is sent so', async () => {
    const asked: number[] = [];
    const picture = open(async (_file, maxSide) => {
      asked.push(maxSide);
      return small;
    });
    const chosen = photo();
    act(() => picture.current.choose(chosen));
    expect(picture.current.file).toBe(chosen);
    expect(await picture.current.prepared(chosen)).toBe(small);
    expect(await picture.current.prepared(chosen)).toBe(small);
    expect(asked).toEqual([2048]);
  });

  test('is sent as it is where the browser cannot make it smaller', async () => {
    const picture = open();
    const chosen = photo();
    act(() => picture.current.choose(chosen));
    expect(await picture.current.prepared(chosen)).toBe(chosen);
  });

  test.each([
    ['cannot be read', async () => null],
    ['breaks what reads it', () => Promise.reject(new Error('out of memory'))],
  ])('that %s is taken away with its words, and it says why', async (_title, shrink) => {
    const picture = open(shrink);
    act(() => {
      picture.current.choose(photo());
      picture.current.setAlt('The start');
    });
    await waitFor(() => expect(picture.current.file).toBeNull());
    expect(picture.current.alt).toBe('');
    expect(picture.current.problem).toBe('This picture cannot be read. Please choose another one.');
    act(() => picture.current.choose(null));
    expect(picture.current.problem).toBeNull();
  });

  test('that is still too large is taken away, and it says so', async () => {
    const large = photo();
    Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
    const picture = open(async () => large);
    act(() => picture.current.choose(photo()));
    await waitFor(() => expect(picture.current.problem).toBe('The picture is too large.'));
    expect(picture.current.file).toBeNull();
  });

  test('stays when the one before it turns out to be unreadable', async () => {
    let refuse = () => {};
    const picture = open((file) =>
      file.name === 'first.heic'
        ? new Promise((resolve) => (refuse = () => resolve(null)))
        : Promise.resolve(small),
    );
    const second = photo('second.heic');
    act(() => picture.current.choose(photo('first.heic')));
    act(() => picture.current.choose(second));
    await act(async () => refuse());
    expect(picture.current.file).toBe(second);
    expect(picture.current.problem).toBeNull();
  });

  test('loses its words when it is taken back', () => {
    const picture = open();
    act(() => picture.current.choose(photo()));
    act(() => picture.current.setAlt('The start'));
    act(() => picture.current.choose(null));
    expect(picture.current.alt).toBe('');
  });
});

test('a refusal is said in the same words whether it comes from here or from the server', () => {
  const picture = open();
  expect(picture.current.refusalOf(new ApiError(413, 'Payload Too Large', {}))).toBe(
    'The picture is too large.',
  );
  expect(picture.current.refusalOf(new ApiError(500, 'Oops', {}))).toBeNull();
});
