import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Form, type FormError } from './Form';
import { FormRow } from './FormRow';

const fields = (errors: readonly FormError[] = []) => {
  const messageOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <>
      <TextField
        label="Name"
        name="name"
        isRequired
        value=""
        onChange={fn()}
        errorMessage={messageOf('name')}
      />
      <TextField
        label="Email"
        name="email"
        isRequired
        value="mara@"
        onChange={fn()}
        errorMessage={messageOf('email')}
      />
      <TextArea
        label="Message"
        name="message"
        isRequired
        value=""
        onChange={fn()}
        errorMessage={messageOf('message')}
      />
      <Button type="submit" variant="primary">
        Send Message
      </Button>
    </>
  );
};

const faults: FormError[] = [
  { field: 'name', message: 'Name is required' },
  { field: 'email', message: 'Invalid email format.' },
];

const meta = {
  title: 'Primitives/Form',
  component: Form,
  subcomponents: { FormRow },
  args: { onSubmit: fn() },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Form {...args}>{fields(args.errors)}</Form>
    </div>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const WithOneFault: Story = { args: { errors: faults.slice(0, 1) } };
export const WithFaults: Story = {
  args: { errors: faults },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }));
    await userEvent.click(page.getByRole('button', { name: 'Invalid email format.' }));
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** Fields of a row stand beside each other where there is room. */
export const WithARow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Form {...args}>
        <FormRow>
          <TextField label="First Name" name="firstName" isRequired value="" onChange={fn()} />
          <TextField label="Last Name" name="lastName" isRequired value="" onChange={fn()} />
        </FormRow>
        <Button type="submit" variant="primary">
          Send Message
        </Button>
      </Form>
    </div>
  ),
};
