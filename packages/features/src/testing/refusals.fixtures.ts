import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { FakeReply } from './createFakeBackend';

/** What the server says in `refusalsOf`. */
export const REFUSED = 'Not this one.';

/** The same refusal of one property, as our backend says it and as plain ones do. */
export function refusalsOf(property: string, conflict?: string): [string, FakeReply, string][] {
  const errors = [{ property, messages: [REFUSED] }];
  const ours = { statusCode: 400, error: 'Bad Request', message: REFUSED, errors };
  return [
    ['our backend', new FakeReply(400, ours), REFUSED],
    [
      'a backend with constraints',
      new FakeReply(422, { message: [{ property, constraints: { isOther: REFUSED } }] }),
      REFUSED,
    ],
    [
      'a backend with texts alone',
      new FakeReply(400, { message: `${property}: ${REFUSED}` }),
      REFUSED,
    ],
    ...(conflict === undefined
      ? []
      : [
          ['a conflict in one text', new FakeReply(409, { message: conflict }), conflict] as [
            string,
            FakeReply,
            string,
          ],
        ]),
  ];
}

/** Fails unless the control has the focus, is marked, and has this text under it. */
export async function expectRefused(
  control: HTMLElement,
  text: string,
  group: HTMLElement = control,
): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(control));
  expect(control.getAttribute('aria-invalid') ?? group.getAttribute('aria-invalid')).toBe('true');
  const described = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent ?? '');
  expect(texts).toContainEqual(expect.stringContaining(text));
}
