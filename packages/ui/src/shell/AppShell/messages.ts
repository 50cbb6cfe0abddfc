import { defineMessages } from '../../primitives/messages';
export const appShellMessages = defineMessages('appShell', {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  aside: 'At a glance',
});
