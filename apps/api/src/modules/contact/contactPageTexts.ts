import type { Translations } from '../../http/language';
import type { PageResult } from '../../http/forms/plainPage';

/** What the page says that answers the contact form without script. */
interface ContactPageTexts {
  title: string;
  name: string;
  email: string;
  message: string;
  submit: string;
  /** What is wrong with a field, by its name; `tooLong` with any of them. */
  problems: { name: string; email: string; message: string };
  tooLong: (field: string, max: number) => string;
  sent: PageResult;
}

/** In the words of the contact page. */
export const contactPageTexts: Translations<ContactPageTexts> = {
  en: {
    title: 'Contact',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    submit: 'Send Message',
    problems: {
      name: 'Name is required',
      email: 'Invalid email format.',
      message: 'Message is required',
    },
    tooLong: (field, max) => `${field} can have at most ${max} characters.`,
    sent: {
      title: 'Message Sent!',
      text: 'Thank you. The answer comes to the address you gave.',
      action: 'Back to Home',
    },
  },
  es: {
    title: 'Contacto',
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    submit: 'Enviar mensaje',
    problems: {
      name: 'El nombre es obligatorio',
      email: 'El formato del correo no es válido.',
      message: 'El mensaje es obligatorio',
    },
    tooLong: (field, max) => `${field}: como máximo ${max} caracteres.`,
    sent: {
      title: '¡Mensaje enviado!',
      text: 'Gracias. La respuesta llegará a la dirección que nos diste.',
      action: 'Volver al inicio',
    },
  },
  ar: {
    title: 'التواصل معنا',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    submit: 'إرسال الرسالة',
    problems: {
      name: 'الاسم مطلوب',
      email: 'صيغة البريد الإلكتروني غير صحيحة.',
      message: 'الرسالة مطلوبة',
    },
    tooLong: (field, max) => `${field}: الحد الأقصى ${max} من الأحرف.`,
    sent: {
      title: 'أُرسلت الرسالة!',
      text: 'شكرًا لك. يصل الرد إلى العنوان المذكور.',
      action: 'العودة إلى الرئيسية',
    },
  },
};
