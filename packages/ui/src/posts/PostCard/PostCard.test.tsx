import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PostCard } from './PostCard';
import { pictures } from '../../primitives/Lightbox/Lightbox.fixtures';
import { post } from './PostCard.fixtures';

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^More about the post/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('deleting asks first: cancelling keeps the post, confirming deletes it', async () => {
  const onDelete = vi.fn();
  render(<PostCard {...post} onDelete={onDelete} />);
  await choose('Delete');
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Delete this post?' })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  expect(onDelete).not.toHaveBeenCalled();
  await choose('Delete');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(onDelete).toHaveBeenCalledOnce();
});

test('a post by somebody else cannot be deleted', () => {
  render(<PostCard {...post} />);
  expect(screen.queryByRole('button', { name: /^More about the post/ })).toBeNull();
});

test('one’s own post is changed and deleted in one menu, with what else can be done', async () => {
  const onEdit = vi.fn();
  const actions = [{ id: 'pin', label: 'Pin post' }];
  render(<PostCard {...post} actions={actions} onEdit={onEdit} onDelete={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /^More about the post/ }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Edit your post',
    'Pin post',
    'Delete',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit your post' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a post is named by its author and says its time', () => {
  render(<PostCard {...post} />);
  expect(
    within(screen.getByRole('article', { name: 'Amy Lake' }))
      .getByText('12m ago')
      .getAttribute('datetime'),
  ).toBe('2025-10-08T17:48:00.000Z');
});

test('comments open and close by one button that says which it is', () => {
  const { rerender } = render(
    <PostCard {...post} onToggleComments={vi.fn()}>
      <p>Here they are</p>
    </PostCard>,
  );
  expect(screen.queryByText('Here they are')).toBeNull();
  expect(screen.getByRole('button', { name: '4 comments' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  rerender(
    <PostCard {...post} isCommentsOpen onToggleComments={vi.fn()}>
      <p>Here they are</p>
    </PostCard>,
  );
  expect(screen.getByText('Here they are')).toBeTruthy();
});

test('a picture is named by what it shows, where somebody said it, also at full size', async () => {
  render(
    <PostCard
      {...post}
      mediaUrls={pictures.slice(0, 2)}
      mediaAlts={['Waves on a green lake.', ' ']}
    />,
  );
  expect(screen.getByRole('img', { name: 'Waves on a green lake.' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Picture 2 by Amy Lake' })).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Open picture 1: Waves on a green lake.' }),
  );
  expect(
    within(screen.getByRole('dialog')).getByRole('img', { name: 'Waves on a green lake.' }),
  ).toBeTruthy();
});

test('a picture that could not be loaded keeps its place and words, and comes again', async () => {
  render(
    <PostCard {...post} mediaUrls={pictures.slice(0, 2)} mediaAlts={['Waves on a green lake.']} />,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Waves on a green lake.' }));
  expect(screen.getByRole('button', { name: 'Open picture 2' })).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Picture 1 could not be loaded. Try again Waves on a green lake.',
    }),
  );
  expect(screen.getByRole('img', { name: 'Waves on a green lake.' })).toBeTruthy();
});

test('a picture that could not be loaded is none of those at full size', async () => {
  render(<PostCard {...post} mediaUrls={pictures.slice(0, 2)} mediaAlts={['First', 'Second']} />);
  fireEvent.error(screen.getByRole('img', { name: 'First' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open picture 2: Second' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Second' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
});

test('a picture opens at full size', async () => {
  render(<PostCard {...post} mediaUrls={pictures.slice(0, 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open picture 1' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});
