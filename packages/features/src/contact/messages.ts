import { defineMessages } from '../platform/messages';
/**
 * Default texts of the contact page. Some of them are fixed to the character by the product's
 * definition.
 */
export const contactMessages = defineMessages('contact', {
  tagline: 'Make Sports More You',
  title: 'Contact',
  lead: 'Questions, ideas, partnerships and sponsorship: write to us, and a person will answer.',
  close: 'Close and go to the home page',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailFormat: 'Invalid email format.',
  messageRequired: 'Message is required',
  failed: 'Failed to send message. Please try again.',
  sentTitle: 'Message Sent!',
  sentText: 'Thank you. The answer comes to the address you gave.',
  backHome: 'Back to Home',
});
