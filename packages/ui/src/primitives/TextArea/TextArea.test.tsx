import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea';

function Bio({ initial = '' }: { initial?: string }) {
  const [bio, setBio] = useState(initial);
  return (
    <TextArea
      label="Bio"
      value={bio}
      onChange={setBio}
      maxLength={10}
      description="Shown on your profile."
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' });

test('counts what is used and says it with the field', async () => {
  render(<Bio />);
  await userEvent.type(field(), 'four');
  expect(screen.getByText('4/10')).toBeTruthy();
  const description = field()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(description).toContain('4 of 10 characters used');
  expect(description).toContain('Shown on your profile.');
});

test('what is over the limit is kept, marked invalid and announced once', async () => {
  render(<Bio initial="0123456789" />);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field(), 'ab');
  expect(field().value).toBe('0123456789ab');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 characters too many');
});

test('without a value it keeps its own text, and counts it', async () => {
  render(<TextArea label="Bio" defaultValue="four" maxLength={10} />);
  await userEvent.type(field(), 'teen');
  expect(field().value).toBe('fourteen');
  expect(screen.getByText('8/10')).toBeTruthy();
});
