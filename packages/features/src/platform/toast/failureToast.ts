import type { ToastContent } from '@clubline/ui';
import { failureText } from '../fieldErrors';

/** What a toast says of a call that failed: what did not work, and why as far as that is known. */
export function failureToast(title: string, error: unknown, fallback: string): ToastContent {
  return { title, description: failureText(error, fallback), tone: 'critical' };
}
