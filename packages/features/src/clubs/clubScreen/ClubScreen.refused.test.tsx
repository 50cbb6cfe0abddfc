import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakePost } from '../../testing';
import { expectRefused, refusalsOf } from '../../testing/refusals.fixtures';
import { article, joined, openClub } from './testing/openClub';

// Typing key by key is slow where several suites share a processor.
vi.setConfig({ testTimeout: 20_000 });

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test.each(refusalsOf('content'))(
  'a post is refused under its text, as %s says it, and the text is back',
  async (_shape, reply, text) => {
    const { backend } = openClub({ clubs: [joined()] });
    backend.fail('POST /club-social/club-posts', reply);
    await userEvent.type(await box('Write a post'), 'Race day');
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }));
    await expectRefused(await box('Write a post'), text);
    expect((await box('Write a post')).value).toBe('Race day');
    expect(screen.getByText('Failed to post')).toBeTruthy();
    await userEvent.type(await box('Write a post'), '!');
    expect((await box('Write a post')).getAttribute('aria-invalid')).toBeNull();
  },
);

test.each(refusalsOf('content'))(
  'a comment is refused under its text, as %s says it, and the text is back',
  async (_shape, reply, text) => {
    const post = fakePost({ id: 'p1', clubId: 'c1', content: 'Race day' });
    const { backend } = openClub({ clubs: [joined()], posts: [post], embeds: true });
    backend.fail('POST /club-social/club-comments', reply);
    await screen.findByText('Race day');
    const card = within(article('Race day'));
    await userEvent.click(await card.findByRole('button', { name: /comments/ }));
    const field = card.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Mine{Enter}');
    await expectRefused(field, text);
    expect(field.value).toBe('Mine');
  },
);

test.each(refusalsOf('content'))(
  'a channel message is refused under its text, as %s says it, and the text is back',
  async (_shape, reply, text) => {
    const club = joined({ channels: [{ id: 'ch1', name: 'Race day' }] });
    const { backend } = openClub({ clubs: [club] });
    backend.fail('POST /club-channels/ch1/messages', reply);
    await userEvent.click(await screen.findByRole('tab', { name: 'Race day' }));
    await userEvent.type(await box('Write a message'), 'Hi{Enter}');
    await expectRefused(await box('Write a message'), text);
    expect((await box('Write a message')).value).toBe('Hi');
  },
);
