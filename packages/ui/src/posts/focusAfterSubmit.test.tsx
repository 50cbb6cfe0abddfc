import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CommentComposer } from './CommentComposer';
import { PostComposer } from './PostComposer';
import { ProfilePostComposer } from './ProfilePostComposer';

const author = { name: 'Amy Lake' };
type Fields = { value: string; onChange: (value: string) => void; onSubmit: () => void };
const composers = {
  'a post': (fields: Fields) => <PostComposer author={author} {...fields} />,
  'a comment': (fields: Fields) => <CommentComposer {...fields} />,
  'a profile post': (fields: Fields) => <ProfilePostComposer author={author} {...fields} />,
};

function Page({ kind }: { kind: keyof typeof composers }) {
  const [value, setValue] = useState('');
  return composers[kind]({ value, onChange: setValue, onSubmit: () => setValue('') });
}

test.each(Object.keys(composers) as (keyof typeof composers)[])(
  'after %s the focus is in the field again, and the next one can be written',
  async (kind) => {
    render(<Page kind={kind} />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'First');
    await userEvent.tab();
    while (!(document.activeElement as HTMLButtonElement).matches('[type="submit"]'))
      // Each step goes on from the one before.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('Second');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Second');
  },
);
