import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { TextField } from '../../primitives/TextField';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Auth/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    back: (
      <Button variant="quiet" icon={<Icon name="chevron-left" />}>
        Back
      </Button>
    ),
    title: 'Welcome to Clubline',
    description: 'One account for your clubs, your scores and your people.',
    tagline: 'Make Sports More You',
    footnote: {
      text: 'By continuing you agree to our',
      linkLabel: 'Terms of Service',
      href: '/terms',
    },
    children: (
      <>
        <TextField label="Email" type="email" />
        <Button variant="primary" size="large">
          Continue
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  args: { title: 'Welcome to the Federation of Lakeside Supporters’ Associations' },
};

export const WithoutTagline: Story = {
  args: { tagline: undefined, description: undefined, footnote: undefined, back: undefined },
};

/** Beside a form that is longer than the window the picture stays in sight. */
export const LongForm: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Answer ${index + 1}`} />
        ))}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 400);
    const art = canvasElement.querySelector('svg[viewBox="0 0 800 1000"]');
    await expect(art!.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every state on one page. */
export const AllStates: Story = {
  // A page has one of these; three of them stand here side by side.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <>
      <AuthLayout {...args} />
      <AuthLayout
        {...args}
        title="Welcome to the Federation of Lakeside Supporters’ Associations"
      />
      <AuthLayout title="Just a title" tagline={undefined}>
        {args.children}
      </AuthLayout>
    </>
  ),
};
