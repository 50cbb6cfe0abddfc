import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorState } from '../primitives/ErrorState';
import * as es from './es';
import { PasswordField } from '../primitives/PasswordField';
import { MessagesProvider } from './MessagesProvider';

test('what a provider leaves out stays as it is', () => {
  render(
    <MessagesProvider messages={{ passwordField: { show: 'Mostrar' } }}>
      <PasswordField label="Password" />
      <ErrorState title="Lost" description="Gone" onRetry={() => undefined} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Mostrar' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test(
  'the labels of a component go before the provider, and an inner provider before an ' +
    'outer one',
  () => {
    render(
      <MessagesProvider messages={es}>
        <MessagesProvider messages={{ passwordField: { show: 'Ver' } }}>
          <PasswordField label="One" />
          <ErrorState
            title="Lost"
            description="Gone"
            retryLabel="Again"
            onRetry={() => undefined}
          />
        </MessagesProvider>
        <PasswordField label="Two" labels={{ show: 'Reveal' }} />
        <ErrorState title="Lost" description="Gone" onRetry={() => undefined} />
      </MessagesProvider>,
    );
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Ver', 'Again', 'Reveal', 'Reintentar']);
  },
);

test('another language takes the place of the first without a new page', () => {
  const field = <PasswordField label="Password" />;
  const view = render(<MessagesProvider messages={{}}>{field}</MessagesProvider>);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
  view.rerender(<MessagesProvider messages={es}>{field}</MessagesProvider>);
  expect(screen.getByRole('button', { name: 'Mostrar contraseña' })).toBeTruthy();
});
