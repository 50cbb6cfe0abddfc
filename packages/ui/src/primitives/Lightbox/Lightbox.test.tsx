import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next picture' }).disabled).toBe(
    true,
  );
});

const swipe = (from: [number, number], to: [number, number], pointerType = 'touch') => {
  const picture = screen.getByRole('img');
  fireEvent.pointerDown(picture, { pointerId: 7, pointerType, clientX: from[0], clientY: from[1] });
  fireEvent.pointerUp(picture, { pointerId: 7, pointerType, clientX: to[0], clientY: to[1] });
};

test('a swipe turns the pictures, and stops at the ends', () => {
  render(<Gallery />);
  swipe([100, 200], [300, 210]);
  expect(screen.getByRole('img', { name: 'Start' })).toBeTruthy();
  swipe([300, 200], [100, 210]);
  expect(screen.getByRole('img', { name: 'Turn' })).toBeTruthy();
  swipe([100, 200], [300, 210]);
  expect(screen.getByRole('img', { name: 'Start' })).toBeTruthy();
});

test.each([
  ['a short way', [300, 200], [270, 200], 'touch'],
  ['up rather than aside', [300, 400], [200, 100], 'touch'],
  ['with a mouse', [300, 200], [100, 200], 'mouse'],
] as const)('%s is no swipe', (_, from, to, pointerType) => {
  render(<Gallery />);
  swipe([...from], [...to], pointerType);
  expect(screen.getByRole('img', { name: 'Start' })).toBeTruthy();
});

test('two fingers zoom and turn nothing', () => {
  render(<Gallery />);
  const picture = screen.getByRole('img');
  fireEvent.pointerDown(picture, {
    pointerId: 1,
    pointerType: 'touch',
    clientX: 300,
    clientY: 200,
  });
  fireEvent.pointerDown(picture, {
    pointerId: 2,
    pointerType: 'touch',
    clientX: 320,
    clientY: 200,
  });
  fireEvent.pointerUp(picture, { pointerId: 1, pointerType: 'touch', clientX: 100, clientY: 200 });
  fireEvent.pointerUp(picture, { pointerId: 2, pointerType: 'touch', clientX: 500, clientY: 200 });
  expect(screen.getByRole('img', { name: 'Start' })).toBeTruthy();
});

test('closing gives the focus back to what opened it', async () => {
  function Opened() {
    const [index, setIndex] = useState<number | null>(null);
    return (
      <>
        <button type="button" onClick={() => setIndex(1)}>
          Open
        </button>
        <Lightbox images={images} index={index} onIndexChange={setIndex} />
      </>
    );
  }
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape and the cross close it', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press beside the picture closes it, one on it or begun on it does not', async () => {
  render(<Gallery />);
  const picture = screen.getByRole('img');
  const beside = picture.parentElement!;
  await userEvent.click(picture);
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.pointerDown(picture);
  fireEvent.click(beside);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByText('1 of 3'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(beside);
  expect(screen.queryByRole('dialog')).toBeNull();
});
