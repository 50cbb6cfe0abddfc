import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PartnerCarousel } from './PartnerCarousel';

const partners = [{ name: 'Northstand' }, { name: 'Holeshot Fuel', href: 'https://example.com' }];

test('each partner is named once to assistive technology, although the row is drawn twice', () => {
  render(<PartnerCarousel partners={partners} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the movement can be paused and resumed with the keyboard', async () => {
  render(<PartnerCarousel partners={partners} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Pause the row of partners' }),
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Let the row of partners move' }));
  expect(screen.getByRole('button', { name: 'Pause the row of partners' })).toBeDefined();
});
