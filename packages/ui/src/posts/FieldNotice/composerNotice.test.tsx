import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CommentComposer } from '../CommentComposer';
import { PostComposer } from '../PostComposer';

const never = () => {};
const composers = [
  [
    'a post',
    (notice?: string) => (
      <PostComposer
        author={{ name: 'Maya Lopez' }}
        value="@ben_torres hi"
        onChange={never}
        onSubmit={never}
        notice={notice}
      />
    ),
  ],
  [
    'a comment',
    (notice?: string) => (
      <CommentComposer value="@ben_torres hi" onChange={never} onSubmit={never} notice={notice} />
    ),
  ],
] as const;

test.each(composers)(
  'what there is to know of %s is a status, there before its words, and holds nothing back',
  (_, composer) => {
    const words = '@ben_torres will not be notified.';
    const { rerender } = render(composer());
    const before = screen.getAllByRole('status');
    expect(screen.queryByText(words)).toBeNull();
    rerender(composer(words));
    const status = before.find(({ textContent }) => textContent === words);
    expect(status?.isConnected).toBe(true);
    const send = screen.getByRole('button', { name: /^(?:Post|Send comment)$/ });
    expect(send).toHaveProperty('disabled', false);
    rerender(composer());
    expect(status?.textContent).toBe('');
  },
);
