import { expect, test, vi } from 'vitest';
import { ApiError } from '../client';
import { askOnceMore } from './askOnceMore';

const answering = (...errors: unknown[]) => {
  const call = vi.fn(async () => 'answer');
  for (const error of errors) call.mockRejectedValueOnce(error);
  return call;
};
const lost = new ApiError(502, 'Bad Gateway');
const refused = new ApiError(403, 'Not now.');

test('a call whose answer is lost once is made again', async () => {
  const find = vi.fn(async () => 'found');
  await expect(askOnceMore(answering(lost), find)).resolves.toBe('answer');
  expect(find).not.toHaveBeenCalled();
});

test('after two lost answers it is looked for, and done where it is there', async () => {
  const call = answering(lost, lost);
  await expect(askOnceMore(call, async () => 'found')).resolves.toBe('found');
  expect(call).toHaveBeenCalledTimes(2);
});

test.each([
  ['it is not there', async () => null],
  ['nobody can say', async () => Promise.reject(lost)],
  ['nobody looks', undefined],
])('after two lost answers it fails where %s', async (_title, find) => {
  await expect(askOnceMore(answering(lost, lost), find)).rejects.toBe(lost);
});

test.each([
  ['at once', [refused]],
  ['when it is made again', [lost, refused]],
])('what is refused %s is not looked for', async (_title, errors) => {
  const find = vi.fn(async () => 'found');
  await expect(askOnceMore(answering(...errors), find)).rejects.toBe(refused);
  expect(find).not.toHaveBeenCalled();
});
