import type { ReactNode } from 'react';
import { ThemeScope } from '@clubline/ui';
import { ToastContainer, useThemePreference } from '@clubline/features';

/** Gives every page the theme its reader prefers, and the toasts a place above whatever changes with the address. */
export function ThemedPage({ children }: { children: ReactNode }) {
  const { theme } = useThemePreference();
  return (
    <ThemeScope theme={theme}>
      {children}
      <ToastContainer />
    </ThemeScope>
  );
}
