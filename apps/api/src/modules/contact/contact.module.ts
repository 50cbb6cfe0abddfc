import type { Module } from '../module';
import { contactPageRoutes } from './contactPage';
import { contactRoutes } from './contact.routes';

/** Messages to the people who run the product. */
export const contactModule: Module = {
  name: 'Contact',
  routes: contactRoutes,
  pages: contactPageRoutes,
};
