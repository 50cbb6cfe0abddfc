import { EMAIL_PATTERN } from '@clubline/contract';
import { useRef, useState } from 'react';
import { useFieldErrors } from '../platform/fieldErrors';
import type { TextsOf } from '../platform/messages';
import { useClubline } from '../platform/provider';
import { sendMessage, type ContactMessage } from './contact.calls';
import type { contactMessages } from './messages';

type Field = keyof ContactMessage;

const properties = { name: ['name'], email: ['email'], message: ['message'] };

/** The contact form: what was typed, what is wrong with it, and sending it once. */
export function useContact(text: TextsOf<typeof contactMessages>) {
  const { client } = useClubline();
  const [fields, setFields] = useState<ContactMessage>({ name: '', email: '', message: '' });
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | 'sent'>('writing');
  const server = useFieldErrors<Field>(properties);
  const refusal = useRef<unknown>(undefined);
  const isSending = useRef(false);

  const email = fields.email.trim();
  const errors: Partial<Record<Field, string>> = {
    ...(fields.name.trim() === '' && { name: text.nameRequired }),
    ...(!EMAIL_PATTERN.test(email) && {
      email: email === '' ? text.emailRequired : text.emailFormat,
    }),
    ...(fields.message.trim() === '' && { message: text.messageRequired }),
  };

  const submit = async () => {
    setLeft({ name: true, email: true, message: true });
    // The ref, because a second press may come before the next render.
    if (isSending.current || Object.keys(errors).length > 0) return;
    isSending.current = true;
    server.clear();
    setState('sending');
    try {
      await sendMessage(client, {
        name: fields.name.trim(),
        email,
        message: fields.message.trim(),
      });
      setState('sent');
    } catch (error) {
      refusal.current = error;
      setState('failed');
    } finally {
      isSending.current = false;
    }
  };

  return {
    state,
    /** Whether something is written, and not sent. */
    isWritten: state !== 'sent' && Object.values(fields).some((value) => value.trim() !== ''),
    submit,
    dismissFailure() {
      setState('writing');
      // Under the dialog nobody could go to the field.
      server.show(refusal.current);
    },
    /** What a field of this name needs. */
    field: (name: Field) => ({
      name,
      label: text[name],
      value: fields[name],
      onChange(value: string) {
        server.clear(name);
        setFields((all) => ({ ...all, [name]: value }));
      },
      // An empty field that was only passed through is no fault yet.
      onBlur: () => setLeft((all) => ({ ...all, [name]: all[name] || fields[name].trim() !== '' })),
      errorMessage: (left[name] ? errors[name] : undefined) ?? server.errors[name],
    }),
  };
}
