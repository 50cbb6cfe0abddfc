import { useNamedMessages } from '@clubline/ui';
import type { FeaturesMessages } from './messages.types';

/** The texts of a feature: its own, those that the page has set, and those it was given, each before the former. */
export function useMessages<Name extends keyof FeaturesMessages>(
  name: Name,
  own: FeaturesMessages[Name],
  labels?: Partial<FeaturesMessages[Name]>,
): FeaturesMessages[Name] {
  return useNamedMessages(name, own, labels);
}
