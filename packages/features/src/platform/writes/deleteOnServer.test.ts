import { expect, test, vi } from 'vitest';
import { ApiError } from '../client';
import { deleteOnServer } from './deleteOnServer';

const failing = (...errors: unknown[]) => {
  const call = vi.fn(async () => undefined);
  for (const error of errors) call.mockRejectedValueOnce(error);
  return call;
};
const lost = new ApiError(0, 'Failed to fetch');
const gone = new ApiError(404, 'Post not found');
const refused = new ApiError(403, 'Not now.');

test('asks once where the answer is clear', async () => {
  const call = failing();
  await deleteOnServer(call);
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ['is found deleted when it is asked for again', [lost, gone]],
  ['is deleted when it is asked for again', [lost]],
  ['was gone before', [gone]],
])('is done where it %s', async (_title, errors) => {
  await expect(deleteOnServer(failing(...errors))).resolves.toBeUndefined();
});

test.each([
  ['is gone', [lost, lost], false],
  ['is gone', [lost, gone], true],
])('where it is open twice it is looked for, and done where it %s', async (_title, errors, is) => {
  await expect(deleteOnServer(failing(...errors), async () => is)).resolves.toBeUndefined();
});

test.each([
  ['it is still there', async () => true],
  ['nobody can say', async () => Promise.reject(lost)],
])('fails where it is open twice and %s', async (_title, isThere) => {
  await expect(deleteOnServer(failing(lost, lost), isThere)).rejects.toBe(lost);
});

test('what is refused is not looked for', async () => {
  const isThere = vi.fn(async () => false);
  await expect(deleteOnServer(failing(refused), isThere)).rejects.toBe(refused);
  expect(isThere).not.toHaveBeenCalled();
});

test.each([
  ['refused', [refused], 1],
  ['refused when it is asked for again', [lost, refused], 2],
  ['unclear twice', [lost, lost], 2],
])('fails where it is %s', async (_title, errors, times) => {
  const call = failing(...errors);
  await expect(deleteOnServer(call)).rejects.toBe(errors.at(-1));
  expect(call).toHaveBeenCalledTimes(times);
});
