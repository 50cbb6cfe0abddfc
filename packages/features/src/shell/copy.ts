/** Default texts of the shell's own questions; those of its menu and bar are `sideMenuCopy` and `topBarCopy`. */
export const logoutCopy = {
  title: 'Log out?',
  text: 'Are you sure you want to log out?',
  cancel: 'Cancel',
  confirm: 'Log out',
};
