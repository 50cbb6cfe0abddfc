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
import { UnsavedWords } from '../platform/leaving';
import { useMessages, type Labels } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { contactMessages } from './messages';
import { useContact } from './useContact';

export interface ContactScreenProps {
  /** Texts to replace, one by one; the others come from `MessagesProvider` or are English. */
  labels?: Labels<typeof contactMessages>;
}

/** A message to the people behind the product; partners and sponsors write here, too. */
export function ContactScreen({ labels }: ContactScreenProps) {
  const { hrefFor } = useClubline();
  const text = useMessages(contactMessages, labels);
  const form = useContact(text);
  const home = hrefFor({ to: 'home' });

  if (form.state === 'sent') {
    return (
      <AuthLayout
        title={text.sentTitle}
        description={text.sentText}
        tagline={text.tagline}
        isTitleFocused
      >
        <LinkButton href={home} variant="primary" size="large">
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
      tagline={text.tagline}
    >
      <UnsavedWords isUnsaved={form.isWritten} />
      <Form aria-label={text.title} onSubmit={() => void form.submit()}>
        <TextField {...form.field('name')} autoComplete="name" isRequired />
        <TextField {...form.field('email')} type="email" autoComplete="email" isRequired />
        <TextArea {...form.field('message')} rows={6} isRequired />
        {/* Not disabled while sending, so that the focus has somewhere to be; a second press
            sends nothing. */}
        <Button type="submit" variant="primary" size="large">
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
