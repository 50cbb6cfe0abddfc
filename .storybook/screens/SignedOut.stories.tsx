import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './Screen';

const meta = {
  title: 'Screens/Signed out',
  component: Screen,
  tags: ['catalogue'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { page: 'auth', state: 'full' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Auth: Story = { args: { page: 'auth' } };
export const SignIn: Story = { args: { page: 'signIn' } };
export const SignUp: Story = { args: { page: 'signUp' } };
export const Reset: Story = { args: { page: 'reset' } };
export const Contact: Story = { args: { page: 'contact' } };
export const Home: Story = { args: { page: 'home' } };
export const Terms: Story = { args: { page: 'terms' } };
