import type { Preview } from '@storybook/react-vite';
import { brands } from './brands';
import { languages } from './languages';

const titled = (entries: Record<string, { title: string }>) =>
  Object.entries(entries).map(([value, { title }]) => ({ value, title }));

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** What can be chosen for all stories at once. */
export const globalTypes: Preview['globalTypes'] = {
  theme: choice('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'high-contrast', title: 'High contrast' },
  ]),
  locale: choice('Language', 'globe', titled(languages)),
  direction: choice('Direction', 'transfer', [
    { value: 'auto', title: 'As the language is written' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  brand: choice('Brand', 'paintbrush', titled(brands)),
};

export const initialGlobals = {
  theme: 'dark',
  locale: 'en',
  direction: 'auto',
  brand: 'clubline',
};
