import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from '../primitives/ErrorState';
import { PasswordField } from '../primitives/PasswordField';
import * as ar from './ar';
import * as es from './es';
import { MessagesProvider } from './MessagesProvider';

const meta = {
  title: 'Partners/MessagesProvider',
  component: MessagesProvider,
  args: {
    messages: {},
    children: (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
        <PasswordField label="Password / Contraseña" />
        <ErrorState title="404" onRetry={fn()} />
      </div>
    ),
  },
} satisfies Meta<typeof MessagesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Spanish: Story = { args: { messages: es } };
export const Arabic: Story = { args: { messages: ar }, globals: { direction: 'rtl' } };
/** What is left out stays as it is around the provider. */
export const SomeTexts: Story = { args: { messages: { errorState: { retry: 'Once more' } } } };
