import type { Plugin } from 'vite';

const heavy = 'Intl.DateTimeFormat.supportedLocalesOf([';
const light = 'Intl.getCanonicalLocales([';

/**
 * react-aria asks, while it is loaded, whether the browser's locale is well formed, by a call that
 * reads the calendars of every locale there is: 30 ms of a first load, in one task. The other call
 * refuses the same locales and reads nothing.
 */
export function lightLocaleCheck(): Plugin {
  let isFound = false;
  return {
    name: 'light-locale-check',
    apply: 'build',
    // What renders the pages ahead leaves react-aria outside.
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-aria\/.*useDefaultLocale\.mjs$/ },
      handler(code) {
        if (!code.includes(heavy)) return;
        isFound = true;
        return { code: code.replace(heavy, light), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error(
          'react-aria no longer checks the locale as it did; see whether lightLocaleCheck is ' +
            'still needed.',
        );
    },
  };
}
