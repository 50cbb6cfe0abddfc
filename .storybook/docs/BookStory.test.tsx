import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BookStory } from './BookStory';

const told = vi.hoisted(() => ({ story: {} as object }));
vi.mock('@storybook/addon-docs/blocks', () => ({ Story: () => 'drawn', useOf: () => told }));

const story = { id: 'posts-card--opened', name: 'Opened', parameters: {} };
const show = (more: object) => {
  told.story = { ...story, ...more };
  render(<BookStory of={{}} />);
};
const link = () => screen.queryByRole('link', { name: 'See “Opened” played' });
beforeEach(() => void (told.story = {}));

test('a story that presses something leads to where that is played', () => {
  show({ playFunction: () => undefined });
  expect(link()?.getAttribute('href')).toBe('./?path=/story/posts-card--opened');
});

test('one that presses nothing, or stands in a frame in which it plays, does not', () => {
  show({});
  expect(link()).toBeNull();
  const parameters = { docs: { story: { inline: false } } };
  show({ playFunction: () => undefined, parameters });
  expect(link()).toBeNull();
});
