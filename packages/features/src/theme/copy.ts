/** Default texts of the theme menu. */
export const themeMenuCopy = {
  menu: (current: string) => `Theme: ${current}`,
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
  highContrast: 'High contrast',
};
