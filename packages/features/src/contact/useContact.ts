import { useRef, useState } from 'react';
import { useClubline } from '../provider';
import { sendMessage, type ContactMessage } from './contact.calls';
import type { contactCopy } from './copy';

type Field = keyof ContactMessage;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The contact form: what was typed, what is wrong with it, and sending it once. */
export function useContact(text: typeof contactCopy) {
  const { client } = useClubline();
  const [fields, setFields] = useState<ContactMessage>({ name: '', email: '', message: '' });
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [state, setState] = useState<'writing' | 'sending' | 'failed' | 'sent'>('writing');
  const isSending = useRef(false);

  const email = fields.email.trim();
  const errors: Partial<Record<Field, string>> = {
    ...(fields.name.trim() === '' && { name: text.nameRequired }),
    ...(!EMAIL.test(email) && { email: email === '' ? text.emailRequired : text.emailFormat }),
    ...(fields.message.trim() === '' && { message: text.messageRequired }),
  };

  const submit = async () => {
    setLeft({ name: true, email: true, message: true });
    // The ref, because a second press may come before the next render.
    if (isSending.current || Object.keys(errors).length > 0) return;
    isSending.current = true;
    setState('sending');
    try {
      await sendMessage(client, {
        name: fields.name.trim(),
        email,
        message: fields.message.trim(),
      });
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      isSending.current = false;
    }
  };

  return {
    state,
    submit,
    /** The first field that has to be mended before anything is sent. */
    firstWrong: (Object.keys(fields) as Field[]).find((name) => errors[name]),
    dismissFailure: () => setState('writing'),
    /** What a field of this name needs. */
    field: (name: Field) => ({
      name,
      label: text[name],
      value: fields[name],
      onChange: (value: string) => setFields((all) => ({ ...all, [name]: value })),
      // An empty field that was only passed through is no fault yet.
      onBlur: () => setLeft((all) => ({ ...all, [name]: all[name] || fields[name].trim() !== '' })),
      errorMessage: left[name] ? errors[name] : undefined,
    }),
  };
}
