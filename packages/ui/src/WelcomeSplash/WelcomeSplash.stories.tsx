import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeSplash } from './WelcomeSplash';

const meta = { title: 'Shell/WelcomeSplash', component: WelcomeSplash, parameters: { layout: 'fullscreen' }, args: { productName: 'Clubline', progress: 60 } } satisfies Meta<typeof WelcomeSplash>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const JustStarted: Story = { args: { progress: 0 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
