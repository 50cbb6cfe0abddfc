import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Lightbox } from './Lightbox';

const images = ['Start', 'Turn', 'Finish'].map((alt) => ({ src: `/${alt}.png`, alt }));

function Gallery() {
  const [index, setIndex] = useState<number | null>(0);
  return <Lightbox images={images} index={index} onIndexChange={setIndex} />;
}

test('arrow keys turn the pictures and stop at the ends', async () => {
  render(<Gallery />);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Start' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Finish' })).toBeTruthy();
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next picture' }).disabled).toBe(true);
});

test('Escape and the cross close it', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
