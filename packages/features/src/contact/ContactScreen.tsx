import {
  AlertDialog,
  AuthLayout,
  Button,
  Form,
  Icon,
  LinkButton,
  TextArea,
  TextField,
} from '@clubline/ui';
import { useMessages } from '../messages';
import { useClubline } from '../provider';
import { contactCopy } from './copy';
import { useContact } from './useContact';

export interface ContactScreenProps {
  /** Stands in large letters beside the form on wide pages. */
  tagline?: string;
  labels?: Partial<typeof contactCopy>;
}

/** A message to the people behind the product; partners and sponsors write here, too. */
export function ContactScreen({ tagline, labels }: ContactScreenProps) {
  const { hrefFor } = useClubline();
  const text = useMessages('contact', contactCopy, labels);
  const form = useContact(text);
  const home = hrefFor({ to: 'home' });
  const beside = tagline ? { tagline } : {};

  if (form.state === 'sent') {
    return (
      <AuthLayout title={text.sentTitle} description={text.sentText} isTitleFocused {...beside}>
        <LinkButton href={home} variant="primary" size="l">
          {text.backHome}
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      back={
        <LinkButton
          href={home}
          variant="quiet"
          aria-label={text.close}
          icon={<Icon name="close" />}
        />
      }
      title={text.title}
      description={text.lead}
      {...beside}
    >
      <Form
        aria-label={text.title}
        onSubmit={({ currentTarget }) => {
          const field = form.firstWrong && currentTarget.elements.namedItem(form.firstWrong);
          if (field instanceof HTMLElement) field.focus();
          void form.submit();
        }}
      >
        <TextField {...form.field('name')} autoComplete="name" isRequired />
        <TextField {...form.field('email')} type="email" autoComplete="email" isRequired />
        <TextArea {...form.field('message')} rows={6} isRequired />
        {/* Not disabled while sending, so that the focus has somewhere to be; a second press sends nothing. */}
        <Button type="submit" variant="primary" size="l">
          {form.state === 'sending' ? text.sending : text.send}
        </Button>
      </Form>
      <AlertDialog
        isOpen={form.state === 'failed'}
        onOpenChange={form.dismissFailure}
        title={text.failed}
      />
    </AuthLayout>
  );
}
