import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { CutNote } from './CutNote';

test('it says how many the server has sent', () => {
  render(<CutNote cutAt={5_000} />);
  expect(screen.getByText('The server sent only the first 5,000.')).toBeTruthy();
});

test('of a list that is whole it says nothing', () => {
  const { container } = render(<CutNote cutAt={undefined} />);
  expect(container.textContent).toBe('');
});

test('the page’s words, class and ref reach it', () => {
  const ref = createRef<HTMLParagraphElement>();
  const labels = { cut: (count: number) => `${count} and no more` };
  render(<CutNote ref={ref} cutAt={7} className="wide" labels={labels} />);
  expect(ref.current?.textContent).toContain('7 and no more');
  expect(ref.current?.classList.contains('wide')).toBe(true);
});
