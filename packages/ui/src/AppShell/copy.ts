export const appShellCopy = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
};
